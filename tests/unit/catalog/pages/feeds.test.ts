import { afterEach, describe, expect, test } from 'vitest'

import { experiencePage } from '#catalog/pages/catalogue/experience.ts'
import { cataloguePart, newsFile, productFeed } from '#catalog/pages/listing/feeds.ts'
import { experienceMarkdownPage, provinceMarkdownPage } from '#catalog/pages/listing/markdown-pages.ts'
import { experiencesIn } from '#contract/published/catalogue.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { aCompany, anEvent, anExperience, publish } from '../../../fixtures/builders.ts'

afterEach(() => {
  globalThis.clavelCatalog = undefined
})

const prices = [{ amounts: [{ audience: 'adulto', euros: 20 }], name: null }]
const many = experiencesOf(250)

function experiencesOf(length: number): Experience[] {
  return Array.from({ length }, (_, index) =>
    anExperience({ id: `e${1000 + index}`, prices, updated: '2026-01-01T00:00:00Z' })
  )
}

const files = {
  cataloguePart,
  experienceMarkdown: experienceMarkdownPage,
  newsFile,
  productFeed,
  provinceMarkdown: provinceMarkdownPage
}

/** The cache key of every file, by its route and its parameters. */
function keysOf(experiences: Experience[]): Map<string, string> {
  publish({ companies: [aCompany()], experiences })
  return new Map(
    Object.entries(files).flatMap(([name, file]) =>
      file
        .staticPaths()
        .map(({ cacheKey, params }): [string, string] => [`${name} ${JSON.stringify(params)}`, cacheKey])
    )
  )
}

function changedBy(fields: Partial<Experience>, experiences = many): string[] {
  const before = keysOf(experiences)
  const after = keysOf(experiences.map(each => (each.id === 'e1120' ? { ...each, ...fields } : each)))
  return [...after].flatMap(([file, key]) => (before.get(file) === key ? [] : [file])).toSorted()
}

describe('an edit of one experience of 250', () => {
  test('rewrites its part and its own copy, when a description changes', () => {
    const changed = changedBy({ descriptionHtml: { es: '<p>Sol</p>' } })
    expect(changed.filter(file => !file.startsWith('productFeed'))).toEqual([
      'cataloguePart {"part":"5"}',
      'experienceMarkdown {"slug":"e1120"}'
    ])
  })

  test('touches the lists that show its name, too', () => {
    const changed = changedBy({ name: { es: 'Otro nombre' } })
    expect(changed).toContain('provinceMarkdown {"province":"malaga"}')
    expect(changed).not.toContain('cataloguePart {"part":"1"}')
  })

  test('rewrites one part of the catalogue when it goes', () => {
    const before = keysOf(many)
    const after = keysOf(many.filter(({ id }) => id !== 'e1120'))
    const parts = [...before.keys()].filter(file => file.startsWith('cataloguePart'))
    expect(parts.filter(file => after.get(file) !== before.get(file))).toEqual(['cataloguePart {"part":"5"}'])
  })

  test('is news when an editor says that it changed', () => {
    expect(changedBy({ updated: '2026-05-01T00:00:00Z' })).toContain('newsFile {"language":"es"}')
  })
})

test('an edit of one experience of 1,100 is another upload of the product feed, whose two shards have its number', () => {
  const changed = changedBy({ descriptionHtml: { es: '<p>Sol</p>' } }, experiencesOf(1100))
  expect(changed.filter(file => file.startsWith('productFeed'))).toEqual([
    'productFeed {"part":"productos-1"}',
    'productFeed {"part":"productos-2"}'
  ])
  const nonces = productFeed.staticPaths().map(({ props }) => productFeed.read(props).nonce)
  expect(new Set(nonces).size).toBe(1)
  expect(nonces.every(nonce => Number.isSafeInteger(nonce) && nonce > 0)).toBe(true)
})

test('the product feed of the next day is the same upload while nothing has changed', () => {
  const keysAt = (day: string) => {
    publish({ day, experiences: many })
    return productFeed.staticPaths().map(({ cacheKey }) => cacheKey)
  }
  expect(keysAt('2026-11-02')).toEqual(keysAt('2026-11-01'))
})

test('what is hidden, over or without a price is not for sale elsewhere', () => {
  publish({
    day: '2026-11-01',
    experiences: [
      anExperience({ id: 'hidden', isHidden: true, prices }),
      anExperience({ id: 'unknown' }),
      anExperience({ id: 'sold', prices }),
      anEvent('2026-10-01T20:00:00+02:00', { id: 'over', prices }),
      anEvent('2026-12-01T20:00:00+01:00', { id: 'coming', prices })
    ]
  })
  const [part] = cataloguePart.staticPaths().map(({ props }) => experiencesIn(cataloguePart.read(props)))
  expect(part?.map(({ url }) => url.split('/').at(-1))).toEqual(['coming', 'sold', 'unknown'])
  const [shard] = productFeed.staticPaths().map(({ props }) => productFeed.read(props).products)
  expect(shard?.map(({ experience }) => experience.id)).toEqual(['sold'])
})

test('a copy is made in every language that the text is written in, and in no other', () => {
  publish({ experiences: [anExperience({ id: 'walk', name: { en: 'Walk', es: 'Paseo' } })] })
  const copies = experienceMarkdownPage.staticPaths().map(({ params }) => params)
  expect(copies).toEqual([
    { locale: undefined, slug: 'walk' },
    { locale: 'en', slug: 'walk' }
  ])
})

test('a page names its copy where there is one: what is hidden or over has none', () => {
  publish({
    day: '2026-11-01',
    experiences: [
      anExperience({ id: 'sold' }),
      anExperience({ id: 'hidden', isHidden: true }),
      anEvent('2026-10-01T20:00:00+02:00', { id: 'over', provinces: ['jaen'] }),
      anEvent('2026-12-01T20:00:00+01:00', { id: 'coming', provinces: ['jaen'] })
    ]
  })
  const copied = new Set(experienceMarkdownPage.staticPaths().map(({ params }) => params.slug))
  const named = experiencePage.staticPaths().flatMap(({ params, props }) => {
    return experiencePage.read(props).hasMarkdown ? [params.slug] : []
  })
  expect(new Set(named)).toEqual(copied)
  expect(copied).toEqual(new Set(['coming', 'sold']))
})
