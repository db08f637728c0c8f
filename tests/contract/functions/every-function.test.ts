import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'

import { callablesIn } from '../../fixtures/functions.ts'

const callsFolder = 'src/contract/calls'

let exported: Record<string, unknown>

beforeAll(async () => {
  process.env.GCLOUD_PROJECT = 'demo-clavel'
  exported = await import('#functions/index.ts')
})

const callables = () => callablesIn(exported)

describe('every callable function', () => {
  test('stands behind its address at the site, before the address of all other pages', () => {
    const { hosting }: { hosting: { rewrites: { source: string; function?: { functionId: string } }[] } } =
      JSON.parse(readFileSync('firebase.json', 'utf8'))
    const places = hosting.rewrites.map(({ source }) => source)
    expect(places.at(-1)).toBe('**')
    expect(places.filter(place => place.startsWith('/fn/')).toSorted()).toEqual(
      callables()
        .map(name => `/fn/${name}`)
        .toSorted()
    )
    const callable = hosting.rewrites.filter(({ source }) => source.startsWith('/fn/'))
    for (const { function: target, source } of callable) expect(source).toBe(`/fn/${target?.functionId}`)
  })

  test('has its schema in the contract, and every schema its function', async () => {
    const modules = await Promise.all(
      readdirSync(callsFolder, { encoding: 'utf8', recursive: true })
        .filter(file => file.endsWith('.ts'))
        .map(async file => {
          const module: Record<string, unknown> = await import(pathToFileURL(join(callsFolder, file)).href)
          return Object.values(module)
        })
    )
    const names = modules.flat().flatMap(value => {
      const { name, readRequest }: { name?: string; readRequest?: unknown } = Object(value)
      return typeof readRequest === 'function' && name ? [name] : []
    })
    expect(names.toSorted()).toEqual(callables().toSorted())
  })

  test('has its row in the table of functions, and every row its function', () => {
    const rows = readFileSync('docs/functions.md', 'utf8').match(/^\| `\w+` \|/gm) ?? []
    expect(rows.map(row => row.slice(3, -3)).toSorted()).toEqual(callables().toSorted())
  })
})
