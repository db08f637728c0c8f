import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import type { DataFile } from '#catalog/routing/data-file.ts'
import { catalogueFile, catalogueList, cataloguePart, octoFile } from '#catalog/pages/listing/feeds.ts'
import { octoProducts } from '#i18n/feeds/octo.ts'
import { listedIn, listsIn } from '#contract/published/catalogue.ts'
import { aCategory, anEvent, anExperience, publish } from '../../../fixtures/builders.ts'

const site = 'https://www.clavel.example'
const saturdays = { kind: 'starts', season: null, starts: ['10:00'], weekdays: [6] } as const
const inWinter = { ...saturdays, season: { from: '11-01', until: '02-28' } } as const

beforeEach(() => {
  publish({
    formerIds: ['cerrada'],
    categories: [aCategory({ id: 'agua', slug: 'agua' })],
    experiences: [
      anExperience({
        categoryIds: ['agua'],
        freeCancellationHours: 24,
        id: 'kayak',
        name: { es: 'Kayak' },
        updated: '2026-05-02T00:00:00Z',
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
    ...entries(octoEncoded, params => `/datos/octo/${value(params, 'part')}.json`),
    ...entries(
      catalogueList,
      params => `/datos/catalogo/${value(params, 'kind')}/${value(params, 'list')}.json`
    )
  ])
}

/** As its route writes it. */
const octoEncoded = {
  ...octoFile,
  read: (props: Parameters<typeof octoFile.read>[0]) => octoProducts(octoFile.read(props).products)
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

describe('the changes of the catalogue', () => {
  const changes = (): unknown => files().get(`${site}/catalogo.cambios.json`)

  test('are what editors changed, newest first, with the part that has it', () => {
    expect(changes()).toMatchObject({
      cambios: [{ cuando: '2026-05-02T00:00:00Z', id: 'kayak', parte: `${site}/datos/catalogo/1.json` }],
      desde: '2026-05-02T00:00:00Z'
    })
  })

  test('name what is gone, hidden or over, and no page of a town', () => {
    publish({
      day: '2026-11-01',
      experiences: [
        anExperience({ id: 'kayak' }),
        anExperience({ id: 'nerja', isDestination: true }),
        anExperience({ id: 'oculta', isHidden: true }),
        anEvent('2026-10-01T20:00:00+02:00', { id: 'pasada' })
      ],
      formerIds: ['cerrada', 'vieja']
    })
    expect(changes()).toMatchObject({
      retiradas: ['cerrada', 'oculta', 'pasada', 'vieja'],
      retiradasCompletas: true
    })
  })

  test('are never more than a program fetches at once, and say when they are cut', () => {
    publish({
      experiences: Array.from({ length: 210 }, (_, at) =>
        anExperience({ id: `e${at}`, updated: '2026-05-01T00:00:00Z' })
      ),
      formerIds: Array.from({ length: 5001 }, (_, at) => `x${at}`)
    })
    const { cambios, retiradas, retiradasCompletas } = Object(changes())
    expect([cambios.length, retiradas.length, retiradasCompletas]).toEqual([200, 5000, false])
  })
})

describe('the examples of docs/catalogue.md run', () => {
  const examples = [...readFileSync('docs/catalogue.md', 'utf8').matchAll(/```js\n([\s\S]+?)```/g)].map(
    ([, code = '']) => code
  )

  test.each([
    [0, ['Kayak: 32 €']],
    [1, ['Kayak']],
    [2, ['kayak: Kayak']],
    [3, ['Kayak, ADULT: 32 EUR']]
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
