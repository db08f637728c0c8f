import { afterEach, describe, expect, test } from 'vitest'

import { listingPage } from '#catalog/pages/listing/listing.ts'
import { currentCatalog } from '#catalog/routing/catalog-store.ts'
import { cardsPerPage } from '#catalog/selectors/listing-pages.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { provinceSlugs } from '#domain/place/province.ts'
import { aCategory, aMeta, anEvent, anExperience, publish } from '../../../fixtures/builders.ts'
import { build, inSpanish } from '../../../fixtures/catalogue/pages.ts'

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

function sitemapPaths(): string[] {
  return listingPage.inSitemap(currentCatalog()).map(({ path }) => path)
}

function inMalaga() {
  return inSpanish(listingPage).filter(({ path }) => path.startsWith('/malaga/'))
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

test('an address of a category answers where it has nothing, with no number of others and out of the sitemap', () => {
  publish({
    categories: [aCategory(), aCategory({ id: 'mar' })],
    experiences: [
      anExperience({ categoryIds: ['rutas'], id: 'a' }),
      anExperience({ categoryIds: ['mar'], id: 'b', provinces: ['cadiz'] })
    ]
  })
  const empty = inMalaga().find(({ path }) => path === '/malaga/experiencias/listado/mar')
  expect(empty?.data).toMatchObject({ cards: [], nearPages: [], page: 1 })
  expect(empty?.data.counts?.default).toBe(0)
  expect(empty?.data.categories.map(({ category }) => category.id)).toEqual(['rutas'])
  expect(sitemapPaths()).toContain('/malaga/experiencias/listado/rutas')
  expect(sitemapPaths()).not.toContain('/malaga/experiencias/listado/mar')
})

test('a filter that an address names has its name in a province that has nothing of it', () => {
  publish({
    categories: [aCategory(), aCategory({ id: 'mar' })],
    experiences: [anExperience({ categoryIds: ['rutas'] })]
  })
  expect(inMalaga()[0]?.data.elsewhere.map(({ id }) => id)).toEqual(['mar'])
})

test('hidden ones, events and meta experiences are in no list of a category', () => {
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
  expect(idsAt('/malaga/experiencias/listado')).toEqual(['a'])
  expect(idsAt('/malaga/experiencias/listado/rutas')).toEqual([])
})

test('a category that has events alone is offered, and its page may be found', () => {
  publish({
    categories: [aCategory(), aCategory({ id: 'vacia', slug: 'vacia' })],
    experiences: [
      anExperience({ id: 'a' }),
      anEvent(tomorrow, { categoryIds: ['rutas'], hiddenFor: ['rentacar'], id: 'c' })
    ]
  })
  const all = inMalaga()[0]?.data
  expect(all?.categories.map(({ category, hiddenFor }) => [category.slug, hiddenFor])).toEqual([
    ['rutas', 'rentacar']
  ])
  expect(all?.elsewhere.map(({ slug }) => slug)).toEqual(['vacia'])
  expect(sitemapPaths()).toContain('/malaga/experiencias/listado/rutas')
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
    [2 * cardsPerPage, 2]
  ])('%d experiences make %d', (count, pages) => {
    publish({ experiences: many(count) })
    expect(inMalaga().map(({ data }) => data.page)).toEqual(
      Array.from({ length: pages }, (_, index) => index + 1)
    )
    expect(inMalaga()[0]?.data.pageCount).toBe(pages)
  })

  test('have 48 cards at most, and the first one as many as there are', () => {
    expect(cardsPerPage).toBe(48)
    publish({ experiences: many(1000) })
    const [first, ...further] = inMalaga().map(({ data }) => data.cards.length)
    expect(first).toBe(48)
    expect(further.length).toBeGreaterThan(20)
    expect(Math.max(...further)).toBeLessThanOrEqual(48)
  })

  test('lead to the first one and to those around them; the first says how many there are, and leads to the last', () => {
    publish({ experiences: many(1000) })
    const all = inMalaga().map(({ data: { nearPages, pageCount } }) => ({ nearPages, pageCount }))
    const last = all.length
    expect(all[0]).toEqual({ nearPages: [1, 2, 3, last], pageCount: last })
    expect(all[1]).toEqual({ nearPages: [1, 2, 3, 4], pageCount: null })
    expect(all[9]).toEqual({ nearPages: [1, 8, 9, 10, 11, 12], pageCount: null })
    expect(all.at(-1)?.nearPages).toEqual([1, last - 2, last - 1, last])
  })

  test('stay as they are, but for one, when another experience comes or goes', () => {
    const experiences = many(1000, { categoryIds: ['rutas'] })
    const keys = (some: Experience[]) => {
      publish({ categories: [aCategory()], experiences: some })
      return new Map(
        listingPage.staticPaths().map(({ cacheKey, params }) => [JSON.stringify(params), cacheKey])
      )
    }
    const [before, after] = [keys(experiences), keys(experiences.toSpliced(500, 1))]
    const changed = [...after].flatMap(([params, key]) => {
      const { listing, locale, province } = JSON.parse(params)
      return before.get(params) !== key && locale === 'en' && province === 'malaga'
        ? [String(listing).replace(/\d+/, 'n')]
        : []
    })
    // The first pages say how many there are.
    expect(changed).toEqual(['undefined', 'pagina/n', 'rutas', 'rutas/pagina/n'])
  })

  test('say how many there are, and in which category, where somebody arrives', () => {
    publish({ categories: [aCategory()], experiences: many(60, { categoryIds: ['rutas'] }) })
    const told = inMalaga().map(({ data: { categories, category, counts, page } }) => ({
      inCategories: categories.map(each => ('counts' in each ? each.counts?.default : null)),
      listing: `${category?.id ?? 'all'} ${page}`,
      total: counts?.default ?? null
    }))
    expect(told).toEqual([
      { inCategories: [60], listing: 'all 1', total: 60 },
      { inCategories: [null], listing: 'all 2', total: null },
      { inCategories: [null], listing: 'rutas 1', total: 60 },
      { inCategories: [null], listing: 'rutas 2', total: null }
    ])
  })

  test('say the events of their category, which stand below the list, and of a province how many there are', () => {
    publish({
      categories: [aCategory()],
      experiences: [
        anExperience({ categoryIds: ['rutas'] }),
        anEvent(tomorrow, { categoryIds: ['rutas'], id: 'walk' }),
        anEvent(tomorrow, { hiddenFor: ['other'], id: 'concert' })
      ]
    })
    const [all, rutas] = inMalaga().map(({ data }) => data)
    expect(all?.events).toMatchObject({ cards: [], counts: { default: 2, other: 1 } })
    expect(rutas?.events.cards.map(({ id }) => id)).toEqual(['walk'])
    expect(rutas?.events.counts).toMatchObject({ default: 1, other: 1 })
    expect(all?.categories).toMatchObject([{ counts: { default: 1 }, events: { default: 1 } }])
  })

  test('do not offer a category to whom it shows nothing', () => {
    publish({
      categories: [aCategory()],
      experiences: many(60, { categoryIds: ['rutas'], hiddenFor: ['rentacar'] })
    })
    expect(inMalaga().map(({ data }) => data.categories.map(({ hiddenFor }) => hiddenFor))).toEqual(
      Array.from({ length: 4 }, () => ['rentacar'])
    )
  })

  test('together show each experience once, in order', () => {
    const experiences = many(100)
    publish({ experiences })
    const shown = inMalaga().flatMap(({ data }) => data.cards.map(({ id }) => id))
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
