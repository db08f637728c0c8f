import { globSync, readFileSync } from 'node:fs'
import { matchesGlob, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'

import { siteCallables, siteRequests, streamCallables, studioCallables } from '#functions/callables.ts'
import { callablesIn, loadCallables } from '../../fixtures/functions.ts'

const calls = globSync(['src/contract/calls/**/*.ts', 'src/studio/*/*.call.ts'])

let callables: string[] = []

beforeAll(async () => {
  process.env.GCLOUD_PROJECT = 'demo-clavel'
  callables = callablesIn(await loadCallables())
})

describe('every callable function', () => {
  test('stands behind its address at the site, before the address of all other pages', () => {
    const { hosting }: { hosting: { rewrites: { source: string; function?: { functionId: string } }[] } } =
      JSON.parse(readFileSync('firebase.json', 'utf8'))
    const { rewrites } = hosting
    expect(rewrites.at(-1)?.source).toBe('**')
    const functionAt = (path: string) =>
      rewrites.find(({ source }) => matchesGlob(path, source))?.function?.functionId
    const places = {
      estudio: studioCallables,
      fn: { ...siteCallables, ...siteRequests },
      miCuenta: streamCallables
    }
    for (const [functionId, names] of Object.entries(places))
      for (const name of Object.keys(names))
        expect([name, functionAt(`/fn/${name}`)]).toEqual([name, functionId])
    expect(['/fn/', '/fn/nada/mas', '/fn', '/fnx'].map(functionAt)).toEqual([
      'fn',
      'fn',
      'paginas',
      'paginas'
    ])
  })

  test('has its schema in the contract, and every schema its function', async () => {
    const modules = await Promise.all(
      calls.map(async file => {
        const module: Record<string, unknown> = await import(pathToFileURL(resolve(file)).href)
        return Object.values(module)
      })
    )
    const names = modules.flat().flatMap(value => {
      const { name, readRequest }: { name?: string; readRequest?: unknown } = Object(value)
      return typeof readRequest === 'function' && name ? [name] : []
    })
    expect(names.toSorted()).toEqual(callables.toSorted())
  })

  test('has its row in the table of functions, and every row its function', () => {
    const rows = readFileSync('docs/functions.md', 'utf8').match(/^\| `\w+` \|/gm) ?? []
    expect(rows.map(row => row.slice(3, -3)).toSorted()).toEqual(callables.toSorted())
  })
})
