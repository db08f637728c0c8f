import { expect, test } from './support/test.ts'

import { localeOfPath, routes } from '#domain/routes.ts'
import { provinceSlugs } from '#domain/province.ts'
import { wordsFor } from '#i18n/words.ts'
import { settings } from '#settings.ts'
import { type BuiltPage, builtFiles, builtPages } from '../fixtures/built-site.ts'

/** As much of a node as the rules are about. */
interface Node {
  '@type'?: string | string[]
  '@id'?: string
  acceptedAnswer?: { text: string }
  item?: Node | string
  itemListElement?: Node[]
  name?: string
  image?: string
  location?: Node
  logo?: string
  mainEntity?: Node[] | Node
  offers?: Node
  position?: number
  price?: number
  priceCurrency?: string
  startDate?: string
  url?: string
}

const files = builtFiles()
const pages = builtPages().filter(({ isIndexed }) => isIndexed)
const listing = new RegExp(`^/(${provinceSlugs.join('|')})/experiencias/listado`)
const withOffset = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?([+-]\d\d:\d\d|Z)$/

const listings = pagesAt(path => listing.test(path))
const details = pagesAt(path => /^\/experiencias\/[^/]+$/.test(path))
const companies = pagesAt(path => path.startsWith(`${routes.companies}/`))
const metas = pagesAt(path => path.startsWith(`${routes.metas}/`))

function pagesAt(isOne: (path: string) => boolean): BuiltPage[] {
  return pages.filter(({ path }) => isOne(path.replace(/^\/(es|en|de|fr|pt)(?=\/|$)/, '') || '/'))
}

function nodesOf({ graphs }: BuiltPage): Node[] {
  return graphs.flatMap(graph => JSON.parse(graph)['@graph'])
}

/** Every node of a page, also those inside of others. */
function allIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return []
  return [...(Array.isArray(value) ? [] : [value]), ...Object.values(value).flatMap(allIn)]
}

function typesIn(page: BuiltPage): (string | string[] | undefined)[] {
  return nodesOf(page).map(node => node['@type'])
}

function itemsIn(page: BuiltPage): Node[] {
  return nodesOf(page)
    .filter(node => node['@type'] === 'ItemList')
    .flatMap(({ itemListElement = [] }) => itemListElement)
}

/** As the words stand in the text of a page. */
function plainly(words: string): string {
  return words.replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ').trim()
}

/** Whether the page shows a name and its price. */
function isShown({ path, text }: BuiltPage, { name = '', offers }: Node): boolean {
  const { priceFrom } = wordsFor(localeOfPath(path))
  const { price } = offers ?? {}
  const kind = price === 0 ? 'free' : 'from'
  const priced = price === undefined ? '' : priceFrom({ audience: null, euros: price, kind })
  return name !== '' && text.includes(plainly(name)) && text.includes(plainly(priced))
}

const paths = (odd: BuiltPage[]) => odd.map(({ path }) => path)

test('a page has one graph at most, in the words of schema.org, and no ratings', () => {
  const odd = pages.filter(({ graphs: [graph, ...others] }) => {
    if (graph === undefined) return false
    const { '@context': context, '@graph': nodes, ...rest } = JSON.parse(graph)
    const isWhole = context === 'https://schema.org' && Array.isArray(nodes) && nodes.length > 0
    return others.length > 0 || !isWhole || Object.keys(rest).length > 0 || /rating/i.test(graph)
  })
  expect(paths(odd)).toEqual([])
})

test('home pages say who runs the site', () => {
  const homes = pagesAt(path => path === '/')
  expect(homes).toHaveLength(6)
  for (const home of homes) expect(typesIn(home)).toEqual(['Organization', 'WebSite'])
})

test('listings, details, businesses and metas say the way to them, from position 1 on', () => {
  for (const [each, least] of [
    [listings, 600],
    [details, 600],
    [companies, 80],
    [metas, 20]
  ] as const) {
    expect(each.length).toBeGreaterThan(least)
    const odd = each.filter(page => {
      const trails = nodesOf(page).filter(node => node['@type'] === 'BreadcrumbList')
      const steps = trails.flatMap(({ itemListElement = [] }) => itemListElement)
      const isInOrder = steps.every(({ item, name, position }, index) => {
        const isLast = index === steps.length - 1
        return (
          position === index + 1 && page.text.includes(name ?? '?') && (typeof item === 'string') !== isLast
        )
      })
      return trails.length !== 1 || steps.length < 2 || !isInOrder
    })
    expect(paths(odd)).toEqual([])
  }
})

test('listings have their cards as products with a name, a picture and an address', () => {
  const odd = listings.filter(page => {
    const items = itemsIn(page)
    return (
      items.length === 0 ||
      items.some(({ item, position }, index) => {
        if (typeof item !== 'object') return true
        const { image, name, url } = item
        return position !== index + 1 || item['@type'] !== 'Product' || !name || !image || !url
      })
    )
  })
  expect(paths(odd)).toEqual([])
})

test('what is in a list is on its page, with the same price', () => {
  const withList = pages.filter(page => itemsIn(page).length > 0)
  expect(withList.length).toBeGreaterThan(700)
  const odd = withList.flatMap(page =>
    itemsIn(page).flatMap(({ item }) =>
      typeof item === 'object' && isShown(page, item) ? [] : [`${page.path}: ${JSON.stringify(item)}`]
    )
  )
  expect(odd).toEqual([])
})

test('a detail is about one thing: an event with its day and place, or a product that is a trip', () => {
  const odd = details.filter(page => {
    const [thing, ...others] = nodesOf(page).filter(node => node['@id']?.endsWith('#experiencia'))
    if (thing === undefined || others.length > 0) return true
    const { '@type': type, location, startDate } = thing
    const isEvent = type === 'Event' && withOffset.test(startDate ?? '') && location !== undefined
    const isTrip = Array.isArray(type) && type.join(' ') === 'Product TouristTrip' && startDate === undefined
    return isEvent === isTrip || !isShown(page, thing)
  })
  expect(paths(odd)).toEqual([])
  const events = details.filter(page => typesIn(page).includes('Event'))
  expect(events.length).toBeGreaterThan(80)
})

test('an event anywhere has its day with an offset, and its place', () => {
  const events = pages.flatMap(page => allIn(nodesOf(page)).filter(node => node['@type'] === 'Event'))
  expect(events.length).toBeGreaterThan(200)
  expect(events.filter(({ location, startDate }) => !location || !withOffset.test(startDate ?? ''))).toEqual(
    []
  )
})

test('prices are in euros', () => {
  const offers = pages.flatMap(page => allIn(nodesOf(page)).filter(node => node['@type'] === 'Offer'))
  expect(offers.length).toBeGreaterThan(4000)
  expect(
    offers.filter(
      ({ price, priceCurrency }) => typeof price !== 'number' || price < 0 || priceCurrency !== 'EUR'
    )
  ).toEqual([])
})

test('questions and their answers are those of the page', () => {
  const odd = pagesAt(path => path === routes.questions).filter(page => {
    const [faq] = nodesOf(page)
    const questions = [faq?.mainEntity ?? []].flat()
    const isShown = questions.every(({ acceptedAnswer, name = '?' }) =>
      [name, ...(acceptedAnswer?.text ?? '<p>?').split(/<[^>]*>/)].every(words =>
        page.text.includes(plainly(words))
      )
    )
    return faq?.['@type'] !== 'FAQPage' || questions.length < 10 || !isShown
  })
  expect(paths(odd)).toEqual([])
})

test('every address and every picture in it is absolute, of the site, and there; none has the second Spanish', () => {
  const named = new Map<string, string>()
  for (const page of pages) {
    for (const { image, item, logo, url } of allIn(nodesOf(page))) {
      for (const address of [image, item, logo, url])
        if (typeof address === 'string') named.set(address, page.path)
    }
  }
  expect(named.size).toBeGreaterThan(1000)
  const odd = [...named].filter(([address]) => {
    const path = address.slice(settings.site.length).replace(/[?#].*$/, '') || '/'
    return !address.startsWith(settings.site) || !files.has(path) || /^\/es(\/|$)/.test(path)
  })
  expect(Object.fromEntries(odd)).toEqual({})
})
