import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createCatalog } from '#catalog/model/catalog.ts'
import { searchShard } from '#catalog/pages/listing/data.ts'
import { decodeSnapshot } from '#contract/reading/decode-snapshot.ts'
import type { CollectionName, RawDocument } from '#contract/reading/snapshot.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { shardNumbers } from '#domain/data/shards.ts'
import { createSearchShardTable } from '#i18n/listing/data-files.ts'
import { readPage } from '../../scripts/checks/page.ts'
import { runChecks } from 'site-checks'
import { securityChecks } from '../../scripts/checks/security.ts'
import { siteOf } from '../../scripts/checks/site.ts'
import { inlineSumsOf } from '../../scripts/site/policy/inline.ts'
import CompanyPage from '../../src/pages/[...locale]/empresas/[id].astro'
import ExperiencePage from '../../src/pages/[...locale]/experiencias/[slug].astro'
import QuestionsPage from '../../src/pages/[...locale]/preguntas-frecuentes.astro'
import ListingPage from '../../src/pages/[...locale]/[province]/experiencias/listado/[...listing].astro'
import { attackedBy, attackedCompany } from '../fixtures/catalogue/hostile.ts'
import { ownDocuments } from '../fixtures/catalogue/own-catalogue.ts'
import { renderPage } from '../fixtures/render.ts'

/** Out of an attribute, out of a script, a title or a text field, and into something that runs. */
const payload = `"'></title></textarea></script><script>alert(1)</script><img src=x onerror=alert(1)><svg onload=alert(1)><a href="javascript:alert(1)">x</a>`

const moment = '2026-11-20T10:00:00Z'
const pages = {
  '/empresas/atacada': () => renderPage(CompanyPage, { ids: { id: attackedCompany }, locale: 'esd' }),
  '/experiencias/atacada': () =>
    renderPage(ExperiencePage, { ids: { slug: 'kayak-acantilados-maro' }, locale: 'esd' }),
  '/malaga/experiencias/listado': () =>
    renderPage(ListingPage, { ids: { categorySlug: null, page: 1, province: 'malaga' }, locale: 'esd' }),
  '/preguntas-frecuentes': () => renderPage(QuestionsPage, { ids: {}, locale: 'esd' })
}

afterAll(() => {
  globalThis.clavelCatalog = undefined
})

async function rendered(collections: Record<CollectionName, RawDocument[]>): Promise<Map<string, string>> {
  const { content } = decodeSnapshot({ collections, moment, source: 'test' })
  globalThis.clavelCatalog = createCatalog(content)
  const written = await Promise.all(
    Object.entries(pages).map(async ([at, page]): Promise<[string, string]> => [at, await page()])
  )
  return new Map(written)
}

describe('text that wants to run', () => {
  let before: Map<string, string>
  let after: Map<string, string>

  beforeAll(async () => {
    before = await rendered(ownDocuments)
    after = await rendered(attackedBy(payload))
  })

  test.each(Object.keys(pages))('is text on %s, which has the same scripts as without it', at => {
    const [harmless, html] = [before.get(at) ?? '', after.get(at) ?? '']
    expect(html).toContain('alert(1)')
    const scripts = (text: string) => readPage(at, text).all('script', 'iframe', 'object', 'style').length
    expect(scripts(html)).toBe(scripts(harmless))
    const strange = readPage(at, html)
      .all()
      .filter(
        element =>
          element.getAttribute('src') === 'x' || /^\s*javascript:/i.test(element.getAttribute('href') ?? '')
      )
    expect(strange.map(String)).toEqual([])
  })

  test('changes no security policy: pages hold the scripts and styles of before', async () => {
    const embedded = await rendered(attackedBy('data:text/html,<script>alert(1)</script><style>a{}</style>'))
    const sums = inlineSumsOf(before.values())
    expect(sums.scripts.length).toBeGreaterThan(0)
    expect(inlineSumsOf(after.values())).toEqual(sums)
    expect(inlineSumsOf(embedded.values())).toEqual(sums)
  })

  test('no page of it has anything that a check of the built site refuses', async () => {
    const files = new Map([...after].map(([at, html]) => [`${at.slice(1)}.html`, Buffer.from(html)]))
    const site = siteOf([...files.keys()], name => files.get(name) ?? Buffer.from(''))
    const checks = securityChecks.filter(({ name }) => attributesAndCode.includes(name))
    expect(checks).toHaveLength(attributesAndCode.length)
    expect((await runChecks(checks, site, site.pages)).map(({ at, change }) => `${at}: ${change}`)).toEqual(
      []
    )
  })

  test('what scripts read is data, and links in it lead where links may', () => {
    const found = shardNumbers.flatMap(
      shard => searchShard.read({ ids: { language: 'es', shard } }).searchRecords
    )
    const searchShardTable = createSearchShardTable(({ slug }) => `/${slug}.svg`)
    const table = JSON.stringify(searchShardTable(wordsFor('esd'), found))
    expect(table).toContain('alert(1)')
    const islands = readPage('/', after.get('/experiencias/atacada') ?? '').all('astro-island')
    const values = islands.flatMap(island => textsIn(JSON.parse(island.getAttribute('props') ?? '{}')))
    expect(values.some(text => text.includes('alert(1)'))).toBe(true)
    expect(values.filter(text => /^\s*javascript:/i.test(text))).toEqual([])
  })
})

const attributesAndCode = [
  'no element carries a script or a style',
  'nothing in a page but its own scripts can run'
]

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
