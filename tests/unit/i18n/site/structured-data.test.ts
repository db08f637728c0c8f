import { describe, expect, test } from 'vitest'

import type { Card } from '#domain/catalogue/card.ts'
import { cardOf } from '#domain/catalogue/card.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { languages, type Locale } from '#domain/text/locale.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import { breadcrumbsOf } from '#i18n/structured-data/breadcrumbs.ts'
import { companyOf } from '#i18n/structured-data/company.ts'
import { destinationOf } from '#i18n/structured-data/destination.ts'
import { experienceNodes } from '#i18n/structured-data/experience.ts'
import { graphOf } from '#i18n/structured-data/graph.ts'
import { itemListsOf } from '#i18n/structured-data/item-list.ts'
import { offerOf } from '#i18n/structured-data/offer.ts'
import { questionsOf } from '#i18n/structured-data/questions.ts'
import { shopOf, webSiteId, webSiteOf } from '#i18n/structured-data/site.ts'
import { webPageOf } from '#i18n/structured-data/web-page.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { settings } from '#settings.ts'
import type { PriceFrom } from '#domain/catalogue/price.ts'
import { aCategory, aCompany, aMeta, anEvent, anExperience } from '../../../fixtures/builders.ts'

const site = 'https://www.clavel.example'
const spanish = wordsFor('esd')
const start = '2026-12-01T20:00:00+01:00'

/** As it stands in the page: without what is not known. */
function written(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

test('a graph says whose words it uses', () => {
  expect(graphOf([])).toEqual({ '@context': 'https://schema.org', '@graph': [] })
})

describe('an offer', () => {
  test('is the price "from", in euros', () => {
    const offer = offerOf({ audience: 'adulto', euros: 12.5, kind: 'from' })
    expect(offer).toEqual({
      '@type': 'Offer',
      availability: 'https://schema.org/InStock',
      price: 12.5,
      priceCurrency: 'EUR'
    })
  })

  test('of what is free costs 0', () => {
    expect(offerOf({ kind: 'free' })).toMatchObject({ price: 0 })
  })

  test('is not made up where no price is known', () => {
    expect(offerOf({ kind: 'unknown' })).toBeUndefined()
  })
})

describe('breadcrumbs', () => {
  const trail = [{ name: 'Provincias', route: '/eligeprovincia' }]

  test('lead to absolute addresses, the last one is the page itself', () => {
    expect(breadcrumbsOf(spanish, trail, 'Rutas').itemListElement).toEqual([
      { '@type': 'ListItem', item: `${site}/eligeprovincia`, name: 'Provincias', position: 1 },
      { '@type': 'ListItem', name: 'Rutas', position: 2 }
    ])
  })

  test.each<[Locale, string]>([
    ['es', `${site}/eligeprovincia`],
    ['fr', `${site}/fr/eligeprovincia`]
  ])('on a page of %s lead to %s, which search engines keep', (locale, item) => {
    const [first] = Object.values(breadcrumbsOf(wordsFor(locale), trail, 'x').itemListElement ?? [])
    expect(first).toMatchObject({ item })
  })
})

describe('a page', () => {
  const said = { description: 'Cómo', title: 'Cómo ordenamos' }
  const page = { languages: [...languages], path: '/como-ordenamos' }

  test.each<[Locale, string]>([
    ['es', `${site}/como-ordenamos`],
    ['fr', `${site}/fr/como-ordenamos`]
  ])('in %s names the address %s, its language and the site it belongs to', (locale, url) => {
    expect(webPageOf(wordsFor(locale), { ...page, locale }, said)).toMatchObject({
      inLanguage: locale,
      isPartOf: { '@id': webSiteId },
      name: 'Cómo ordenamos',
      url
    })
  })
})

describe('a list of cards', () => {
  const pictureOf = ({ slug }: Card) => `/carteles/${slug}.svg`

  function listOf(experiences: Experience[], locale: Locale = 'esd') {
    const cards = experiences.map(experience => cardOf(experience, null))
    return written(itemListsOf(wordsFor(locale), 'Experiencias', cards, pictureOf))
  }

  test('has products from position 1 on, and trips where no price is known', () => {
    expect(listOf([anExperience({ priceFrom: { kind: 'free' } }), anExperience({ id: 'b' })])).toEqual([
      {
        '@type': 'ItemList',
        itemListElement: [
          {
            '@type': 'ListItem',
            item: {
              '@type': 'Product',
              image: `${site}/carteles/paseo.svg`,
              name: 'paseo',
              offers: {
                '@type': 'Offer',
                availability: 'https://schema.org/InStock',
                price: 0,
                priceCurrency: 'EUR'
              },
              url: `${site}/experiencias/paseo`
            },
            position: 1
          },
          {
            '@type': 'ListItem',
            item: {
              '@type': 'TouristTrip',
              image: `${site}/carteles/b.svg`,
              name: 'b',
              url: `${site}/experiencias/b`
            },
            position: 2
          }
        ],
        name: 'Experiencias',
        numberOfItems: 2
      }
    ])
  })

  test('has a meta experience as a place, which costs nothing', () => {
    const lists = listOf([aMeta({ priceFrom: { audience: null, euros: 9, kind: 'from' } })])
    expect(lists).toMatchObject([{ itemListElement: [{ item: { '@type': 'TouristDestination' } }] }])
    expect(JSON.stringify(lists)).not.toContain('Offer')
  })

  test('has an event with its day and place', () => {
    const event = anEvent(start, { id: 'e', municipality: 'Nerja' })
    expect(listOf([event])).toMatchObject([
      {
        itemListElement: [
          {
            item: {
              '@type': 'Event',
              eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
              eventStatus: 'https://schema.org/EventScheduled',
              location: { name: 'Nerja' },
              startDate: start
            }
          }
        ]
      }
    ])
  })

  test('has an event without a date as a product', () => {
    const priceFrom: PriceFrom = { audience: 'adulto', euros: 20, kind: 'from' }
    expect(listOf([anExperience({ isEvent: true, priceFrom })])).toMatchObject([
      { itemListElement: [{ item: { '@type': 'Product' } }] }
    ])
  })

  test('leads to the language in which a name is written', () => {
    const names = [{ en: 'A walk', es: 'Un paseo' }, { es: 'Una ruta' }]
    const experiences = names.map((name, index) => anExperience({ id: `e${index}`, name }))
    expect(listOf(experiences, 'en')).toMatchObject([
      {
        itemListElement: [
          { item: { name: 'A walk', url: `${site}/en/experiencias/e0` } },
          { item: { name: 'Una ruta', url: `${site}/experiencias/e1` } }
        ]
      }
    ])
  })

  test('that is empty is no list', () => {
    expect(listOf([])).toEqual([])
  })
})

describe('the page of an experience', () => {
  function nodesOf(experience: Experience, locale: Locale = 'esd', company = aCompany()) {
    const nodes = experienceNodes(wordsFor(locale), {
      categories: [aCategory({ name: { es: 'Rutas' } })],
      company,
      experience,
      page: { languages: ['es', 'en'], locale, path: routes.experience(experience.slug) },
      picture: '/compartir/paseo.jpg'
    })
    return written(nodes)
  }

  test('is about something to buy and to go on, of which it says what it shows', () => {
    const experience = anExperience({
      address: 'Calle Mayor, 1',
      municipality: 'Nerja',
      position: { lat: 36.7, lng: -3.9 },
      priceFrom: { audience: 'adulto', euros: 20, kind: 'from' },
      tagline: { es: 'Despacio.' },
      updated: '2026-05-01T10:00:00Z'
    })
    const url = `${site}/experiencias/paseo`
    const seller = `${site}/empresas/levante#empresa`
    expect(nodesOf(experience)).toEqual([
      {
        '@type': 'ItemPage',
        dateModified: '2026-05-01T10:00:00Z',
        inLanguage: 'es',
        mainEntity: { '@id': `${url}#experiencia` },
        url
      },
      {
        '@id': `${url}#experiencia`,
        '@type': ['Product', 'TouristTrip'],
        category: 'Rutas',
        description: 'Despacio.',
        image: `${site}/compartir/paseo.jpg`,
        itinerary: {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            addressCountry: 'ES',
            addressLocality: 'Nerja',
            addressRegion: 'Andalucía',
            streetAddress: 'Calle Mayor, 1'
          },
          geo: { '@type': 'GeoCoordinates', latitude: 36.7, longitude: -3.9 },
          name: 'Calle Mayor, 1'
        },
        name: 'paseo',
        offers: {
          '@type': 'Offer',
          availability: 'https://schema.org/InStock',
          price: 20,
          priceCurrency: 'EUR',
          seller: { '@id': seller },
          url
        },
        provider: {
          '@id': seller,
          '@type': 'Organization',
          name: 'Levante Rutas',
          url: `${site}/empresas/levante`
        },
        url
      }
    ])
  })

  test("offers it at the adult's price and names every rate", () => {
    const amounts = [
      { audience: 'nino', euros: 29 },
      { audience: 'adulto', euros: 59 }
    ]
    const experience = anExperience({
      priceFrom: { audience: 'nino', euros: 29, kind: 'from' },
      prices: [{ amounts, name: { es: 'Con guía' } }]
    })
    const rate = { '@type': 'UnitPriceSpecification', priceCurrency: 'EUR', valueAddedTaxIncluded: true }
    expect(nodesOf(experience)).toMatchObject([
      {},
      {
        offers: {
          price: 59,
          priceSpecification: [
            { ...rate, name: 'Con guía, por adulto', price: 59 },
            { ...rate, name: 'Con guía, por niño', price: 29 }
          ]
        }
      }
    ])
  })

  test('says whom it admits, and up to which age a rate holds', () => {
    const amounts = [
      { audience: 'nino', euros: 29, until: 12 },
      { audience: 'adulto', euros: 59 }
    ]
    const prices = [{ amounts, name: null }]
    const priceFrom = { audience: 'nino', euros: 29, kind: 'from' } as const
    expect(nodesOf(anExperience({ maximumAge: 65, minimumAge: 8, priceFrom, prices }))).toMatchObject([
      {},
      {
        audience: { '@type': 'PeopleAudience', requiredMaxAge: 65, requiredMinAge: 8 },
        offers: { priceSpecification: [{ name: 'por adulto' }, { name: 'por niño, hasta 12 años' }] }
      }
    ])
    expect(JSON.stringify(nodesOf(anExperience()))).not.toContain('PeopleAudience')
  })

  test('is about an event where there is a date, with its offset', () => {
    const end = '2026-12-01T22:00:00+01:00'
    const event = anEvent(start, { eventDate: { end, start }, guideLanguages: ['es', 'en'] })
    expect(nodesOf(event)).toMatchObject([
      {},
      {
        '@type': 'Event',
        endDate: end,
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        eventStatus: 'https://schema.org/EventScheduled',
        inLanguage: ['es', 'en'],
        location: { '@type': 'Place', address: { addressCountry: 'ES' }, name: 'Andalucía' },
        organizer: { name: 'Levante Rutas' },
        startDate: start
      }
    ])
  })

  test('is not about an event without a date, nor where only a date stands', () => {
    const eventDate = { end: null, start }
    const priceFrom: PriceFrom = { kind: 'free' }
    for (const given of [{ isEvent: true }, { eventDate }])
      expect(nodesOf(anExperience({ ...given, priceFrom }))).toMatchObject([
        {},
        { '@type': ['Product', 'TouristTrip'] }
      ])
  })

  test('is about a trip alone where no price is known: a product without an offer is none', () => {
    const nodes = nodesOf(anExperience({ priceFrom: { kind: 'unknown' } }))
    expect(nodes).toMatchObject([{}, { '@type': 'TouristTrip', provider: { name: 'Levante Rutas' } }])
    expect(JSON.stringify(nodes)).not.toContain('"offers"')
  })

  test('is about a place where it is a meta experience', () => {
    const nodes = nodesOf(aMeta({ municipality: 'Nerja', priceFrom: { kind: 'free' } }))
    const address = { addressLocality: 'Nerja' }
    expect(nodes).toMatchObject([{}, { '@type': 'TouristDestination', address }])
    expect(JSON.stringify(nodes)).not.toContain('"offers"')
  })

  test.each<[Locale, string, string]>([
    ['en', 'en', `${site}/en/experiencias/paseo`],
    ['es', 'es', `${site}/experiencias/paseo`],
    ['pt', 'es', `${site}/experiencias/paseo`]
  ])('in %s says that it is written in %s and is kept at %s', (locale, inLanguage, url) => {
    const experience = anExperience({ name: { en: 'A walk', es: 'Un paseo' } })
    expect(nodesOf(experience, locale)).toMatchObject([{ inLanguage, url }, { url }])
  })

  test('names nobody where nobody is known', () => {
    const nodes = experienceNodes(spanish, {
      categories: [],
      company: null,
      experience: anExperience({ priceFrom: { kind: 'free' } }),
      page: { languages: ['es'], locale: 'esd', path: '/experiencias/paseo' },
      picture: '/x.jpg'
    })
    expect(JSON.stringify(nodes)).not.toMatch(/provider|seller|category/)
  })
})

describe('a business', () => {
  test('with an address is a local one, under the name that its offers use', () => {
    const company = aCompany({ address: 'Calle Mayor, 1', phone: '+34600000001', taxId: 'B1' })
    expect(written(companyOf(spanish, company))).toEqual({
      '@id': `${site}/empresas/levante#empresa`,
      '@type': 'LocalBusiness',
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'ES',
        addressRegion: 'Andalucía',
        streetAddress: 'Calle Mayor, 1'
      },
      name: 'Levante Rutas',
      taxID: 'B1',
      telephone: '+34600000001',
      url: `${site}/empresas/levante`
    })
  })

  test('of which no place is known is an organisation', () => {
    expect(written(companyOf(spanish, aCompany()))).toEqual({
      '@id': `${site}/empresas/levante#empresa`,
      '@type': 'Organization',
      name: 'Levante Rutas',
      url: `${site}/empresas/levante`
    })
  })
})

test('a meta experience is a destination', () => {
  const meta = aMeta({ municipality: 'Nerja', tagline: { es: 'Sol' } })
  const page = { languages: [...languages], locale: 'esd' as const, path: routes.meta('nerja') }
  expect(written(destinationOf(spanish, meta, page))).toMatchObject({
    '@type': 'TouristDestination',
    address: { addressLocality: 'Nerja' },
    description: 'Sol',
    name: 'nerja',
    url: `${site}/meta/nerja`
  })
})

test('questions have their answers as they are shown, in the language of the page', () => {
  const question = {
    answerHtml: { en: '<p>By <strong>card</strong>.</p>', es: '<p>Con tarjeta.</p>' },
    id: 'q',
    imageUrl: null,
    order: 1,
    question: { en: 'How do I pay?', es: '¿Cómo pago?' },
    slug: 'q',
    topic: 'prices' as const,
    updated: null
  }
  expect(questionsOf(wordsFor('en'), [question])).toEqual({
    '@type': 'FAQPage',
    inLanguage: 'en',
    mainEntity: [
      {
        '@type': 'Question',
        acceptedAnswer: { '@type': 'Answer', text: '<p>By <strong>card</strong>.</p>' },
        name: 'How do I pay?'
      }
    ],
    url: `${site}/en/preguntas-frecuentes`
  })
})

test('the site is published by the shop, and kept at the home page of each language', () => {
  const shop = shopOf()
  expect(shop).toMatchObject({ '@type': 'Organization', name: settings.name, url: site })
  for (const locale of ['esd', 'de'] as const) {
    const home = pathIn(locale, routes.home)
    expect(webSiteOf(wordsFor(locale))).toMatchObject({
      publisher: { '@id': shop['@id'] },
      url: home === '/' ? site : site + home
    })
  }
})
