import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { importsIn } from '../../../scripts/checking/module-imports.ts'
import { layers } from '../../../tools/lint/layers.ts'

test('every folder of src is a row of the table of layers; files of the studio have a layer by their ending', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter(entry => entry.isDirectory())
  expect(folders.map(({ name }) => name).filter(name => !(name in layers))).toEqual(['studio'])
})

describe('circles', () => {
  test('are found where they are', () => {
    const imports = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', ['a']],
      ['d', []]
    ])
    expect(circlesIn(imports)).toEqual([['a', 'b', 'c']])
  })

  test('are nowhere in src, scripts, tools and packages, types included', () => {
    expect(circlesIn(importsIn(['src', 'scripts', 'tools', 'packages/*/src']))).toEqual([])
  })
})

/** Imports of each module, by its path; types count like anything else. */
type Imports = ReadonlyMap<string, readonly string[]>

/** The groups of modules that import each other in a circle (Tarjan's strongly connected components). */
function circlesIn(imports: Imports): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const circles: string[][] = []

  function visit(module: string): void {
    order.set(module, order.size)
    lowest.set(module, order.size - 1)
    path.push(module)
    for (const next of imports.get(module) ?? []) {
      if (!order.has(next)) visit(next)
      if (path.includes(next)) lower(module, lowest.get(next))
    }
    if (lowest.get(module) !== order.get(module)) return
    const circle = path.splice(path.indexOf(module))
    if (circle.length > 1) circles.push(circle.toSorted())
  }

  function lower(module: string, value = Infinity): void {
    lowest.set(module, Math.min(lowest.get(module) ?? Infinity, value))
  }

  for (const module of imports.keys()) if (!order.has(module)) visit(module)
  return circles
}
