import { detail, listing } from '../small-site.ts'
import { type Faults, type Planted, plantedIn } from '../planted.ts'

const canonical = /<link rel="canonical" href="([^"]*)">/

const inFiles: Faults = {
  'an indexable page has one canonical address': [
    ['no canonical address', listing, canonical, ''],
    ['two canonical addresses', listing, canonical, '$&$&']
  ],
  'the canonical address is absolute, answers without a redirect and has no query': [
    [
      'a canonical address with a query',
      `/en${detail}`,
      canonical,
      '<link rel="canonical" href="$1?orden=precios">'
    ],
    ['a canonical address that redirects', `/en${detail}`, canonical, '<link rel="canonical" href="$1/">'],
    ['a relative canonical address', detail, canonical, `<link rel="canonical" href="${detail}">`],
    ['a canonical address of no page', detail, canonical, '<link rel="canonical" href="$1-viejo">']
  ],
  'the canonical page names itself and may be indexed': [
    [
      'a canonical page that names another',
      listing,
      canonical,
      '<link rel="canonical" href="https://www.clavel.example/preguntas-frecuentes">',
      `/es${listing}`
    ]
  ],
  'each language has its own canonical page, and Spanish the unprefixed one': [
    [
      'a second Spanish page that names itself',
      `/es${listing}`,
      canonical,
      `<link rel="canonical" href="https://www.clavel.example/es${listing}">`
    ],
    [
      'an English page that names the Spanish one',
      `/en${listing}`,
      canonical,
      `<link rel="canonical" href="https://www.clavel.example${listing}">`
    ]
  ],
  'account and error pages are noindex': [
    ['an account page without noindex', '/de/perfil', '<meta name="robots" content="noindex">', '']
  ],
  'what everybody may read is not noindex, unless its list is empty': [
    ['a listing with noindex', `/fr${listing}`, '<head>', '<head><meta name="robots" content="noindex">']
  ],
  'links have no slash at the end and no .html': [
    ['a link with a slash at its end', listing, `href="${detail}"`, `href="${detail}/"`]
  ],
  'every link, picture and script of the site is there': [
    ['a link to nothing', listing, `href="${detail}"`, `href="${detail}-viejo"`]
  ],
  'a page lists itself in its languages, Spanish as the unprefixed page, and a default': [
    ['a page that does not list itself', `/fr${listing}`, /<link rel="alternate" hreflang="fr"[^>]*>/, ''],
    [
      'the second Spanish page as a language of its own',
      listing,
      /hreflang="es" href="https:..www.clavel.example/,
      '$&/es'
    ],
    ['no x-default', listing, /<link rel="alternate" hreflang="x-default"[^>]*>/, '']
  ],
  'every language of a page lists the same set': [
    [
      'a German page that forgets the others',
      `/de${listing}`,
      /<link rel="alternate" hreflang="fr"[^>]*>/,
      '',
      listing
    ]
  ],
  'the page says its language': [
    ['a Portuguese page that says it is Spanish', `/pt${listing}`, '<html lang="pt">', '<html lang="es">']
  ],
  'a page with a fallback text says so, and the text carries its own language': [
    ['a fallback text without its language', `/pt${detail}`, '<div lang="es">', '<div>'],
    ['a fallback text that nobody mentions', `/pt${detail}`, /<\/h1><p>[^<]*<\/p>/, '</h1>']
  ],
  'a page that is kept under another address is in no hreflang set': [
    [
      'a page with a fallback text that lists itself',
      `/pt${detail}`,
      '</head>',
      `<link rel="alternate" hreflang="pt" href="https://www.clavel.example/pt${detail}"></head>`
    ]
  ],
  'the language menu links to the same page in every language': [
    [
      'a language menu that leads to the home page',
      listing,
      `href="/de${listing}" hreflang`,
      'href="/de" hreflang'
    ],
    ['a language menu without one language', listing, /<li><a [^>]*hreflang="fr"[^<]*<\/a><\/li>/, ''],
    [
      'a name in the language menu that is read in the wrong language',
      listing,
      'hreflang="fr" lang="fr"',
      'hreflang="fr"'
    ]
  ],
  'links stay inside the locale': [
    [
      'an English page that links to the Spanish detail',
      `/en${listing}`,
      `href="/en${detail}">Kayak`,
      `href="${detail}">Kayak`
    ]
  ]
}

export const searchFaults: Planted[] = [
  ...plantedIn(inFiles),
  {
    at: `/pt${listing}`,
    caughtBy: 'every page is there in every locale',
    fault: 'a listing that is missing in Portuguese',
    plant: files => files.delete(`pt${listing}.html`)
  },
  {
    at: '/',
    caughtBy: 'every page is there in every locale',
    fault: 'a site without pages',
    plant: files => files.clear()
  }
]
