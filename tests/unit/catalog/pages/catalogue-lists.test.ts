import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import type { DataFile } from '#catalog/routing/data-file.ts'
import { catalogueFile, catalogueList, cataloguePart } from '#catalog/pages/listing/feeds.ts'
import { listedIn, listsIn } from '#contract/published/catalogue.ts'
import { aCategory, anExperience, publish } from '../../../fixtures/builders.ts'

const site = 'https://www.clavel.example'
const saturdays = { kind: 'starts', season: null, starts: ['10:00'], weekdays: [6] } as const
const inWinter = { ...saturdays, season: { from: '11-01', until: '02-28' } } as const

beforeEach(() => {
  publish({
    categories: [aCategory({ id: 'agua', slug: 'agua' })],
    experiences: [
      anExperience({
        categoryIds: ['agua'],
        id: 'kayak',
        name: { es: 'Kayak' },
        priceFrom: { audience: 'adulto', euros: 32, kind: 'from' },
        prices: [{ amounts: [{ audience: 'adulto', euros: 32 }], name: null }],
        provinces: ['malaga'],
        schedules: [{ ...saturdays, starts: [...saturdays.starts], weekdays: [6] }]
      }),
      anExperience({
        categoryIds: [],
        id: 'nieve',
        name: { es: 'Nieve' },
        provinces: ['granada'],
        schedules: [{ ...inWinter, starts: [...inWinter.starts], weekdays: [6] }]
      })
    ]
  })
})

afterEach(() => {
  globalThis.clavelCatalog = undefined
})

/** Every file of the catalogue by its address, as other programs fetch it. */
function files(): Map<string, unknown> {
  const entries = <Ids extends object>(route: DataFile<Ids, object>, at: (params: object) => string) =>
    route
      .staticPaths()
      .map(({ params, props }): [string, unknown] => [
        site + at(params),
        JSON.parse(JSON.stringify(route.read(props)))
      ])
  const value = (params: object, name: string) => String(Reflect.get(params, name))
  return new Map([
    ...entries(catalogueFile, params => `/${value(params, 'catalogue')}.json`),
    ...entries(cataloguePart, params => `/datos/catalogo/${value(params, 'part')}.json`),
    ...entries(
      catalogueList,
      params => `/datos/catalogo/${value(params, 'kind')}/${value(params, 'list')}.json`
    )
  ])
}

function idsAt(address: string): string[] {
  return listedIn(files().get(site + address)).map(({ id }) => id)
}

describe('the lists of the catalogue', () => {
  test('are named in it, and each is there', () => {
    const all = files()
    const named = listsIn(all.get(`${site}/catalogo.json`))
    expect(named).toContain(`${site}/datos/catalogo/provincia/malaga.json`)
    expect(named.filter(address => !all.has(address))).toEqual([])
  })

  test('have what is in a province, in a category, on a day of the week', () => {
    expect(idsAt('/datos/catalogo/provincia/malaga.json')).toEqual(['kayak'])
    expect(idsAt('/datos/catalogo/provincia/andalucia.json')).toEqual(['kayak', 'nieve'])
    expect(idsAt('/datos/catalogo/categoria/agua.json')).toEqual(['kayak'])
    expect(idsAt('/datos/catalogo/dia/6.json')).toEqual(['kayak', 'nieve'])
  })

  test('what has nothing has no list', () => {
    expect(files().has(`${site}/datos/catalogo/dia/1.json`)).toBe(false)
    expect(files().has(`${site}/datos/catalogo/provincia/jaen.json`)).toBe(false)
  })
})

describe('the examples of docs/catalogue.md run', () => {
  const examples = [...readFileSync('docs/catalogue.md', 'utf8').matchAll(/```js\n([\s\S]+?)```/g)].map(
    ([, code = '']) => code
  )

  test.each([
    [0, ['Kayak: 32 €']],
    [1, ['Kayak']]
  ])('example %i', async (index, said) => {
    const all = files()
    const told: unknown[] = []
    Reflect.set(globalThis, 'catalogueExample', {
      console: { log: (line: unknown) => told.push(line) },
      fetch: async (address: string) =>
        all.has(address) ? Response.json(all.get(address)) : new Response('', { status: 404 })
    })
    const code = `const { console, fetch } = globalThis.catalogueExample\n${examples[index] ?? ''}\nexport {}`
    await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
    expect(told).toEqual([said])
  })
})
