import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import * as publisher from 'live-publisher'
import * as content from 'live-publisher/content'
import * as firestore from 'live-publisher/firestore'
import { expect, test } from 'vitest'

import { triedWith, versionProblem } from '../src/rendering/astro-internals.ts'

test('the package exports twelve functions, and its README names each', () => {
  const names = [...Object.keys(publisher), ...Object.keys(content), ...Object.keys(firestore)]
  expect(names).toHaveLength(12)
  const readme = readFileSync('packages/live-publisher/README.md', 'utf8')
  expect(names.filter(name => !readme.includes(`| \`${name}\` |`))).toEqual([])
})

test('the version of Astro is the one that the undocumented parts were tried with', () => {
  const { version }: { version: string } = createRequire(import.meta.url)('astro/package.json')
  expect(versionProblem(version)).toBeNull()
})

test('another version is told with what is to be done', () => {
  expect(versionProblem('99.0.0')).toContain(`tried with Astro ${triedWith}, and this is 99.0.0`)
})

test('the example, edited at random, is what a clean build makes of it', { timeout: 120_000 }, () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['packages/live-publisher/example/prove.ts', '--edits', '15', '--seed', '7'],
    { encoding: 'utf8' }
  )
  expect(stdout).toContain(' 0 of them different from a clean build')
  expect(status).toBe(0)
})
