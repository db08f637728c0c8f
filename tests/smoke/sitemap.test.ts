import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sitemap from '@astrojs/sitemap'
import { XMLParser } from 'fast-xml-parser'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settings } from '../../src/settings.ts'

// The sitemaps are our own. @astrojs/sitemap makes them anew of the built pages alone, and both have to agree.

const folder = mkdtempSync(join(tmpdir(), 'sitemap-'))
const languages = { de: 'de', en: 'en', es: 'es', fr: 'fr', pt: 'pt' }
const xml = new XMLParser({
  attributeNamePrefix: '',
  ignoreAttributes: false,
  isArray: name => ['link', 'url'].includes(name),
  removeNSPrefix: true
})

/** Address of a page to the addresses of its translations, by language. */
type Sitemap = Map<string, Record<string, string>>

let ours: Sitemap
let judge: Sitemap

beforeAll(async () => {
  ours = readSitemaps('dist', 'sitemap-*-*.xml')
  await writeWithAstro(indexedPages())
  judge = readSitemaps(folder, 'sitemap-[0-9]*.xml')
})

afterAll(() => rmSync(folder, { recursive: true }))

test('the sitemaps name every page that search engines may keep, and no other', () => {
  expect(judge.size).toBeGreaterThan(500)
  expect([...ours.keys()].toSorted()).toEqual([...judge.keys()].toSorted())
})

test('each page names its translations', () => {
  const different = [...judge].filter(([address, translations]) => {
    const named = ours.get(address) ?? {}
    // A page in one language has no alternates for Astro, and itself for us.
    const expected = Object.keys(translations).length > 0 ? translations : named
    return JSON.stringify(sorted(named)) !== JSON.stringify(sorted(expected))
  })
  expect(different.map(([address]) => [address, ours.get(address), judge.get(address)])).toEqual([])
})

/** Paths of the built pages that do not refuse to be indexed and are their own canonical. */
function indexedPages(): string[] {
  return globSync('**/*.html', { cwd: 'dist' }).flatMap(file => {
    const path = file === 'index.html' ? '' : file.replace(/\.html$/, '')
    const head = parse(readFileSync(join('dist', file), 'utf8').split('</head>')[0] ?? '')
    const robots = head.querySelector('meta[name="robots"]')?.getAttribute('content') ?? ''
    const canonical = head.querySelector('link[rel="canonical"]')?.getAttribute('href')
    const isOwn =
      canonical !== undefined && new URL(canonical).pathname === new URL(path, `${settings.site}/`).pathname
    return isOwn && !robots.includes('noindex') ? [path] : []
  })
}

/** Calls the hooks of the integration as a build does. */
async function writeWithAstro(paths: string[]): Promise<void> {
  const { hooks } = sitemap({ i18n: { defaultLocale: 'es', locales: languages } })
  const logger = { error: refuse, info: () => {}, warn: refuse }
  const config = { base: '/', build: { format: 'file' }, site: settings.site, trailingSlash: 'never' }
  await Reflect.apply(hooks['astro:routes:resolved'] ?? refuse, hooks, [{ routes: [] }])
  await Reflect.apply(hooks['astro:config:done'] ?? refuse, hooks, [{ config }])
  const pages = paths.map(pathname => ({ pathname }))
  await Reflect.apply(hooks['astro:build:done'] ?? refuse, hooks, [
    { dir: pathToFileURL(`${folder}/`), logger, pages }
  ])
}

function refuse(message: unknown): never {
  throw new Error(String(message))
}

function readSitemaps(cwd: string, pattern: string): Sitemap {
  const urls: { link?: { href: string; hreflang: string }[]; loc: string }[] = globSync(pattern, {
    cwd
  }).flatMap(file => xml.parse(readFileSync(join(cwd, file), 'utf8')).urlset.url)
  return new Map(
    urls.map(({ link = [], loc }) => [
      withoutSlash(loc),
      Object.fromEntries(
        link
          .filter(({ hreflang }) => hreflang !== 'x-default')
          .map(({ href, hreflang }) => [hreflang, withoutSlash(href)])
      )
    ])
  )
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '')
}

function sorted(translations: Record<string, string>): [string, string][] {
  return Object.entries(translations).toSorted(([a], [b]) => (a < b ? -1 : 1))
}
