import {
  allIn,
  type GraphNode,
  graphTexts,
  isNode,
  listOf,
  nodesIn,
  nodesOf,
  ofType,
  textOf,
  typesOf
} from 'site-checks/structured-data'
import { routes } from '#domain/site/routes.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { pathOf } from '../addresses.ts'
import type { Check } from '../check.ts'
import { type Page, routeOf } from '../page.ts'
import type { Site } from '../site.ts'

const withOffset = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?([+-]\d\d:\d\d|Z)$/

/** The types that a kind of page needs; every other page needs at least WebPage. A detail is about a trip or about an event. */
const expected: Partial<Record<string, string[]>> = {
  '/': ['Organization', 'WebSite'],
  '/preguntas-frecuentes': ['FAQPage'],
  company: ['BreadcrumbList'],
  detail: ['BreadcrumbList', 'ItemPage'],
  listing: ['BreadcrumbList', 'ItemList'],
  meta: ['BreadcrumbList']
}

const itemTypes = ['Event', 'Product', 'TouristDestination', 'TouristTrip']
const thingTypes = ['Event', 'Product TouristTrip', 'TouristDestination', 'TouristTrip']

const eventFacts = {
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  eventStatus: 'https://schema.org/EventScheduled'
}

export const structuredDataChecks: readonly Check[] = [
  {
    check: page => {
      const texts = graphTexts(page)
      if (texts.length > 1) return [`Say everything in one graph: there are ${texts.length}.`]
      return texts.every(text => nodesIn(text) !== null)
        ? []
        : ['Write one valid @graph with the context https://schema.org.']
    },
    id: 'S11',
    name: 'structured data is one valid graph'
  },
  {
    check: page =>
      graphTexts(page).some(text => /rating/i.test(text))
        ? ['Take the rating away: opinions have none.']
        : [],
    id: 'S11',
    name: 'structured data has no rating'
  },
  {
    check: page => {
      const types = nodesOf(page).flatMap(typesOf)
      const isEmpty = page.route === routes.questions && page.root.querySelector('main details') === null
      const isKept =
        page.head.isIndexed && page.head.canonicals.some(at => routeOf(pathOf(at) ?? '') === page.route)
      const least = types.length === 0 ? ['WebPage'] : []
      const wanted = isKept && !isEmpty ? (expected[page.kind] ?? least) : []
      return wanted.filter(type => !types.includes(type)).map(type => `Add a ${type} to the graph.`)
    },
    id: 'S11',
    name: 'each kind of page says what it is'
  },
  { check: breadcrumbFaults, id: 'S11', name: 'breadcrumbs count from 1 and are those of the page' },
  { check: listFaults, id: 'S11', name: 'lists count from 1 and show what is on the page' },
  { check: detailFaults, id: 'S11', name: 'a detail is about one trip to buy, or one event with its day' },
  {
    check: page =>
      allIn(nodesOf(page)).flatMap(node => {
        if (!typesOf(node).includes('Event')) return []
        const isDated = withOffset.test(textOf(node.startDate)) && isNode(node.location)
        return isDated
          ? []
          : [`Give the event «${textOf(node.name)}» its day with its offset, and its place.`]
      }),
    id: 'S11',
    name: 'an event has its day with an offset, and its place'
  },
  {
    check: page =>
      ofType(allIn(nodesOf(page)), 'Event').flatMap(event =>
        Object.entries(eventFacts).flatMap(([fact, value]) =>
          event[fact] === value ? [] : [`Let ${fact} of «${textOf(event.name)}» be ${value}.`]
        )
      ),
    id: 'S11',
    name: 'an event says that it takes place, and where people are'
  },
  {
    check: page =>
      ofType(allIn(nodesOf(page)), 'Product').flatMap(({ name, offers }) =>
        isNode(offers) ? [] : [`Call «${textOf(name)}» no Product: it has no offer.`]
      ),
    id: 'S11',
    name: 'a product has an offer'
  },
  {
    check: page =>
      ofType(allIn(nodesOf(page)), 'Offer').flatMap(({ price, priceCurrency }) =>
        typeof price === 'number' && price >= 0 && priceCurrency === 'EUR'
          ? []
          : [`Write the price as a number in EUR: ${JSON.stringify(price)} ${String(priceCurrency)}`]
      ),
    id: 'S11',
    name: 'offers are in euros'
  },
  { check: addressFaults, id: 'S11', name: 'addresses and pictures in structured data are there' },
  { check: questionFaults, id: 'S11', name: 'questions and answers in structured data are those of the page' }
]

function breadcrumbFaults(page: Page): string[] {
  return ofType(nodesOf(page), 'BreadcrumbList').flatMap(({ itemListElement }) => {
    const steps = listOf(itemListElement)
    const wrong = steps.flatMap(({ item, name, position }, index) => {
      if (position !== index + 1)
        return [`Count the steps from 1: the ${index + 1}th is ${String(position)}.`]
      if (!page.shows(textOf(name))) return [`Show the step «${textOf(name)}» on the page too.`]
      const isLast = index === steps.length - 1
      return (typeof item === 'string') === isLast ? [`Give each step but the last its address.`] : []
    })
    return steps.length < 2 ? ['Name the page and at least one above it.'] : wrong
  })
}

function listFaults(page: Page): string[] {
  return ofType(nodesOf(page), 'ItemList').flatMap(({ itemListElement }) =>
    listOf(itemListElement).flatMap(({ item, position }, index) => {
      if (position !== index + 1)
        return [`Count the items from 1: the ${index + 1}th is ${String(position)}.`]
      if (!isNode(item))
        return [
          `Describe the ${index + 1}th item as a Product, a TouristTrip, a TouristDestination or an Event.`
        ]
      const isKnown = typesOf(item).some(type => itemTypes.includes(String(type)))
      if (!isKnown || !item.name || !item.image || !item.url) {
        return [`Give the ${index + 1}th item a type, name, image and url.`]
      }
      return shownFaults(page, item)
    })
  )
}

/** A name and a price that visitors do not see would be a lie. */
function shownFaults(page: Page, { name, offers }: GraphNode): string[] {
  const stated = wordsFor(page.locale).price
  const { price } = isNode(offers) ? offers : {}
  const kind = price === 0 ? 'free' : 'exact'
  const words = typeof price === 'number' ? stated({ audience: null, euros: price, kind }) : ''
  return [textOf(name), words].flatMap(said =>
    page.shows(said) ? [] : [`Show «${said}» on the page, as the structured data say.`]
  )
}

function detailFaults(page: Page): string[] {
  if (page.kind !== 'detail' || nodesOf(page).length === 0) return []
  const things = nodesOf(page).filter(node => textOf(node['@id']).endsWith('#experiencia'))
  const [thing] = things
  if (thing === undefined || things.length > 1) return ['Describe one experience with an @id.']
  const types = typesOf(thing).join(' ')
  if (!thingTypes.includes(types)) {
    return [
      `Let the experience be a TouristTrip (with its price a Product too), a TouristDestination or an Event: it is ${types}.`
    ]
  }
  return shownFaults(page, thing)
}

function addressFaults(page: Page, site: Site): string[] {
  const named = allIn(nodesOf(page)).flatMap(({ image, item, logo, url }) =>
    [image, item, logo, url].flatMap(address => (typeof address === 'string' ? [address] : []))
  )
  return [...new Set(named)].flatMap(address => {
    const path = pathOf(address)?.replace(/[?#].*$/, '') ?? null
    if (path === null) return [`Make the address in the structured data absolute, on this site: ${address}`]
    if (/^\/es(?:\/|$)/.test(path)) return [`Name the unprefixed Spanish page: ${address}`]
    return site.has(path) ? [] : [`Name an address that is there: ${address} is not.`]
  })
}

function questionFaults(page: Page): string[] {
  return ofType(nodesOf(page), 'FAQPage').flatMap(({ mainEntity }) =>
    listOf(mainEntity).flatMap(({ acceptedAnswer, name }) => {
      const answer = isNode(acceptedAnswer) ? textOf(acceptedAnswer.text) : ''
      const parts = [textOf(name), ...answer.split(/<[^>]*>/)]
      return answer !== '' && parts.every(words => page.shows(words))
        ? []
        : [`Show the question «${textOf(name)}» and its whole answer on the page.`]
    })
  )
}
