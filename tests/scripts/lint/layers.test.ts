import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { domainRooms, type Layer, layers } from '../../../tools/lint/layers.ts'

const table = Object.entries<Layer>(layers)
const kinds = ['ts', 'tsx', 'astro'] as const
const root = mkdtempSync(join(tmpdir(), 'layers-'))
let complaints: string[] = []

/** Lints a copy of the folders, in which each planted file imports one thing. */
beforeAll(() => {
  for (const { content, file } of planted()) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  for (const name of ['oxlint.config.ts', 'tools', 'node_modules', 'package.json']) {
    symlinkSync(resolve(name), join(root, name))
  }
  const program = resolve('node_modules/.bin/oxlint')
  const folders = ['src', 'scripts', 'tests']
  const { stdout } = spawnSync(program, ['--format', 'unix', ...folders], {
    cwd: root,
    encoding: 'utf8'
  })
  complaints = stdout.split('\n').filter(line => line.includes('clavel('))
})

afterAll(() => rmSync(root, { force: true, recursive: true }))

describe.each(kinds)('the table of layers, in .%s files', kind => {
  test.each(table)('%s may not import what its row does not list', name => {
    const others = [...foreign(name), ...foreignFiles(name)]
    expect(others.filter(other => !isCaught(path(name, `to-${other}`, kind)))).toEqual([])
    expect(isCaught(path(name, 'to-package', kind))).toBe(true)
  })

  test.each(table)('%s may import what its row lists', name => {
    expect(isCaught(path(name, 'allowed', kind))).toBe(false)
  })

  test.each(table.filter(([name]) => name !== 'scripts'))('%s may not leave its folder by ../', name => {
    expect(isCaught(path(name, 'upwards', kind))).toBe(true)
  })
})

describe('the table of layers', () => {
  test('catches an import that is made when the code runs, and one that only passes on', () => {
    expect(isCaught('src/domain/late.ts')).toBe(true)
    expect(isCaught('src/domain/passing.ts')).toBe(true)
  })

  test('catches an import in the script of an .astro file', () => {
    expect(isCaught('src/components/script.astro')).toBe(true)
  })

  test('lets html.ts of the contract alone use sanitize-html', () => {
    expect(isCaught('src/contract/fields/html.ts')).toBe(false)
    expect(isCaught('src/contract/other.ts')).toBe(true)
  })

  test('lets a script go up to other scripts alone', () => {
    expect(isCaught('scripts/site/up.ts')).toBe(false)
    expect(isCaught('scripts/site/to-stores.ts')).toBe(true)
    expect(isCaught('scripts/to-tests.ts')).toBe(true)
  })

  test('goes with a rule against browser tests that are left out', () => {
    expect(isCaught('tests/e2e/part.spec.ts')).toBe(true)
  })

  test('refuses a folder that it does not list', () => {
    expect(isCaught('src/helpers/any.ts')).toBe(true)
  })
})

describe('the studio', () => {
  test.each([
    ['a view may not import a function', 'src/studio/plans/ToServer.tsx'],
    ['a hook may not import a function', 'src/studio/plans/useServer.ts'],
    ['a store may not import a view', 'src/studio/plans/to-view.store.ts'],
    ['a rule may not import a call', 'src/studio/plans/to-call.ts'],
    ['a call may not import a service, even of another feature', 'src/studio/plans/to-service.call.ts'],
    ['a function may not import a package that functions may not', 'src/studio/plans/to-react.function.ts'],
    ['a rule may not import a room of the domain that its row lacks', 'src/studio/plans/to-plan.ts'],
    ['a part of the site may not import a rule of the studio', 'src/domain/site/to-studio.ts'],
    ['a part of the site may not import a view of the studio', 'src/islands/site/to-studio.ts'],
    ['a script may not import a store of the studio', 'scripts/site/to-studio.ts']
  ])('%s', (_, file) => {
    expect(isCaught(file)).toBe(true)
  })

  test.each([
    'src/studio/plans/Allowed.tsx',
    'src/studio/plans/allowed.store.ts',
    'src/studio/plans/allowed.function.ts',
    'src/pages/[...locale]/estudio.astro',
    'src/functions/callables.ts',
    'scripts/site/of-studio.ts'
  ])('%s may import what its layer may', file => {
    expect(isCaught(file)).toBe(false)
  })
})

describe('the rooms of the domain', () => {
  test('a room may not import one that its row does not list, nor one that has no row', () => {
    expect(isCaught('src/domain/text/to-plan.ts')).toBe(true)
    expect(isCaught('src/domain/attic/any.ts')).toBe(true)
  })

  test.each(Object.keys(domainRooms))('%s does not depend on itself through others', room => {
    expect(roomsBehind(room, new Set())).not.toContain(room)
  })
})

function roomsBehind(room: string, found: Set<string>): Set<string> {
  for (const next of domainRooms[room] ?? []) {
    if (found.has(next)) continue
    found.add(next)
    roomsBehind(next, found)
  }
  return found
}

function isCaught(file: string): boolean {
  return complaints.some(line => line.startsWith(`${file}:`))
}

interface Planted {
  file: string
  content: string
}

function planted(): Planted[] {
  const rows = table.flatMap(([name, layer]) =>
    kinds.flatMap(kind => [
      ...foreign(name).map(other => importing(path(name, `to-${other}`, kind), [`#${other}/any.ts`])),
      ...foreignFiles(name).map(file => importing(path(name, `to-${file}`, kind), [`#${file}`])),
      importing(path(name, 'to-package', kind), ['some-package']),
      importing(path(name, 'upwards', kind), ['../any.ts']),
      importing(path(name, 'allowed', kind), allowed(name, layer))
    ])
  )
  return [
    ...rows,
    { content: "export const late = () => import('zod')\n", file: 'src/domain/late.ts' },
    { content: "export { z } from 'zod'\n", file: 'src/domain/passing.ts' },
    {
      content: "<script>\nimport { any } from '#stores/any.ts'\nany()\n</script>\n",
      file: 'src/components/script.astro'
    },
    {
      content: "import { test } from '@playwright/test'\ntest.skip('a page', () => {})\n",
      file: 'tests/e2e/part.spec.ts'
    },
    importing('scripts/site/up.ts', ['../database/any.ts']),
    importing('scripts/site/to-stores.ts', ['../../src/stores/any.ts']),
    importing('scripts/to-tests.ts', ['../tests/any.ts']),
    importing('src/domain/text/to-plan.ts', ['#domain/plan/any.ts']),
    importing('src/domain/attic/any.ts', ['#domain/text/any.ts']),
    importing('src/contract/fields/html.ts', ['sanitize-html']),
    importing('src/contract/other.ts', ['sanitize-html']),
    importing('src/helpers/any.ts', ['#domain/any.ts']),
    ...plantedInStudio
  ]
}

const plantedInStudio: Planted[] = [
  importing('src/studio/plans/ToServer.tsx', ['./plans.function.ts']),
  importing('src/studio/plans/useServer.ts', ['./plans.function.ts']),
  importing('src/studio/plans/to-view.store.ts', ['./Panel.tsx']),
  importing('src/studio/plans/to-call.ts', ['./plans.call.ts']),
  importing('src/studio/plans/to-service.call.ts', ['#studio/people/people.service.ts']),
  importing('src/studio/plans/to-react.function.ts', ['react']),
  importing('src/studio/plans/to-plan.ts', ['#domain/plan/any.ts']),
  importing('src/domain/site/to-studio.ts', ['#studio/plans/plan.ts']),
  importing('src/islands/site/to-studio.ts', ['#studio/plans/Panel.tsx']),
  importing('scripts/site/to-studio.ts', ['#studio/plans/plans.store.ts']),
  importing('src/studio/plans/Allowed.tsx', [
    './plans.css',
    './useServer.ts',
    './plan.ts',
    '#studio/people/people.store.ts',
    '#studio/texts.ts',
    '#islands/ui/any.tsx',
    'react'
  ]),
  importing('src/studio/plans/allowed.store.ts', ['./plans.service.ts', '#studio/people/people.ts']),
  importing('src/studio/plans/allowed.function.ts', ['./plans.call.ts', '#functions/site/any.ts', 'node:fs']),
  importing('src/pages/[...locale]/estudio.astro', [
    '#studio/shell/Page.tsx',
    '#studio/texts/studio.labels.ts'
  ]),
  importing('src/functions/callables.ts', ['#studio/plans/plans.function.ts']),
  importing('scripts/site/of-studio.ts', ['#studio/plans/plans.call.ts', '#studio/plans/plan.ts'])
]

function foreign(name: string): string[] {
  const row = table.find(([other]) => other === name)?.[1].folders ?? []
  return table
    .map(([other]) => other)
    .filter(other => other !== name && other !== 'scripts' && !row.includes(other))
}

/** The files that stand beside the folders of `src`. */
function foreignFiles(name: string): string[] {
  const row = table.find(([other]) => other === name)?.[1].folders ?? []
  return ['settings.ts', 'texts.ts'].filter(file => !row.includes(file))
}

function allowed(name: string, layer: Layer): string[] {
  const packages = layer.packages.map(item => (item.endsWith(':') ? `${item}any` : item))
  const own = name === 'scripts' ? [] : [name === 'domain' ? '#domain/text/any.ts' : `#${name}/any.ts`]
  return [
    './any.ts',
    ...own,
    ...layer.folders.map(folder => (folder.endsWith('.ts') ? `#${folder}` : `#${folder}/any.ts`)),
    ...packages
  ]
}

function path(name: string, file: string, kind: string): string {
  const room = name === 'domain' ? 'listing/' : ''
  return `${name === 'scripts' ? '' : 'src/'}${name}/${room}${file}.${kind}`
}

function importing(file: string, targets: string[]): Planted {
  const lines = targets.map((target, index) => `import { any as any${index} } from '${target}'`)
  const code = [...lines, `console.log(${targets.map((_, index) => `any${index}`).join(', ')})`, ''].join(
    '\n'
  )
  return { content: file.endsWith('.astro') ? `---\n${code}---\n<p>text</p>\n` : code, file }
}
