import { afterEach, describe, expect, test } from 'vitest'

import { createCatalog } from '#catalog/model/catalog.ts'
import { decodeSnapshot } from '#contract/reading/decode-snapshot.ts'
import type { RawDocument } from '#contract/reading/snapshot.ts'
import type { Content } from '#domain/catalogue/content.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import type { Locale } from '#domain/text/locale.ts'
import { pathIn } from '#domain/site/routes.ts'
import {
  aCategory,
  aCompany,
  aMeta,
  anEvent,
  anExperience,
  anOpinion,
  publish
} from '../../../fixtures/builders.ts'
import { aCategoryDocument, anExperienceDocument, aSnapshot } from '../../../fixtures/documents.ts'
import { buildSite } from '../../../fixtures/catalogue/pages.ts'

afterEach(() => {
  globalThis.clavelCatalog = undefined
})

function keysOf(content: Partial<Content>, locale: Locale = 'esd'): Map<string, string> {
  publish(content)
  return keysIn(locale)
}

function keysIn(locale: Locale): Map<string, string> {
  const pages = buildSite().filter(page => page.locale === locale)
  return new Map(pages.map(({ key, path }) => [path, key]))
}

/** The addresses whose key differs, or which are on one side only. */
function changed(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter(path => before.get(path) !== after.get(path))
    .toSorted()
}

const categoryIds = ['rutas']
const walk = anExperience({
  categoryIds,
  companyId: 'levante',
  id: 'walk',
  destinationIds: ['nerja'],
  name: { es: 'Paseo' }
})
const around: Experience[] = [
  anExperience({ categoryIds, id: 'near', updated: '2026-01-01T00:00:00Z' }),
  anExperience({ categoryIds: ['mar'], id: 'far', provinces: ['jaen'] }),
  anEvent('2026-12-01T20:00:00+01:00', { categoryIds, id: 'event' }),
  aMeta()
]

function contentWith(experience: Experience): Partial<Content> {
  return {
    categories: [aCategory(), aCategory({ id: 'mar' })],
    companies: [aCompany(), aCompany({ id: 'other' })],
    experiences: [experience, ...around],
    opinions: { walk: [anOpinion()] }
  }
}

function changedBy(fields: Partial<Experience>, locale: Locale = 'esd'): string[] {
  return changed(keysOf(contentWith(walk), locale), keysOf(contentWith({ ...walk, ...fields }), locale))
}

const ownPage = ['/experiencias/walk']

/** Everything that shows its card. */
const withItsCard = [
  '/andalucia/experiencias/listado',
  '/andalucia/experiencias/listado/rutas',
  '/empresas/levante',
  '/experiencias/event',
  '/experiencias/near',
  '/experiencias/nerja',
  '/experiencias/walk',
  '/malaga/experiencias/listado',
  '/malaga/experiencias/listado/rutas',
  '/meta/nerja'
]

describe('what a change of an experience touches', () => {
  test.each<[string, Partial<Experience>]>([
    ['the description', { descriptionHtml: { es: '<p>Sol</p>' } }],
    ['how to get there', { gettingThereHtml: { es: '<p>En tren</p>' } }],
    ['the cancellation', { cancellationHtml: { es: '<p>No</p>' } }],
    ['the warnings', { importantHtml: { es: '<p>Agua</p>' } }],
    ['the meeting point', { meetingPoint: { es: 'La fuente' } }],
    ['the steps', { steps: [{ es: 'Subimos' }] }],
    ['what is included', { included: [{ es: 'Agua' }] }],
    ['what is not', { notIncluded: [{ es: 'Comida' }] }],
    ['the languages', { guideLanguages: ['es'] }],
    ['the access', { accessibility: { ...walk.accessibility, dogs: true } }],
    ['the roof', { isIndoor: true }],
    ['the registration', { tourismRegistration: 'AT/1' }],
    ['the revision', { updated: '2026-11-01T00:00:00Z' }],
    ['a translation of the description', { descriptionHtml: { en: '<p>Sun</p>' } }]
  ])('%s: its own page alone', (_, fields) => {
    expect(changedBy(fields)).toEqual(ownPage)
  })

  test.each<[string, Partial<Experience>]>([
    ['the name', { name: { es: 'Nuevo paseo' } }],
    ['the tagline', { tagline: { es: 'Con vistas' } }],
    ['what a party pays', { prices: [{ amounts: [{ audience: 'adulto', euros: 3 }], name: null }] }],
    ['the "from" price', { priceFrom: { kind: 'free' } }],
    [
      "the adult's price",
      {
        priceFrom: { audience: 'nino', euros: 1, kind: 'from' },
        prices: [
          {
            amounts: [
              { audience: 'adulto', euros: 3 },
              { audience: 'nino', euros: 1 }
            ],
            name: null
          }
        ]
      }
    ],
    ['the municipality', { municipality: 'Nerja' }],
    ['the duration', { durationMinutes: 90 }],
    ['free cancellation', { freeCancellationHours: 24 }],
    ['who does not see it', { hiddenFor: ['rentacar'] }],
    ['the icon', { iconIn: ['rentacar'] }],
    [
      'the photo',
      { photos: [{ alt: null, focus: null, height: null, url: 'https://example.com/a.jpg', width: null }] }
    ]
  ])('%s: every page with its card', (_, fields) => {
    expect(changedBy(fields)).toEqual(expect.arrayContaining(withItsCard))
  })

  test('a translation of the name: every page with its card in that language, and where else it can be read on its own', () => {
    const name = { en: 'A walk', es: 'Paseo' }
    const inEnglish = changedBy({ name }, 'en')
    expect(inEnglish).toEqual(expect.arrayContaining(withItsCard.map(path => `/en${path}`)))
    for (const locale of ['esd', 'es'] as const)
      expect(changedBy({ name }, locale)).toEqual([pathIn(locale, '/experiencias/walk')])
    expect(changedBy({ name }, 'de')).not.toContain('/de/malaga/experiencias/listado')
  })

  test('what is not written in a language may be told in another one: any text of its neighbours touches it', () => {
    const name = { en: 'A walk', es: 'Paseo' }
    expect(changedBy({ name }, 'de')).toContain('/de/experiencias/near')
  })

  test('a rename does not touch what does not show it', () => {
    const touched = changedBy({ name: { es: 'Nuevo paseo' } })
    for (const path of [
      '/jaen',
      '/jaen/experiencias/listado',
      '/experiencias/far',
      '/agenda',
      '/precios',
      '/404',
      '/'
    ]) {
      expect(touched).not.toContain(path)
    }
  })

  test('a price touches the page of prices, a description does not', () => {
    const priceFrom = { audience: null, euros: 7, kind: 'from' } as const
    expect(changedBy({ priceFrom })).toContain('/precios')
  })

  test('what becomes featured moves up: the lists and the covers change', () => {
    expect(changedBy({ isVip: true })).toEqual(
      expect.arrayContaining(['/malaga', '/andalucia', ...withItsCard])
    )
  })

  test('what is taken away loses its page and leaves the lists', () => {
    const before = keysOf(contentWith(walk))
    const after = keysOf({ ...contentWith(walk), experiences: around })
    expect(after.has('/experiencias/walk')).toBe(false)
    expect(changed(before, after)).toEqual(expect.arrayContaining(withItsCard))
  })
})

describe('what other changes touch', () => {
  function changedTo(content: Partial<Content>): string[] {
    return changed(keysOf(contentWith(walk)), keysOf({ ...contentWith(walk), ...content }))
  }

  test('an opinion: the page of its experience', () => {
    expect(changedTo({ opinions: { walk: [anOpinion({ text: 'Otra vez.' })] } })).toEqual(ownPage)
  })

  test('the phone of a company: its page and those of what it sells', () => {
    expect(
      changedTo({ companies: [aCompany({ phone: '+34600000001' }), aCompany({ id: 'other' })] })
    ).toEqual(['/empresas/levante', '/experiencias/walk'])
  })

  test('the name of a category: lists that offer it, also where nothing is in it, and no page that does not name it', () => {
    const touched = changedTo({
      categories: [aCategory({ name: { es: 'Caminos' } }), aCategory({ id: 'mar' })]
    })
    expect(touched).toEqual(
      expect.arrayContaining([
        '/',
        '/malaga',
        '/malaga/experiencias/listado',
        '/experiencias/walk',
        '/precios'
      ])
    )
    expect(touched).toContain('/jaen/experiencias/listado')
    expect(touched).not.toContain('/experiencias/far')
    expect(touched).not.toContain('/agenda')
  })

  test('the name of a meta experience in the menu: every page', () => {
    const metaMenu = { isInMenu: true, logoUrl: null, menuName: { es: 'Nerja y Maro' } }
    const experiences = [walk, ...around.filter(({ isDestination }) => !isDestination), aMeta({ metaMenu })]
    expect(changedTo({ experiences })).toHaveLength(keysIn('esd').size)
  })

  test('one experience more: no page that does not list it', () => {
    const touched = changedTo({
      experiences: [walk, ...around, anExperience({ id: 'new', provinces: ['jaen'] })]
    })
    expect(touched).toContain('/jaen/experiencias/listado')
    expect(touched).not.toContain('/malaga/experiencias/listado')
    expect(touched).not.toContain('/contacto')
  })

  test('the order in which the documents come: nothing', () => {
    const { categories = [], companies = [] } = contentWith(walk)
    expect(changedTo({ categories, companies, experiences: [...around, walk].toReversed() })).toEqual([])
  })

  test('a new day: what counts days or chooses by them', () => {
    expect(changedTo({ day: '2026-11-21' }).filter(path => !path.endsWith('.ics'))).toEqual([
      '/',
      '/agenda',
      '/agenda/malaga',
      '/agenda/nerja',
      '/andalucia/hoy',
      '/eligeprovincia',
      '/jaen/hoy',
      '/malaga/hoy'
    ])
  })
})

describe('two builds', () => {
  const documents = (experience: RawDocument) =>
    aSnapshot({
      categorias: [aCategoryDocument()],
      experiencias: [experience, anExperienceDocument({ id: 'b' })]
    })

  function keysOfDocuments(experience: RawDocument): Map<string, string> {
    globalThis.clavelCatalog = createCatalog(decodeSnapshot(documents(experience)).content)
    return keysIn('esd')
  }

  test('of the same content give the same keys', () => {
    expect(keysOf(structuredClone(contentWith(walk)))).toEqual(keysOf(contentWith(walk)))
  })

  test('do not depend on the order of the fields in a document', () => {
    const one = anExperienceDocument({ direccion: 'Calle Mayor', nombre: { en: 'A walk', es: 'Un paseo' } })
    const other = {
      direccion: 'Calle Mayor',
      provincias: ['29'],
      nombre: { es: 'Un paseo', en: 'A walk' },
      id: 'paseo'
    }
    expect(keysOfDocuments(other)).toEqual(keysOfDocuments(one))
  })

  test('do not depend on fields that the site does not know', () => {
    expect(keysOfDocuments(anExperienceDocument({ codigoInterno: 7 }))).toEqual(
      keysOfDocuments(anExperienceDocument())
    )
  })
})
