import { afterEach, describe, expect, test } from 'vitest'

import { cardsPerPage, listingPage } from '#catalog/pages/listing.ts'
import type { Experience } from '#domain/experience.ts'
import { provinceSlugs } from '#domain/province.ts'
import { aCategory, aMeta, anEvent, anExperience, publish } from '../../fixtures/builders.ts'
import { build, inSpanish } from '../../fixtures/pages.ts'

const tomorrow = '2026-11-21T20:00:00+01:00'

afterEach(() => {
  globalThis.clavelCatalog = undefined
})

function many(count: number, fields: Partial<Experience> = {}): Experience[] {
  return Array.from({ length: count }, (_, index) =>
    anExperience({ id: `e${String(index).padStart(3, '0')}`, ...fields })
  )
}

function paths(): string[] {
  return inSpanish(listingPage).map(({ path }) => path)
}

function idsAt(path: string): string[] | undefined {
  return build(listingPage)
    .find(page => page.path === path)
    ?.data.cards.map(({ id }) => id)
}

test('every locale, province and category has a listing page', () => {
  const categoryIds = ['rutas', 'mar']
  publish({
    categories: [aCategory(), aCategory({ id: 'mar' })],
    experiences: provinceSlugs
      .filter(slug => slug !== 'andalucia')
      .map(slug => anExperience({ categoryIds, id: slug, provinces: [slug] }))
  })
  const expected = ['', '/es', '/en', '/de', '/fr', '/pt'].flatMap(prefix =>
    provinceSlugs.flatMap(province =>
      ['', '/rutas', '/mar'].map(category => `${prefix}/${province}/experiencias/listado${category}`)
    )
  )
  expect(
    build(listingPage)
      .map(({ path }) => path)
      .toSorted()
  ).toEqual(expected.toSorted())
})

test('a category without experiences in the province has none', () => {
  publish({
    categories: [aCategory(), aCategory({ id: 'mar' })],
    experiences: [
      anExperience({ categoryIds: ['rutas'], id: 'a' }),
      anExperience({ categoryIds: ['mar'], id: 'b', provinces: ['cadiz'] })
    ]
  })
  expect(paths()).toContain('/malaga/experiencias/listado/rutas')
  expect(paths()).toContain('/andalucia/experiencias/listado/mar')
  expect(paths()).not.toContain('/malaga/experiencias/listado/mar')
})

test('a category of which all is hidden, an event or a meta experience has none', () => {
  const categoryIds = ['rutas']
  publish({
    categories: [aCategory()],
    experiences: [
      anExperience({ id: 'a' }),
      anExperience({ categoryIds, id: 'b', isHidden: true }),
      anEvent(tomorrow, { categoryIds, id: 'c' }),
      aMeta({ categoryIds })
    ]
  })
  expect(paths()).toEqual(['/andalucia/experiencias/listado', '/malaga/experiencias/listado'])
  expect(idsAt('/malaga/experiencias/listado')).toEqual(['a'])
})

test('a province without experiences has none', () => {
  publish({ experiences: [anExperience({ provinces: [] })] })
  expect(paths()).toEqual(['/andalucia/experiencias/listado'])
})

describe('pages', () => {
  test.each([
    [1, 1],
    [cardsPerPage, 1],
    [cardsPerPage + 1, 2],
    [2 * cardsPerPage, 2],
    [2 * cardsPerPage + 1, 3]
  ])('%d experiences make %d', (count, pages) => {
    publish({ experiences: many(count) })
    const ofMalaga = inSpanish(listingPage).filter(({ path }) => path.startsWith('/malaga/'))
    expect(ofMalaga.map(({ data }) => [data.page, data.pageCount, data.counts.default])).toEqual(
      Array.from({ length: pages }, (_, index) => [index + 1, pages, count])
    )
  })

  test('have 48 cards each', () => {
    expect(cardsPerPage).toBe(48)
  })

  test('together show each experience once, in order', () => {
    const experiences = many(100)
    publish({ experiences })
    const shown = inSpanish(listingPage)
      .filter(({ path }) => path.startsWith('/malaga/'))
      .flatMap(({ data }) => data.cards.map(({ id }) => id))
    expect(shown).toEqual(experiences.map(({ id }) => id))
  })

  test('of a category have their number behind it', () => {
    publish({ categories: [aCategory()], experiences: many(49, { categoryIds: ['rutas'] }) })
    expect(idsAt('/malaga/experiencias/listado/rutas/pagina/2')).toEqual(['e048'])
  })

  test('the parameter is what stands behind the listing', () => {
    publish({ categories: [aCategory()], experiences: many(49, { categoryIds: ['rutas'] }) })
    const params = listingPage
      .staticPaths()
      .filter(({ props }) => props.locale === 'en' && props.ids.province === 'malaga')
      .map(page => page.params)
    expect(params).toEqual([
      { listing: undefined, locale: 'en', province: 'malaga' },
      { listing: 'pagina/2', locale: 'en', province: 'malaga' },
      { listing: 'rutas', locale: 'en', province: 'malaga' },
      { listing: 'rutas/pagina/2', locale: 'en', province: 'malaga' }
    ])
  })
})

test('content that lacks a province is an error, which names it', () => {
  publish({ experiences: [anExperience()], provinces: [] })
  expect(() => build(listingPage)).toThrow('andalucia')
})
