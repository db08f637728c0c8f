import { expect, test } from 'vitest'

import { cardOf } from '#domain/card.ts'
import { markdownOf } from '#i18n/feeds/markdown.ts'
import { newsFeed } from '#i18n/feeds/news.ts'
import { productShard } from '#i18n/feeds/products.ts'
import { experienceMarkdown } from '#i18n/feeds/twin.ts'
import { wordsFor } from '#i18n/words.ts'
import { anExperience } from '../../fixtures/builders.ts'

test.each([
  ['<p>Uno.</p><p>Dos.</p>', 'Uno.\n\nDos.'],
  ['<p><strong>Ojo</strong> con el <em>viento</em></p>', '**Ojo** con el *viento*'],
  ['<ul><li>Agua</li><li>Sombra &amp; sol</li></ul>', '- Agua\n- Sombra & sol'],
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

test('news escape what XML would read as its own', () => {
  const card = cardOf(anExperience({ name: { es: 'Sol & <sal>' } }), null)
  const feed = newsFeed(wordsFor('esd'), [{ card, updated: '2026-05-01T10:00:00+02:00' }])
  expect(feed).toContain('<title>Sol &amp; &lt;sal&gt;</title>')
  expect(feed).toContain('<pubDate>Fri, 01 May 2026 08:00:00 GMT</pubDate>')
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
  const shard = productShard({ day: '2026-11-21', part: 2, parts: 3, products })
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
