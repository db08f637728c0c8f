import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importsIn } from '../../../scripts/checking/module-imports.ts'
import { circlesIn } from '../../../tools/lint/circles.ts'
import { layers } from '../../../tools/lint/layers.ts'

const mostFiles = 15
const longestTemplate = 200

/** Folders with more files side by side, how many at most, and why. */
const largeFolders: Record<string, number> = {
  // A file is a command of package.json.
  scripts: 32,
  // A file is an address of the site.
  'src/pages/[...locale]': 28
}

const files = ['src', 'scripts', 'tests', 'tools', 'packages']
  .flatMap(folder => globSync(`${folder}/**/*.*`))
  .filter(file => !/(^|\/)(node_modules|dist|scripts\/catalogue)\//.test(file))

test('no folder has more than fifteen files side by side', () => {
  const counts = new Map<string, number>()
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  const large = [...counts].filter(([folder, count]) => count > (largeFolders[folder] ?? mostFiles))
  expect(large).toEqual([])
})

test('no template is longer than 200 lines', () => {
  const lines = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1
  expect(files.filter(file => file.endsWith('.astro') && lines(file) > longestTemplate)).toEqual([])
})

test('every folder of src is a row of the table of layers', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter(entry => entry.isDirectory())
  expect(folders.map(({ name }) => name).filter(name => !(name in layers))).toEqual([])
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
