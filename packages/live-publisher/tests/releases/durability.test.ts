import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { createFlushing } from '#publishing/flushing.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clavel-flushing-'))
})
afterEach(() => rmSync(folder, { force: true, recursive: true }))

const onceItIsFlushed = (version: number) =>
  expect.poll(() => existsSync(join(folder, `flushed-${version}`))).toBe(true)

test('while the machine runs every version is trusted', () => {
  createFlushing(folder, 'monday').begin()
  expect(createFlushing(folder, 'monday').isTrusted(1)).toBe(true)
})

test('after the machine has started again only those are that reached the disk', async () => {
  const flushing = createFlushing(folder, 'monday')
  flushing.begin()
  flushing.flush(1)
  await onceItIsFlushed(1)
  flushing.begin()
  const onTuesday = createFlushing(folder, 'tuesday')
  expect(onTuesday.isTrusted(1)).toBe(true)
  expect(onTuesday.isTrusted(2)).toBe(false)
})

test('a site of before is not trusted because of what a later one did', async () => {
  const flushing = createFlushing(folder, 'monday')
  flushing.begin()
  flushing.flush(1)
  flushing.flush(2)
  flushing.flush(3)
  await onceItIsFlushed(3)
  await expect.poll(() => readdirSync(folder).toSorted()).toEqual(['flushed-3', 'run'])
  flushing.beginAnew()
  expect(createFlushing(folder, 'tuesday').isTrusted(3)).toBe(false)
})
