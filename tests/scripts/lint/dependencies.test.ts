import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { importsIn } from '../../../scripts/checking/module-imports.ts'
import { circlesIn } from '../../../tools/lint/circles.ts'
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
