import sharp from 'sharp'

import { detail, listing } from '../small-site.ts'
import { type Faults, type Planted, plantedIn, swap } from '../planted.ts'

const sitemap = '/sitemap-paginas-1.xml'

const structuredData: Faults = {
  'structured data is one valid graph': [
    ['a graph that is no JSON', detail, '"@graph":[', '"@graph":{['],
    ['another context', detail, 'https://schema.org', 'https://example.org'],
    ['two graphs', detail, '</body>', '<script type="application/ld+json">{}</script></body>']
  ],
  'structured data has no rating': [
    ['a rating', detail, '"offers"', '"aggregateRating":{"ratingValue":5},"offers"']
  ],
  'each kind of page says what it is': [
    ['a home page without its business', '/en', 'Organization', 'Thing'],
    ['a listing without a list', listing, 'ItemList', 'Thing'],
    [
      'a page that says nothing of itself',
      '/contacto',
      /<script type="application\/ld\+json">.*?<\/script>/,
      ''
    ]
  ],
  'breadcrumbs count from 1 and are those of the page': [
    ['breadcrumbs from 0', listing, '"name":"Málaga","position":1', '"name":"Málaga","position":0'],
    ['a step that nobody sees', detail, '"name":"Málaga"', '"name":"Cádiz"'],
    ['a step without an address', detail, /"item":"[^"]*",/, '']
  ],
  'lists count from 1 and show what is on the page': [
    ['a list from 0', listing, /"position":1}]}]/, '"position":0}]}]'],
    ['a price that is not on the page', listing, '"price":35', '"price":30'],
    ['an item without a picture', listing, /"image":"[^"]*",/, '']
  ],
  'a detail is about one trip to buy, or one event with its day': [
    ['a detail about a book', detail, '["Product","TouristTrip"]', '"Book"'],
    ['another price than the page', detail, '"price":35', '"price":30']
  ],
  'an event has its day with an offset, and its place': [
    [
      'an event without its offset',
      detail,
      '["Product","TouristTrip"]',
      '"Event","startDate":"2026-12-01T20:00:00","location":{}'
    ]
  ],
  'an event says that it takes place, and where people are': [
    [
      'an event that may be cancelled',
      detail,
      '["Product","TouristTrip"]',
      '"Event","eventAttendanceMode":"https://schema.org/OfflineEventAttendanceMode"'
    ]
  ],
  'a product has an offer': [['a product that nobody sells', detail, /"offers":\{[^}]*\},/, '']],
  'offers are in euros': [
    ['a price in dollars', detail, '"EUR"', '"USD"'],
    ['a price as a text', detail, '"price":35', '"price":"35,00"']
  ],
  'addresses and pictures in structured data are there': [
    [
      'an address of nothing',
      detail,
      '"url":"https://www.clavel.example/experiencias/kayak"',
      '"url":"https://www.clavel.example/experiencias/viejo"'
    ]
  ],
  'questions and answers in structured data are those of the page': [
    ['an answer that nobody sees', '/preguntas-frecuentes', '<p>Así.</p></main>', '</main>']
  ]
}

const words: Faults = {
  'the title follows the pattern in the language of the page': [
    [
      'a German page with a Spanish title',
      `/de${listing}`,
      /<title>[^<]*/,
      '<title>Kayak - Experiencias de ocio en Andalucía'
    ],
    [
      'a title that is the pattern alone',
      listing,
      /<title>[^<]*/,
      '<title>- Experiencias de ocio en Andalucía'
    ]
  ],
  'a title is no longer than 65 characters where the name allows it': [
    [
      'a place after a long name',
      detail,
      /<title>[^<]*/,
      '<title>Kayak al amanecer en Maro, Nerja y sus acantilados - Experiencias de ocio en Andalucía'
    ],
    [
      'a listing that says in its title what the name of the site says',
      listing,
      /<title>[^<]*/,
      '<title>Kayak: todas las experiencias de Málaga - Experiencias de ocio en Andalucía'
    ]
  ],
  'the description has 70 to 160 characters': [
    [
      'a short description',
      listing,
      /<meta name="description" content="[^"]*"/,
      '<meta name="description" content="Kayak."'
    ]
  ],
  'no title and no description has a gap': [['a gap in a title', listing, '<title>Kayak', '<title>{{name}}']],
  'a page has one main heading': [
    ['two main headings', listing, '</h1>', '</h1><h1>Otra</h1>'],
    ['an empty heading', listing, /<h1>[^<]*/, '<h1>']
  ]
}

const sharing: Faults = {
  'a shared link has its title, description, address, language and picture': [
    ['no twitter:card', listing, /<meta name="twitter:card"[^>]*>/, '']
  ],
  'a shared link is the canonical one': [
    [
      'the address of another page',
      `/es${listing}`,
      /og:url" content="[^"]*/,
      `og:url" content="https://www.clavel.example/es${listing}`
    ]
  ],
  'the language of a shared link has its country': [
    ['a language without a country', listing, 'content="es_ES"', 'content="es"']
  ],
  'the language of a shared link is the one that is shown': [
    ['the language of the page, where another is shown', `/pt${detail}`, 'content="es_ES"', 'content="pt_PT"']
  ],
  'the picture of a shared detail is of that experience': [
    ['the picture of another experience', detail, '/compartir/kayak-1.jpg', '/compartir/barco-1.jpg']
  ]
}

const pictures: Faults = {
  'pictures have their width and height': [['a picture without a height', listing, 'height="900"', '']],
  'pictures say what they show, or that they only decorate': [
    ['a picture without an alt', listing, /alt="[^"]*"/, '']
  ],
  'the words for a poster are in the language of the page': [
    ['a German poster with Spanish words', `/de${listing}`, /alt="[^"]*"/, 'alt="Cartel ilustrado: Kayak"']
  ],
  'photographs are WebP or AVIF in several sizes': [
    ['one large JPEG', listing, '/carteles/wide/kayak.svg?v=1', '/compartir/kayak-1.jpg']
  ],
  'the first picture is fetched first, the others when they are near': [
    ['a first picture without priority', listing, 'fetchpriority="high"', ''],
    ['a second picture that is not lazy', listing, 'loading="lazy"', ''],
    [
      'a picture that is folded away, and fetched all the same',
      listing,
      '<p role="status">',
      '<details><summary>Mapa</summary><img src="/mapa.svg" alt="" width="10" height="10"></details><p role="status">'
    ]
  ]
}

const sitemaps: Planted[] = plantedIn({
  'robots.txt names the sitemap': [['robots without the sitemap', '/robots.txt', 'Sitemap:', '# ']],
  'the sitemap and its parts are there, and well-formed': [
    ['a sitemap that is no XML', sitemap, '</urlset>', ''],
    ['a part that is missing', '/sitemap-index.xml', 'paginas', 'otra', '/sitemap-otra-1.xml']
  ],
  'nothing in the sitemap sends a first visitor away': [
    [
      'a listing that sends the first view of a visit on',
      listing,
      '<head>',
      "<head><script>if(sessionStorage.getItem('visita')===null)location.replace('/otra')</script>",
      sitemap
    ]
  ],
  'the sitemap has only pages that search engines may keep, with their languages': [
    [
      'a noindex page in the sitemap',
      sitemap,
      `<loc>https://www.clavel.example${listing}<`,
      '<loc>https://www.clavel.example/perfil<'
    ],
    ['a language that is missing there', sitemap, /<xhtml:link rel="alternate" hreflang="fr"[^>]*>/, '']
  ],
  'every page that search engines may keep is in the sitemap once': [
    [
      'a page that is not there',
      sitemap,
      new RegExp(`<url><loc>https://www.clavel.example${listing}<.*?</url>`),
      '',
      listing
    ]
  ],
  'the last change of a page is a moment that has been': [
    ['a change in the future', sitemap, /<lastmod>2026/, '<lastmod>2126']
  ],
  'the last change of a detail is the one it says itself': [
    ['the day of the build', sitemap, /<lastmod>[^<]*/, '<lastmod>2026-11-01']
  ]
})

const large = await sharp({ create: { background: 'white', channels: 3, height: 600, width: 600 } })
  .jpeg()
  .toBuffer()

const others: Faults = {
  'a detail has all its sections in its HTML': [
    ['an empty section', detail, '<h2>horarios</h2><p>Lo que hay que saber.</p>', '<h2>horarios</h2>']
  ],
  'every link has an address without scripts': [
    ['a link that only a script follows', listing, `href="${detail}"`, 'href="#"']
  ],
  'a listing has its cards as links in its HTML': [
    ['a listing whose cards a script draws', listing, `href="${detail}"`, 'href="/"']
  ]
}

export const contentFaults: Planted[] = [
  ...[structuredData, words, sharing, pictures, others].flatMap(plantedIn),
  ...sitemaps,
  {
    at: `/en${listing}`,
    caughtBy: 'no two pages have the same title',
    fault: 'two pages with one title',
    plant: files => {
      const title = /<title>[^<]*/.exec(String(files.get('en.html')))?.[0] ?? ''
      swap(`/en${listing}`, /<title>[^<]*/, title)(files)
    }
  },
  {
    at: `/en${listing}`,
    caughtBy: 'no two pages have the same description',
    fault: 'two pages with one description',
    plant: files => {
      const [text = ''] = /<meta name="description"[^>]*>/.exec(String(files.get('en.html'))) ?? []
      swap(`/en${listing}`, /<meta name="description"[^>]*>/, text)(files)
    }
  },
  {
    at: '/compartir/kayak-1.jpg',
    caughtBy: 'pictures for sharing are JPEGs of 1200 by 630 pixels, under 300 kB',
    fault: 'a square picture for sharing',
    plant: files => files.set('compartir/kayak-1.jpg', large)
  },
  {
    at: '/compartir/kayak-1.jpg',
    caughtBy: 'pictures for sharing are JPEGs of 1200 by 630 pixels, under 300 kB',
    fault: 'a heavy picture for sharing',
    plant: files => {
      const picture = files.get('compartir/kayak-1.jpg')
      files.set('compartir/kayak-1.jpg', Buffer.concat([Buffer.from(picture ?? ''), Buffer.alloc(300_000)]))
    }
  },
  {
    at: '/fr/404',
    caughtBy: 'there is an error page in the language of each prefix',
    fault: 'no French error page',
    plant: files => files.delete('fr/404.html')
  }
]
