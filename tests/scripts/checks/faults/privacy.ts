import { feedRoutes } from '#domain/site/feed-routes.ts'
import { detail, listing } from '../small-site.ts'
import { type Faults, type Planted, plantedIn } from '../planted.ts'

const featured = 'what the catalogue features says so on its page and on every card, and nothing else does'

const faults: Faults = {
  'accepting all and only what is necessary are equally easy': [
    [
      'a refusal that looks weaker',
      listing,
      'class="button" data-consent-action="necessary"',
      'class="quiet" data-consent-action="necessary"'
    ],
    ['no button to the settings', listing, 'data-consent-action="settings"', ''],
    [
      'a box ticked beforehand',
      listing,
      '<main',
      '<input type="checkbox" name="kind" aria-label="Medir" checked><main'
    ]
  ],
  'the footer leads to everything the law asks for': [
    ['no link to the complaint forms', `/en${listing}`, 'href="/en/hojas-de-reclamaciones"', 'href="/en"'],
    ['no way back to the choice about cookies', listing, '#your-choice', '']
  ],
  'no page leads to the closed EU dispute platform': [
    [
      'a link to the closed platform',
      listing,
      '<main',
      '<a href="https://ec.europa.eu/consumers/odr">ODR</a><main'
    ]
  ],
  'prices are final, and say per whom': [
    ['a price for nobody', detail, '>por adulto<', '><'],
    ['prices that may not be final', detail, /Precios finales[^<]*/, 'Precios sin IVA']
  ],
  'the price from of a detail is the one that structured data carries': [
    ['another price in the booking box', detail, /35[^<]*<.p><.section>/, '20 €</p></section>']
  ],
  'a detail names the business that sells it': [
    ['a detail without a seller', detail, /<a href=".empresas.mar">Mar<.a>/, 'Mar']
  ],
  'a list says how its order is made': [
    ['a list that keeps its order to itself', listing, 'href="/como-ordenamos"', 'href="/"']
  ],
  [featured]: [
    ['a card that hides that it is featured', listing, /(<article>.*)<span>Destacada<.span>/s, '$1'],
    [
      'a card with two badges',
      listing,
      '<span>Destacada</span>',
      '<span class="badge">Destacada</span><span class="badge">Hoy 20:30</span>'
    ],
    ['a page that hides that it is featured', detail, '<span>Destacada</span>', ''],
    [
      'a card that says so without reason',
      feedRoutes.cataloguePart(1),
      '"destacada":true',
      '"destacada":false',
      `/en${listing}`
    ]
  ],
  'an opinion has its date and says whether the purchase was verified': [
    ['an opinion without a date', detail, /<time datetime[^>]*>[^<]*<.time>/, ''],
    ['an opinion of who knows whom', detail, /<.time> [^<]*/, '</time>']
  ]
}

export const privacyFaults: Planted[] = plantedIn(faults)
