import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import * as publisher from 'live-publisher'
import * as content from 'live-publisher/content'
import * as firestore from 'live-publisher/firestore'
import { expect, test } from 'vitest'

import { tried, versionProblem } from '../src/rendering/astro-internals.ts'

test('the package exports twelve functions, and its README names each', () => {
  const names = [...Object.keys(publisher), ...Object.keys(content), ...Object.keys(firestore)]
  expect(names).toHaveLength(12)
  const readme = readFileSync('packages/live-publisher/README.md', 'utf8')
  expect(names.filter(name => !readme.includes(`| \`${name}\` |`))).toEqual([])
})

test('the peer range and the README have the versions of Astro that were tried; ours is one of them', () => {
  const { version }: { version: string } = createRequire(import.meta.url)('astro/package.json')
  expect(versionProblem(version)).toBeNull()
  const manifest: unknown = JSON.parse(readFileSync('packages/live-publisher/package.json', 'utf8'))
  expect(manifest).toMatchObject({ peerDependencies: { astro: `>=${tried.oldest} <=${tried.newest}` } })
  expect(readFileSync('packages/live-publisher/README.md', 'utf8')).toContain(
    `Astro ${tried.oldest} to ${tried.newest}`
  )
})

test('one file alone knows undocumented parts of Astro', () => {
  const undocumented =
    /import\.meta\.resolve\('astro|'astro\/|astro:data-layer|astroAsset|routeCache|manifest\.routes/
  const files = globSync('packages/live-publisher/src/**/*.ts').filter(file =>
    undocumented.test(readFileSync(file, 'utf8'))
  )
  expect(files).toEqual(['packages/live-publisher/src/rendering/astro-internals.ts'])
})

test.each(['5.18.0', '6.0.1', '6.0.5', '7.4.0', '7.3.10', '8.0.0', '7.3.0-beta.1'])(
  'Astro %s is refused',
  version => {
    expect(versionProblem(version)).toBe(
      `live-publisher works with Astro ${tried.oldest} to ${tried.newest}, and this is Astro ${version}: install one of those, or a newer live-publisher.`
    )
  }
)

test.each([tried.oldest, '6.1.10', '6.4.7', '7.0.0', '7.2.10', tried.newest])(
  'Astro %s is taken',
  version => {
    expect(versionProblem(version)).toBeNull()
  }
)

test('the example, edited at random, is what a clean build makes of it', { timeout: 120_000 }, () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['packages/live-publisher/example/prove.ts', '--edits', '15', '--seed', '7'],
    { encoding: 'utf8' }
  )
  expect(stdout).toContain(' 0 of them different from a clean build')
  expect(status).toBe(0)
})
