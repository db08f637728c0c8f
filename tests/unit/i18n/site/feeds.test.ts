import { expect, test } from 'vitest'
import { z } from 'zod'

import { cardOf } from '#domain/catalogue/card.ts'
import { markdownOf } from '#i18n/feeds/markdown.ts'
import { newsFeed } from '#i18n/feeds/news.ts'
import { optionCategories } from '#i18n/feeds/option-categories.ts'
import { productShard } from '#i18n/feeds/products.ts'
import { experienceMarkdown, guideText, provinceMarkdown } from '#i18n/feeds/markdown-page.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { aCategory, anExperience } from '../../../fixtures/builders.ts'

test.each([
  ['<p>Uno.</p><p>Dos.</p>', 'Uno.\n\nDos.'],
  ['<p><strong>Ojo</strong> con el <em>viento</em></p>', '**Ojo** con el *viento*'],
  ['<ul><li>Agua</li><li>Sombra &amp; sol</li></ul>', '- Agua\n- Sombra & sol'],
  ['<p>Si &lt;script&gt; y 3 &lt; 5</p>', 'Si \\<script> y 3 \\< 5'],
  ['<p>\\&lt;script&gt;</p>', '\\\\\\<script>'],
  ['<p>[pulsa](javascript:alert(1))</p>', '\\[pulsa\\](javascript:alert(1))'],
  ['<h3>Antes</h3><p>Nada</p>', '### Antes\n\nNada'],
  ['<p>Mira <a href="https://x.example" rel="noopener">aquí</a></p>', 'Mira [aquí](https://x.example)']
])('%s is %s in Markdown', (html, markdown) => {
  expect(markdownOf(html)).toBe(markdown)
})

test('a copy in Markdown says the name, each price with per whom, and where to book', () => {
  const experience = anExperience({
    id: 'kayak',
    name: { en: 'Kayak at dawn', es: 'Kayak al amanecer' },
    prices: [{ amounts: [{ audience: 'nino', euros: 12.5 }], name: null }]
  })
  const text = experienceMarkdown(wordsFor('en'), { company: null, experience, opinions: [], provinces: [] })
  expect(text).toMatch(/^# Kayak at dawn\n/)
  expect(text).toContain('- per child: €12.50')
  expect(text).toContain('<https://www.clavel.example/en/experiencias/kayak>')
})

test('a copy in Markdown holds no html and no link that a text has made', () => {
  const hostile = '<img src=x onerror=alert(1)> [pulsa](javascript:alert(1)) `<b>` \\<i>'
  const inHtml = hostile.replaceAll('<', '&lt;')
  const text = { es: hostile }
  const experience = anExperience({
    address: hostile,
    cancellationHtml: { es: `<p>${inHtml}</p>` },
    descriptionHtml: { es: `<p>${inHtml}</p>` },
    gettingThereHtml: { es: `<p>${inHtml}</p>` },
    id: 'kayak',
    importantHtml: { es: `<ul><li>${inHtml}</li></ul>` },
    included: [text],
    meetingPoint: text,
    municipality: hostile,
    name: text,
    prices: [{ amounts: [{ audience: hostile, euros: 12.5 }], name: text }],
    tagline: text
  })
  const opinion = {
    author: hostile,
    date: '2026-05-01T10:00:00Z',
    id: 'o1',
    isPurchaseVerified: false,
    language: 'es',
    text: hostile
  } as const
  const words = wordsFor('esd')
  const card = cardOf(experience, null)
  const province = { name: text, slug: 'malaga' } as const
  for (const twin of [
    experienceMarkdown(words, { company: null, experience, opinions: [opinion], provinces: [] }),
    provinceMarkdown(words, { cards: [card], province }),
    guideText({ hasAgenda: false, provinces: [province] })
  ]) {
    expect(twin).toContain('alert(1)')
    // An even number of backslashes before it are signs of the text, and the next one begins html.
    expect(twin).not.toMatch(/(?<!\\)(?:\\\\)*<(?!https:)/)
    expect(twin).not.toMatch(/(?<!\\)(?:\\\\)*\]\(javascript/)
  }
})

test('news escape what XML would read as its own', () => {
  const card = cardOf(anExperience({ name: { es: 'Sol & <sal>' } }), null)
  const feed = newsFeed(wordsFor('esd'), [{ card, updated: '2026-05-01T10:00:00+02:00' }])
  expect(feed).toContain('<title>Sol &amp; &lt;sal&gt;</title>')
  expect(feed).toContain('<pubDate>Fri, 01 May 2026 08:00:00 GMT</pubDate>')
})

function optionsOf(given: Partial<Parameters<typeof anExperience>[0]>): unknown[] {
  const experience = anExperience(given)
  const products = [{ categories: [], company: null, experience, picture: '/compartir/paseo-1.jpg' }]
  const shard: unknown = JSON.parse(productShard({ nonce: 1, part: 1, parts: 1, products }))
  return z.object({ products: z.tuple([z.object({ options: z.array(z.unknown()) })]) }).parse(shard)
    .products[0].options
}

const euros = (units: number) => [{ price: { currency_code: 'EUR', nanos: 0, units } }]

test('an option has one price: what an adult pays, else what all pay together', () => {
  const prices = [
    {
      amounts: [
        { audience: 'bebe', euros: 0 },
        { audience: 'residente', euros: 15 },
        { audience: 'adulto', euros: 20 }
      ],
      name: null
    },
    { amounts: [{ audience: 'grupo', euros: 290 }], name: null },
    { amounts: [{ audience: 'nino', euros: 10 }], name: null }
  ]
  const options = optionsOf({ id: 'paseo', priceFrom: { audience: 'nino', euros: 10, kind: 'from' }, prices })
  expect(options).toMatchObject([
    { id: 'paseo-1', price_options: euros(20) },
    { id: 'paseo-2', price_options: euros(290) }
  ])
})

test('nothing costs 0 € that is not free', () => {
  const line = (amount: number) => [
    {
      amounts: [
        { audience: 'adulto', euros: amount },
        { audience: 'grupo', euros: 50 }
      ],
      name: null
    }
  ]
  expect(optionsOf({ priceFrom: { audience: 'grupo', euros: 50, kind: 'from' }, prices: line(0) })).toEqual(
    []
  )
  expect(optionsOf({ priceFrom: { kind: 'free' }, prices: line(0) })).toMatchObject([
    { price_options: euros(0) }
  ])
})

test('an option is filtered by words of Google, each of them once', () => {
  const categories = ['caballos', 'fauna', 'flamenco'].map(slug => aCategory({ id: slug, slug }))
  const experience = { durationMinutes: 480, guideLanguages: ['es'] }
  expect(optionCategories({ categories, experience })).toEqual(['animals', 'day-trips', 'guided-tours'])
  expect(
    optionCategories({ categories: [], experience: { durationMinutes: 60, guideLanguages: [] } })
  ).toEqual([])
})

test('a product has its cents as nanos, and each line of its price list is an option', () => {
  const experience = anExperience({
    freeCancellationHours: 48,
    prices: [
      { amounts: [{ audience: 'adulto', euros: 12.5 }], name: { es: 'Mañana' } },
      { amounts: [{ audience: 'adulto', euros: 20 }], name: { es: 'Tarde' } }
    ]
  })
  const products = [{ categories: [], company: null, experience, picture: '/compartir/paseo-1.jpg' }]
  const shard: unknown = JSON.parse(productShard({ nonce: 20_261_121, part: 2, parts: 3, products }))
  expect(shard).toMatchObject({
    feed_metadata: { nonce: 20_261_121, shard_id: 1, total_shards_count: 3 },
    products: [
      {
        options: [
          {
            cancellation_policy: {
              refund_conditions: [{ min_duration_before_start_time_sec: 172_800, refund_percent: 100 }]
            },
            price_options: [{ price: { currency_code: 'EUR', nanos: 500_000_000, units: 12 } }],
            title: { localized_texts: [{ language_code: 'es', text: 'Mañana' }] }
          },
          { price_options: [{ price: { nanos: 0, units: 20 } }] }
        ]
      }
    ]
  })
})
