import { detail } from '../small-site.ts'
import { type Faults, type Planted, plantedIn } from '../planted.ts'

const [part, products, news, calendar] = [
  '/datos/catalogo/1.json',
  '/datos/google/productos-1.json',
  '/novedades/fr.xml',
  '/agenda.ics'
]

const faults: Faults = {
  'the lists of the catalogue name what its parts have': [
    [
      'an experience in another part than the list says',
      '/datos/catalogo/provincia/malaga.json',
      'catalogo/1.json',
      'catalogo/2.json'
    ]
  ],
  'the page of an experience names its oEmbed file, which leads back to it': [
    [
      'a file about another experience',
      '/embed/oembed/es/kayak.json',
      'experiencias/kayak',
      'experiencias/barco',
      detail
    ]
  ],
  'embeds lead to pages and posters that are there': [
    [
      'a card of an experience that is gone',
      '/embed/v1/es/malaga.json',
      '/experiencias/kayak"',
      '/experiencias/viejo"'
    ],
    ['a file that the element cannot read', '/embed/v1/es/malaga.json', '"groups"', '"grupos"']
  ],
  'a frame is light, and asks nobody but this site': [
    [
      'a picture of another host',
      '/embed/v1/es/malaga',
      'src="/carteles/wide/kayak.svg"',
      'src="https://otro.example/foto.jpg"'
    ]
  ],
  'the catalogue and its parts follow its schema': [
    ['a price as a text', part, '"precioDesde":35', '"precioDesde":"35"'],
    ['a part without its schema', part, '"$schema"', '"schema"'],
    ['a schema that is none', '/catalogo.schema.json', '"$schema"', '{']
  ],
  'the catalogue says what the pages say': [
    [
      'another adult price than the page, though it is among the rates',
      part,
      '"precioAdulto":35',
      '"precioAdulto":20'
    ],
    ['an experience without a page', part, 'experiencias/kayak"', 'experiencias/viejo"']
  ],
  'the product feed has the fields that Things to do asks for': [
    ['a product without a price', products, /"price_options":\[[^\]]*\]/, '"price_options":[]'],
    ['a price with a decimal comma', products, '"units":35', '"units":"35,00"'],
    [
      'a price for children beside that for adults',
      products,
      /"price_options":\[(\{[^\]]*\})\]/,
      '"price_options":[$1,$1]'
    ],
    [
      'a category that Google does not know',
      products,
      '"option_categories":[]',
      '"option_categories":[{"label":"agua"}]'
    ]
  ],
  'a product costs nothing only where its page says so': [
    ['the price of a baby', products, '"units":35', '"units":0']
  ],
  'the parts of the product feed belong together': [
    ['parts of two publications', products, '20260501', '20260502'],
    ['a part that is counted twice', products, '"shard_id":0', '"shard_id":1']
  ],
  'products have ids of their own, and lead to pages and pictures': [
    ['an id used twice', products, '"id":"kayak"', '"id":"boat"', '/datos/google/productos-2.json'],
    ['a product without a page', products, 'experiencias/kayak"', 'experiencias/viejo"']
  ],
  'the news are there in every language, and well-formed': [
    ['an unescaped sign', news, '<title>Kayak', '<title>Kayak & <sol'],
    ['a sign that XML forbids', news, '<title>Kayak', '<title>Kayak\u0008']
  ],
  'the news have a channel in their language, and items with a page and a day, newest first': [
    ['the oldest first', news, 'Sat, 02 May', 'Thu, 02 Apr'],
    ['a day that nobody can read', news, /<pubDate>[^<]*/, '<pubDate>ayer'],
    ['French news that say they are Spanish', news, '<language>fr', '<language>es']
  ],
  'calendars follow RFC 5545': [
    ['lines that end as on Unix', calendar, '\r\n', '\n'],
    ['a line that is too long', calendar, 'SUMMARY:Kayak', `SUMMARY:${'Kayak '.repeat(20)}`],
    ['a calendar that does not end', calendar, 'END:VCALENDAR', '']
  ],
  'a calendar has at least one event': [
    ['a calendar without events', calendar, /BEGIN:VEVENT[^]*END:VEVENT\r\n/, '']
  ],
  'each event of a calendar has its id, its day, its name and its page': [
    ['an event without an id', calendar, /UID:[^\r]*\r\n/, ''],
    ['an event without a page', calendar, '/experiencias/kayak', '/experiencias/viejo']
  ],
  'the guide for programs leads to files that are there': [
    ['a guide to nothing', '/llms.txt', '/en/malaga.md', '/en/cadiz.md']
  ],
  'a copy in Markdown says what the page says': [
    ['a copy of another page', '/experiencias/kayak.md', '# Kayak', '# Barco', detail],
    ['html in a copy', '/experiencias/kayak.md', '\n\n', '\n\n<p>Sol</p>', detail]
  ],
  'a page names its copy in Markdown': [
    ['a page that does not name its copy', detail, 'type="text/markdown"', 'type="text/plain"']
  ],
  'every copy in Markdown can be found': [
    [
      'a copy that no list names',
      '/fr/malaga.md',
      '/fr/experiencias/kayak.md',
      '/experiencias/kayak.md',
      '/fr/experiencias/kayak.md'
    ]
  ]
}

export const feedFaults: Planted[] = plantedIn(faults)
