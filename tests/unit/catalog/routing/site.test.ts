import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { createCatalog } from '#catalog/model/catalog.ts'
import { routeAt } from '#catalog/routing/files.ts'
import { experiencePage } from '#catalog/pages/catalogue/experience.ts'
import { posterFile } from '#catalog/pages/catalogue/posters.ts'
import { experienceMarkdownPage } from '#catalog/pages/listing/markdown-pages.ts'
import { filesOf, routeFilesOf } from '#catalog/routing/site.ts'
import { noReport } from '#domain/forecast/report.ts'
import { locales } from '#domain/text/locale.ts'
import type { Content } from '#domain/catalogue/content.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import {
  aCatalog,
  aCategory,
  aCompany,
  aMeta,
  anEvent,
  anExperience,
  aPartner,
  aProvince
} from '../../../fixtures/builders.ts'

const experience = anExperience({ slug: 'un-paseo' })
const partner = aPartner()
const catalog = aCatalog({ experiences: [experience] })

describe('the files of a site', () => {
  const concert = anEvent('2099-12-01T20:00:00+01:00', { id: 'concierto' })
  const catalog = aCatalog({ experiences: [experience, concert] })
  const files = filesOf(routeFilesOf(catalog))

  test.each([
    'index.html',
    'en.html',
    'es/experiencias/un-paseo.html',
    'experiencias/un-paseo.html',
    'experiencias/un-paseo.md',
    'agenda.ics',
    'de/agenda.ics',
    'carteles/wide/un-paseo.svg',
    'datos/busqueda/fr.json',
    'datos/busqueda/fr/2.json',
    'datos/plan/fr/0.json',
    'sitemap-index.xml'
  ])('have %s', file => expect(files.has(file)).toBe(true))

  test('are each there once', () => {
    const paths = [...routeFilesOf(catalog)].flat().flatMap(shown => shown.files.map(({ path }) => path))
    expect(paths.toSorted()).toEqual([...files.keys()].toSorted())
  })
})

test('a file shows the same object in the next catalogue while what it shows is the same', () => {
  const near = anExperience({ id: 'near', provinces: ['malaga'], slug: 'near' })
  const far = anExperience({ id: 'far', provinces: ['cadiz'], slug: 'far' })
  const first = aCatalog({ experiences: [near, far] })
  const before = new Set([...routeFilesOf(first)].flat())
  const changed = { ...far, descriptionHtml: { es: '<p>Otra</p>' } }
  const after = createCatalog({ ...first, experiences: [near, changed] })
  const fresh = [...routeFilesOf(after)].flat().filter(each => !before.has(each))
  const files = fresh.flatMap(each => each.files.map(({ path }) => path))
  expect(files).toContain('experiencias/far.html')
  expect(files.filter(path => path.includes('near'))).toEqual([])
})

describe('with a category, a company, a partner, a meta experience and an event', () => {
  const [kayak, walk] = ['kayak', 'walk'].map(id =>
    anExperience({
      categoryIds: ['mar'],
      companyId: 'salada',
      id,
      destinationIds: ['nerja'],
      position: { lat: 36.7, lng: -3.9 },
      priceFrom: { audience: 'adulto', euros: 20, kind: 'from' },
      prices: [{ amounts: [{ audience: 'adulto', euros: 20 }], name: null }],
      slug: id,
      updated: '2026-11-02'
    })
  )
  const all = {
    categories: [aCategory({ id: 'mar' })],
    companies: [aCompany({ id: 'salada' })],
    experiences: [kayak, walk, aMeta({ id: 'nerja' }), anEvent('2027-11-06T20:00:00Z')].filter(
      each => each !== undefined
    ),
    partners: [partner],
    provinces: [aProvince('andalucia'), aProvince('malaga')]
  }
  const keysOf = (content: typeof all) => Object.fromEntries(filesOf(routeFilesOf(aCatalog(content))))
  const everyExperience = (fields: Partial<Experience>) => ({
    experiences: all.experiences.map(each => ({ ...each, ...fields }))
  })

  test('another forecast makes one file another, and without weather there is none', () => {
    const keysWith = (weather: Content['weather']) => filesOf(routeFilesOf(aCatalog({ ...all, weather })))
    const file = 'datos/tiempo/andalucia.json'
    expect(keysWith(null).has(file)).toBe(false)
    const before = keysWith(noReport)
    const after = keysWith({ ...noReport, warningsFetched: '2026-11-25T08:00:00Z' })
    expect([...after].filter(([path, key]) => before.get(path) !== key).map(([path]) => path)).toEqual([file])
    expect([...before.keys()]).toEqual([...after.keys()])
  })

  test('every file shows the same object when nothing was edited', () => {
    const shown = () => [...routeFilesOf(aCatalog({ ...all, experiences: [...all.experiences] }))].flat()
    const before = new Set(shown())
    const fresh = shown().filter(each => !before.has(each))
    expect(fresh.flatMap(({ files }) => files.map(({ path }) => path))).toEqual([])
  })

  test.each<[edit: string, Partial<Content>]>([
    ['a category has another name', { categories: [aCategory({ id: 'mar', name: { es: 'Otro' } })] }],
    ['a category has another address', { categories: [aCategory({ id: 'mar', slug: 'otro' })] }],
    ['a category has another motif', { categories: [aCategory({ id: 'mar', motif: 'otro' })] }],
    ['a category is gone', { categories: [] }],
    ['a company has another name', { companies: [aCompany({ id: 'salada', name: 'Otra' })] }],
    ['a company is gone', { companies: [] }],
    [
      'a province has another name',
      { provinces: [aProvince('andalucia'), aProvince('malaga', { name: { es: 'Otra' } })] }
    ],
    [
      'a partner is of another kind',
      { defaultPartners: { malaga: 'coches' }, partners: [{ ...partner, kind: 'other' }] }
    ],
    ['it is another day', { day: '2026-12-24' }],
    ['experiences have other names', everyExperience({ name: { es: 'Otro' } })],
    ['experiences are somewhere else', everyExperience({ position: { lat: 37.2, lng: -4.1 } })],
    ['experiences cost something else', everyExperience({ priceFrom: { kind: 'free' }, prices: [] })],
    ['experiences were changed later', everyExperience({ updated: '2026-11-03T10:00:00Z' })],
    [
      'experiences are events',
      everyExperience({ eventDate: { end: null, start: '2027-01-01T20:00:00Z' }, isEvent: true })
    ],
    [
      'experiences belong to nothing',
      everyExperience({ categoryIds: [], companyId: null, destinationIds: [] })
    ],
    ['one experience is missing', { experiences: all.experiences.slice(1) }]
  ])('when %s, every file has the key that it has from nothing', (_, edit) => {
    const before = keysOf(all)
    const edited = { ...all, ...edit }
    const after = keysOf(edited)
    expect(after).toEqual(keysOf(structuredClone(edited)))
    expect(after).not.toEqual(before)
  })
})

describe('the list of a neighbourhood', () => {
  const near = anExperience({ id: 'near', provinces: ['malaga'] })
  const far = anExperience({ id: 'far', provinces: ['cadiz'] })
  const routes = [experiencePage, experienceMarkdownPage, posterFile]
  const provinces = [aProvince('malaga'), aProvince('cadiz')]
  const listsOf = (content: Partial<Content>) => {
    const next = aCatalog({ experiences: [near, far], ...content })
    return routes.map(route => new Set(route.shown(next)))
  }
  test('is the same object after an edit elsewhere, so that nobody looks into it', () => {
    const before = listsOf({ provinces })
    const after = listsOf({ experiences: [near, { ...far, name: { es: 'Otra' } }], provinces })
    for (const [route, lists] of after.entries())
      expect([...lists].filter(list => before[route]?.has(list))).toHaveLength(1)
  })

  test('is another one when what is around all pages is another one', () => {
    const [before] = listsOf({ provinces })
    const [after] = listsOf({ partners: [partner], provinces })
    expect([...(after ?? [])].filter(list => before?.has(list))).toEqual([])
  })
})

test('the route of a file is that of its page, in every locale and of every extension', () => {
  const pages = [...routeFilesOf(catalog)].flat().filter(({ files }) => files.length === locales.length)
  expect(pages.length).toBeGreaterThan(20)
  for (const { data, files } of pages)
    expect(files.map(({ path }) => routeAt(path))).toEqual(
      files.map(() => Object.entries(data).find(([name]) => name === 'path')?.[1])
    )
})

describe('of the files of a route', () => {
  beforeEach(() => {
    globalThis.clavelCatalog = catalog
    globalThis.clavelWanted = new Set(['pt/experiencias/un-paseo.html', 'experiencias/un-paseo.md'])
  })
  afterEach(() => {
    globalThis.clavelWanted = undefined
  })

  test('Astro hears of those alone that are wanted', () => {
    expect(experiencePage.staticPaths().map(({ params }) => params)).toEqual([
      { locale: 'pt', slug: 'un-paseo' }
    ])
    expect(experienceMarkdownPage.staticPaths().map(({ params }) => params)).toEqual([
      { locale: undefined, slug: 'un-paseo' }
    ])
  })

  test('all are wanted when nobody says which', () => {
    globalThis.clavelWanted = undefined
    expect(experiencePage.staticPaths()).toHaveLength(locales.length)
  })

  test('a few of many are found', () => {
    const experiences = Array.from({ length: 9 }, (_, number) => anExperience({ id: `e${number}` }))
    globalThis.clavelCatalog = aCatalog({ experiences: [experience, ...experiences] })
    expect(experiencePage.staticPaths().map(({ params }) => params.slug)).toEqual(['un-paseo'])
    globalThis.clavelWanted = new Set(['carteles/wide/e3.svg', 'carteles/wide/of-nobody.svg', 'index.html'])
    expect(posterFile.staticPaths().map(({ params }) => params.slug)).toEqual(['e3'])
    expect(experiencePage.staticPaths()).toEqual([])
  })

  test('each has the key that the publisher knows', () => {
    const [page] = experiencePage.staticPaths()
    expect(page?.cacheKey).toBe(filesOf(routeFilesOf(catalog)).get('pt/experiencias/un-paseo.html'))
  })
})
