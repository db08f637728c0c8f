import { routes } from '#domain/site/routes.ts'
import { detail, listing } from '../small-site.ts'
import { type Faults, type Planted, plantedIn, swap } from '../planted.ts'

const contact = '/.well-known/security.txt'
const partner = '/datos/partners/coches.json'

const noCode = 'nothing in a page but its own scripts can run'
const shown = 'src="/embed/v1/es/malaga"'

const inPages: Faults = {
  'opening a page asks no other host': [
    [
      'a picture of another host',
      listing,
      'src="/carteles/wide/kayak.svg?v=1"',
      'src="https://fotos.example/kayak.jpg"'
    ],
    [
      'a style sheet of another host',
      detail,
      '</head>',
      '<link rel="stylesheet" href="//fuentes.example/letra.css"></head>'
    ]
  ],
  'the security policy names every script and style of a page': [
    ['a script that nobody counted', detail, '</head>', '<script>alert(1)</script></head>'],
    ['a style that nobody counted', listing, '</head>', '<style>b{color:red}</style></head>']
  ],
  'no element carries a script or a style': [
    ['a style attribute', detail, '<h1>', '<h1 style="color:red">'],
    ['an attribute that runs', detail, '<h1>', '<h1 onclick="alert(1)">']
  ],
  [noCode]: [
    ['a frame in a description', detail, '<p>Málaga</p>', '<iframe src="/x"></iframe>'],
    ['an embed in a description', detail, '<p>Málaga</p>', `<iframe ${shown}></iframe>`],
    [
      'a frame of another host where embeds are made',
      routes.embedMaker,
      shown,
      'src="//evil.example/embed/v1"'
    ],
    [
      'another page of the site in the frame where embeds are made',
      routes.embedMaker,
      shown,
      'src="/cuenta"'
    ],
    ['a frame that leaves the folder of embeds', routes.embedMaker, shown, 'src="/embed/../cuenta"'],
    ['an embed with a document of its own', routes.embedMaker, shown, `${shown} srcdoc="<p>Málaga</p>"`],
    ['a link that runs', detail, '<p>Málaga</p>', '<a href=" javascript:alert(1)">Málaga</a>']
  ],
  'who finds a weakness knows whom to tell': [
    ['a contact whose date has passed', contact, /Expires: .*/, 'Expires: 2026-01-01T00:00:00Z'],
    [
      'a contact whose date is near',
      contact,
      /Expires: .*/,
      `Expires: ${new Date(Date.now() + 29 * 24 * 60 * 60 * 1000).toISOString()}`
    ],
    ['nobody to write to', contact, 'mailto:', '']
  ]
}

const targets = ['http://agenda.example', '//agenda.example', 'javascript:alert(1)', '/\\\\agenda.example']

export const securityFaults: Planted[] = [
  ...plantedIn(inPages),
  ...targets.map(target => ({
    at: partner,
    caughtBy: 'partners lead to own paths or secure addresses',
    fault: `a partner that leads to ${target}`,
    plant: swap(partner, '"/agenda"', JSON.stringify(target))
  }))
]
