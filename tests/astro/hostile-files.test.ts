import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { APIContext, GetStaticPathsItem } from 'astro'

import { createCatalog } from '#catalog/model/catalog.ts'
import { decodeSnapshot } from '#contract/reading/decode-snapshot.ts'
import { locales } from '#domain/text/locale.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import { feedChecks } from '../../scripts/checks/feeds.ts'
import { runChecks } from 'site-checks'
import { type Site, siteOf } from '../../scripts/checks/site.ts'
import { attackedBy } from '../fixtures/catalogue/hostile.ts'

/** Ends a section, a line, an entry and an attribute; then what no reader sees, and what turns the direction of the rest. */
const payload = `]]></title>&"';,\\ <b>|\r\nEND:VEVENT\r\nX-A:1\u2028\u0000\u0008\u001B\uFFFF\u202E😀"`

/** Files made of the catalogue, besides pages and drawings without its texts. */
const files = import.meta.glob<Endpoint>(['../../src/pages/**/*.ts', '!../../src/pages/carteles/**'])

interface Endpoint {
  GET: (context: Pick<APIContext, 'props'>) => Response | Promise<Response>
  getStaticPaths?: () => GetStaticPathsItem[]
}

async function writtenBy(pattern: string, load: () => Promise<Endpoint>): Promise<[string, Buffer][]> {
  const { GET, getStaticPaths } = await load()
  const paths = getStaticPaths?.() ?? [{ params: {}, props: {} }]
  return Promise.all(
    paths.map(async ({ params, props = {} }): Promise<[string, Buffer]> => {
      const filled = Object.entries(params).reduce(
        (name, [key, value]) => name.replace(new RegExp(`\\[(?:\\.\\.\\.)?${key}\\]`), String(value ?? '')),
        pattern.replace('../../src/pages/', '').replace(/\.ts$/, '')
      )
      const response = await GET({ props })
      return [filled.replaceAll('//', '/').replace(/^\//, ''), Buffer.from(await response.arrayBuffer())]
    })
  )
}

/** The checks that need no page beside the files. */
const checks = feedChecks.filter(({ name }) =>
  [
    'calendars follow RFC 5545',
    'each event of a calendar has its id, its day, its name and its page',
    'the catalogue and its parts follow its schema',
    'the news are there in every language, and well-formed',
    'the news have a channel in their language, and items with a page and a day, newest first',
    'the product feed has the fields that Things to do asks for'
  ].includes(name)
)

let site: Site

beforeAll(async () => {
  const moment = '2026-11-20T10:00:00Z'
  const { content } = decodeSnapshot({ collections: attackedBy(payload), moment, source: 'test' })
  globalThis.clavelCatalog = createCatalog(content)
  const written = await Promise.all(Object.entries(files).map(([pattern, load]) => writtenBy(pattern, load)))
  const pages = content.experiences.flatMap(({ slug }) =>
    locales.map((locale): [string, Buffer] => [
      `${pathIn(locale, routes.experience(slug)).slice(1)}.html`,
      Buffer.alloc(0)
    ])
  )
  const byName = new Map([...pages, ...written.flat()])
  site = siteOf([...byName.keys()], name => byName.get(name) ?? Buffer.alloc(0))
})

afterAll(() => {
  globalThis.clavelCatalog = undefined
})

const ofKind = (ending: string) => site.addresses.filter(address => address.endsWith(ending))

describe('text that wants to break files', () => {
  test('is in files of every kind', () => {
    for (const ending of ['.ics', '.json', '.md', '.xml'])
      expect(ofKind(ending).some(address => site.text(address).includes('END:VEVENT X-A:1'))).toBe(true)
  })

  test('leaves them as they have to be', async () => {
    expect(checks).toHaveLength(6)
    expect((await runChecks(checks, site, [])).map(({ at, change }) => `${at}: ${change}`)).toEqual([])
    for (const address of ofKind('.json')) expect(() => JSON.parse(site.text(address))).not.toThrow()
  })

  test('brings nothing along that no reader sees', () => {
    const unseen = /[^\P{Cc}\n\r\t]|[\u2028-\u202E\u2066-\u2069\uFFFE\uFFFF]|\\u00[01]|\\u202/u
    expect(site.addresses.filter(address => unseen.test(site.text(address)))).toEqual([])
  })

  test('ends no event of a calendar', () => {
    for (const address of ofKind('.ics')) expect(site.text(address)).not.toMatch(/^X-A/m)
  })
})
