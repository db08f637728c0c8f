import { catalogueSchema, encodeIndex, encodeList, encodePart } from '#contract/published/catalogue.ts'
import { encodeChanges } from '#contract/published/catalogue-changes.ts'
import { encodeExperience } from '#contract/published/encode-experience.ts'
import { calendarFile } from '#domain/time/calendar.ts'
import { feedRoutes } from '#domain/site/feed-routes.ts'
import { languages, localeOf } from '#domain/text/locale.ts'
import { pathIn } from '#domain/site/routes.ts'
import { oembedPath } from '#domain/embed/embed-routes.ts'
import { oembedOf } from '#i18n/embed/oembed.ts'
import { newsFeed } from '#i18n/feeds/news.ts'
import { productShard } from '#i18n/feeds/products.ts'
import { guideText } from '#i18n/feeds/markdown-page.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { settings } from '#settings.ts'
import { cardOf } from '#domain/catalogue/card.ts'
import { anExperience } from '../../fixtures/builders.ts'

const $schema = settings.site + feedRoutes.catalogueSchema
const url = `${settings.site}/experiencias/kayak`

const kayak = anExperience({
  id: 'kayak',
  isVip: true,
  name: { de: 'Kayak', en: 'Kayak', es: 'Kayak', fr: 'Kayak' },
  priceFrom: { audience: 'adulto', euros: 35, kind: 'from' },
  prices: [{ amounts: [{ audience: 'adulto', euros: 35 }], name: null }]
})
const boat = anExperience({ ...kayak, id: 'boat' })

const listed = settings.site + feedRoutes.catalogueList('provincia', 'malaga')
const index = encodeIndex(
  $schema,
  [{ count: 1, updated: null, url: settings.site + feedRoutes.cataloguePart(1) }],
  {
    calendars: [],
    changes: settings.site + feedRoutes.catalogueChanges,
    lists: { categories: [], days: [], provinces: [listed] },
    news: ['categoria/barcos'],
    octo: [settings.site + feedRoutes.octoPart(1)]
  }
)
const list = encodeList($schema, 'provincia/malaga', [
  { id: 'kayak', part: settings.site + feedRoutes.cataloguePart(1), url }
])

function shard(part: number, experience: typeof kayak): string {
  const product = { categories: [], company: null, experience, picture: '/compartir/kayak-1.jpg' }
  return productShard({ nonce: 20_260_501, part, parts: 2, products: [product] })
}

const news = ['2026-05-02', '2026-05-01'].map(updated => ({ card: cardOf(kayak, null), updated }))

const calendar = calendarFile('Agenda', [
  {
    description: 'Una tarde en kayak',
    end: null,
    place: 'Nerja',
    stamp: '2026-05-01T00:00:00Z',
    start: '2026-05-02T20:00:00+02:00',
    title: 'Kayak',
    uid: 'kayak@clavel.example',
    updated: '2026-05-01T10:00:00+02:00',
    url
  }
])

const embed = {
  groups: [
    {
      cards: [
        { id: 'kayak', name: 'Kayak', picture: '/carteles/wide/kayak.svg?v=1', url: '/experiencias/kayak' }
      ],
      day: null,
      title: 'Málaga'
    }
  ],
  words: { all: 'Todo', listing: '/malaga/experiencias/listado', note: '', partnerNote: '' }
}

/** Feeds of the small site. */
export function smallFeeds(): [string, string][] {
  const byAddress: [string, string][] = [
    ['/embed/v1/es/malaga.json', JSON.stringify(embed)],
    [
      '/embed/v1/es/malaga.html',
      '<!doctype html><title>Málaga</title><img alt="" src="/carteles/wide/kayak.svg">'
    ],
    ...(['de', 'en', 'es', 'fr'] as const).map((language): [string, string] => [
      oembedPath(language, 'kayak'),
      JSON.stringify(oembedOf(wordsFor(localeOf(language)), { ...kayak, slug: 'kayak' }))
    ]),
    [feedRoutes.catalogue, JSON.stringify(index)],
    [feedRoutes.catalogueList('provincia', 'malaga'), JSON.stringify(list)],
    [feedRoutes.cataloguePart(1), JSON.stringify(encodePart($schema, [encodeExperience(kayak, [], null)]))],
    [feedRoutes.catalogueChanges, JSON.stringify(encodeChanges($schema, { changes: [], gone: ['cerrada'] }))],
    [feedRoutes.catalogueSchema, JSON.stringify(catalogueSchema())],
    [feedRoutes.productFeed(1), shard(1, kayak)],
    [feedRoutes.productFeed(2), shard(2, boat)],
    ...languages.map((language): [string, string] => [
      feedRoutes.news(language),
      newsFeed(wordsFor(localeOf(language)), news)
    ]),
    ['/agenda.ics', calendar],
    [
      feedRoutes.llms,
      guideText({ hasAgenda: true, provinces: [{ name: { es: 'Málaga' }, slug: 'malaga' }] })
    ],
    ...languages.flatMap((language): [string, string][] => {
      const prefix = pathIn(localeOf(language), '')
      const twin = language === 'pt' ? '/experiencias/kayak' : `${prefix}/experiencias/kayak`
      return [
        [`${prefix}/malaga.md`, `# Málaga\n\n- [Kayak](${settings.site}${twin}.md)\n`],
        [`${prefix}/agenda.ics`, calendar],
        ...(language === 'pt'
          ? []
          : [[`${twin}.md`, `# Kayak\n\n<${settings.site}${twin}>\n`] satisfies [string, string]])
      ]
    })
  ]
  return byAddress.map(([address, content]) => [address.slice(1), content])
}
