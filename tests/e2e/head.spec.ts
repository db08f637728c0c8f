import { expect, test } from './support/test.ts'

import { languageOf, languages, localeOf } from '#domain/locale.ts'
import { localeOfPath, pathIn } from '#domain/routes.ts'
import { wordsFor } from '#i18n/words.ts'
import { settings } from '#settings.ts'
import { type BuiltPage, builtFiles, builtPages } from '../fixtures/built-site.ts'

// One after the other: the whole site is read once.
test.describe.configure({ mode: 'default' })

let pages: BuiltPage[] = []
let indexed: BuiltPage[] = []
/** The pages that search engines keep: the others name one of these. */
let kept: BuiltPage[] = []
let byPath = new Map<string, BuiltPage>()

test.beforeAll(() => {
  pages = builtPages()
  indexed = pages.filter(({ isIndexed }) => isIndexed)
  kept = indexed.filter(page => pathOf(page.canonicals[0]) === page.path)
  byPath = new Map(pages.map(page => [page.path, page]))
})

function pathOf(address = ''): string {
  return address.slice(settings.site.length) || '/'
}

function repeated(of: (page: BuiltPage) => string): string[] {
  const groups = Object.values(Object.groupBy(kept, of))
  return groups.flatMap(group => (group && group.length > 1 ? [group.map(({ path }) => path).join(' ')] : []))
}

const paths = (all: BuiltPage[]) => all.map(({ path }) => path)

test('the site is there', () => {
  expect(kept.length).toBeGreaterThan(800)
})

test('every page has its language, one heading and a title of the template', () => {
  const odd = pages.filter(({ headings, lang, path, title }) => {
    const language = languageOf(localeOfPath(path))
    const ending = wordsFor(localeOf(language)).t('site.titleTemplate', { title: '' })
    return lang !== language || headings !== 1 || !title.endsWith(ending) || title === ending
  })
  expect(paths(odd)).toEqual([])
})

test('an indexed page has one canonical address, absolute and without a query, of a page that names itself', () => {
  const odd = indexed.filter(({ canonicals: [canonical = '', ...others] }) => {
    const target = byPath.get(pathOf(canonical))
    return others.length > 0 || !canonical.startsWith(settings.site) || target?.canonicals[0] !== canonical
  })
  expect(paths(odd)).toEqual([])
})

test('the unprefixed Spanish is the one that counts', () => {
  const prefixed = indexed.filter(({ path }) => path === '/es' || path.startsWith('/es/'))
  expect(prefixed.length).toBeGreaterThan(100)
  const odd = prefixed.filter(({ canonicals, path }) => pathOf(canonicals[0]) !== (path.slice(3) || '/'))
  expect(paths(odd)).toEqual([])
})

test('the languages of a page name each other, and never a second Spanish', () => {
  const odd = kept.filter(({ alternates, canonicals }) => {
    const { 'x-default': byDefault, ...own } = alternates
    const isReciprocal = Object.values(own).every(address => {
      const other = byPath.get(pathOf(address))
      return JSON.stringify(other?.alternates) === JSON.stringify(alternates)
    })
    const isOfTheSite = Object.entries(own).every(
      ([language, address]) =>
        languages.some(each => each === language) && localeOfPath(pathOf(address)) !== 'es'
    )
    const hasSelf = Object.values(own).includes(canonicals[0] ?? '')
    return !isReciprocal || !isOfTheSite || !hasSelf || byDefault !== (own.es ?? Object.values(own)[0])
  })
  expect(paths(odd)).toEqual([])
})

test('a page in all languages lists all of them', () => {
  const { alternates } = byPath.get('/agenda') ?? { alternates: {} }
  expect(alternates).toEqual({
    ...Object.fromEntries(languages.map(each => [each, settings.site + pathIn(localeOf(each), '/agenda')])),
    'x-default': `${settings.site}/agenda`
  })
})

test('what is no page of the catalogue is kept out of search engines, in every locale', () => {
  for (const route of ['/login', '/perfil', '/compras', '/experiencias', '/admin', '/404', '/error']) {
    const own = pages.filter(({ path }) => path.replace(/^\/(es|en|de|fr|pt)\//, '/') === route)
    expect(own.length, route).toBe(6)
    expect(paths(own.filter(({ isIndexed }) => isIndexed))).toEqual([])
  }
})

test('no two pages have the same title', () => {
  expect(repeated(({ title }) => title)).toEqual([])
})

test('no two pages have the same description', () => {
  expect(repeated(({ description }) => description)).toEqual([])
})

test('descriptions have 70 to 160 characters', () => {
  const odd = indexed.filter(({ description }) => description.length < 70 || description.length > 160)
  expect(odd.map(({ description, path }) => `${path}: ${description.length} ${description}`)).toEqual([])
})

test('no text still has a gap to be filled', () => {
  expect(
    paths(pages.filter(({ description, title }) => /\{\{|undefined|\[object/.test(title + description)))
  ).toEqual([])
})

test('every link and every picture of the site is there', () => {
  const files = builtFiles()
  const dead = new Map<string, string>()
  for (const { path, targets } of pages) {
    for (const target of targets) {
      const address = target.replace(/[?#].*$/, '')
      if (!files.has(address)) dead.set(address, path)
    }
  }
  expect(Object.fromEntries(dead)).toEqual({})
})

test('the favicon has its file, and robots are told what to do', () => {
  const files = builtFiles()
  expect(files.has('/favicon.svg')).toBe(true)
  expect(files.has('/robots.txt')).toBe(true)
})
