import { type Fault, jsonOf } from 'site-checks'
import { allIn, nodesOf, ofType } from 'site-checks/structured-data'
import { z } from 'zod'
import { languages } from '#domain/text/locale.ts'
import { optionLabels } from '#i18n/feeds/option-categories.ts'
import { pathOf } from '../addresses.ts'
import type { Check } from '../check.ts'
import type { Site } from '../site.ts'

const file = /^\/datos\/google\/productos-\d+\.json$/
/** As its documentation limits it. */
const id = z.string().regex(/^[\w-]{1,200}$/)
const localized = z.object({
  localized_texts: z.array(z.object({ language_code: z.enum(languages), text: z.string().min(1) })).min(1)
})

const price = z.object({
  currency_code: z.literal('EUR'),
  nanos: z.int().min(0).max(999_999_999),
  units: z.int().min(0)
})

const option = z.object({
  id,
  landing_page: z.object({ url: z.url() }),
  option_categories: z.array(z.object({ label: z.enum(optionLabels) })),
  price_options: z.array(z.object({ id, price, title: z.string().min(1) })).length(1),
  title: localized
})

const product = z.object({
  description: localized,
  id,
  options: z.array(option).min(1),
  related_media: z.array(z.object({ type: z.literal('MEDIA_TYPE_PHOTO'), url: z.url() })),
  title: localized
})

const shard = z.object({
  feed_metadata: z.object({
    nonce: z.int().min(1),
    processing_instruction: z.literal('PROCESS_AS_SNAPSHOT'),
    shard_id: z.int().min(0),
    total_shards_count: z.int().min(1)
  }),
  products: z.array(product)
})

export const productChecks: readonly Check[] = [
  {
    checkSite: site =>
      shardsOf(site).flatMap(({ at, read }) =>
        read.success
          ? []
          : read.error.issues
              .slice(0, 3)
              .map(({ message, path }) => ({ at, change: `Let ${path.join('.')} fit: ${message}` }))
      ),
    id: 'F2',
    name: 'the product feed has the fields that Things to do asks for'
  },
  { checkSite: shardFaults, id: 'F2', name: 'the parts of the product feed belong together' },
  { checkSite: freeFaults, id: 'F2', name: 'a product costs nothing only where its page says so' },
  {
    checkSite: targetFaults,
    id: 'F2',
    name: 'products have ids of their own, and lead to pages and pictures'
  }
]

function shardsOf(site: Site) {
  return site.addresses
    .filter(address => file.test(address))
    .map(at => ({ at, read: shard.safeParse(jsonOf(site, at)) }))
}

function shardFaults(site: Site): Fault[] {
  const shards = shardsOf(site).flatMap(({ at, read }) => (read.success ? [{ at, ...read.data }] : []))
  const nonces = new Set(shards.map(({ feed_metadata }) => feed_metadata.nonce))
  const ids = new Set(shards.map(({ feed_metadata }) => feed_metadata.shard_id))
  return shards.flatMap(({ at, feed_metadata: { shard_id, total_shards_count } }) => [
    ...(total_shards_count === shards.length && ids.size === shards.length && shard_id < total_shards_count
      ? []
      : [{ at, change: `Count the parts from 0 to ${shards.length - 1}, of ${shards.length}.` }]),
    ...(nonces.size === 1 ? [] : [{ at, change: 'Give all parts the same nonce.' }])
  ])
}

function targetFaults(site: Site): Fault[] {
  const seen = new Set<string>()
  return shardsOf(site).flatMap(({ at, read }) => {
    if (!read.success) return []
    return read.data.products.flatMap(({ id, options, related_media }) => {
      const repeated = seen.has(id) ? [{ at, change: `Use the id ${id} once.` }] : []
      seen.add(id)
      const urls = [
        ...options.map(({ landing_page }) => landing_page.url),
        ...related_media.map(({ url }) => url)
      ]
      const dead = urls.filter(url => !site.has(pathOf(url) ?? '?'))
      return [...repeated, ...dead.map(url => ({ at, change: `Lead to what is there: ${url} is not.` }))]
    })
  })
}

/** A baby's 0 €, shown as the price, would be a lie. */
function freeFaults(site: Site): Fault[] {
  return shardsOf(site).flatMap(({ at, read }) => {
    const products = read.success ? read.data.products : []
    return products.flatMap(({ id, options }) => {
      const isFree = ({ price_options: [only] }: (typeof options)[number]) =>
        only?.price.units === 0 && only.price.nanos === 0
      const wrong = options.filter(option => isFree(option) && !isFreeOnPage(site, option.landing_page.url))
      return wrong.map(() => ({
        at,
        change: `Say what an adult pays for ${id}: its page does not call it free.`
      }))
    })
  })
}

function isFreeOnPage(site: Site, url: string): boolean {
  const path = pathOf(url) ?? ''
  if (!site.has(path)) return false
  return ofType(allIn(nodesOf(site.page(path))), 'Offer').some(({ price }) => price === 0)
}
