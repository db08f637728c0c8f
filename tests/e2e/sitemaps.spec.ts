import { expect, test } from './support/test.ts'

import { settings } from '#settings.ts'
import { builtFile, builtFiles, builtPages } from '../fixtures/built-site.ts'

interface Entry {
  address: string
  updated: string | undefined
  alternates: Record<string, string>
}

const files = builtFiles()
const parts = [...builtFile('/sitemap-index.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
  pathOf(address)
)
const entries = parts.flatMap(part => entriesIn(builtFile(part)))
const pages = new Map(builtPages().map(page => [settings.site + (page.path === '/' ? '' : page.path), page]))

function pathOf(address: string): string {
  return address.slice(settings.site.length)
}

function entriesIn(xml: string): Entry[] {
  return [...xml.matchAll(/<url>.*?<\/url>/g)].map(([url]) => ({
    address: /<loc>(.*?)<\/loc>/.exec(url)?.[1] ?? '',
    alternates: Object.fromEntries(
      [...url.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language = '', href = '']) => [
        language,
        href
      ])
    ),
    updated: /<lastmod>(.*?)<\/lastmod>/.exec(url)?.[1]
  }))
}

const addresses = (odd: Entry[]) => odd.map(({ address }) => address)

test('robots are told of the index, and the index of its parts', () => {
  const robots = builtFile('/robots.txt').split('\n')
  expect(robots).toContain(`Sitemap: ${settings.site}/sitemap-index.xml`)
  expect(parts.length).toBeGreaterThan(2)
  expect(parts.filter(part => !files.has(part))).toEqual([])
})

test('every address is a page that search engines may keep, under that very address', () => {
  expect(entries.length).toBeGreaterThan(800)
  const odd = entries.filter(({ address }) => {
    const page = pages.get(address)
    return !page?.isIndexed || page.canonicals[0] !== address
  })
  expect(addresses(odd)).toEqual([])
})

test('every page that search engines may keep is there, once', () => {
  const kept = [...pages].flatMap(([address, { alternates, canonicals, isIndexed }]) =>
    isIndexed && canonicals[0] === address && Object.keys(alternates).length > 0 ? [address] : []
  )
  expect(addresses(entries).toSorted()).toEqual(kept.toSorted())
})

test('a page has the same alternates there as in itself, and each of them names it too', () => {
  const known = new Map(entries.map(entry => [entry.address, entry.alternates]))
  const odd = entries.filter(({ address, alternates }) => {
    const isReciprocal = Object.values(alternates).every(
      other => JSON.stringify(known.get(other)) === JSON.stringify(alternates)
    )
    const isAsInPage = JSON.stringify(alternates) === JSON.stringify(pages.get(address)?.alternates)
    return !isReciprocal || !isAsInPage || !Object.values(alternates).includes(address)
  })
  expect(addresses(odd)).toEqual([])
})

test('an experience changed when its page says so', () => {
  const details = entries.filter(
    ({ address }) => /\/experiencias\/[^/]+$/.test(address) && !address.endsWith('/listado')
  )
  expect(details.length).toBeGreaterThan(300)
  const odd = details.filter(({ address, updated }) => {
    const [said] = /"dateModified":"[^"]*"/.exec(pages.get(address)?.graphs[0] ?? '') ?? []
    return said !== (updated && `"dateModified":"${updated}"`)
  })
  expect(addresses(odd)).toEqual([])
  expect(new Set(details.map(({ updated }) => updated)).size).toBeGreaterThan(10)
})

test('the server answers with XML and with plain text', async ({ request }) => {
  for (const [path, type] of [
    ['/sitemap-index.xml', /xml/],
    [parts[0] ?? '', /xml/],
    ['/robots.txt', /^text\/plain/]
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([path, answer.status()]).toEqual([path, 200])
    expect(answer.headers()['content-type']).toMatch(type)
  }
})
