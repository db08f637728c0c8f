import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { createDurability } from '../../src/releases/durability.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clavel-durability-'))
})
afterEach(() => rmSync(folder, { force: true, recursive: true }))

const onceItIsFlushed = (version: number) =>
  expect.poll(() => existsSync(join(folder, `flushed-${version}`))).toBe(true)

test('while the machine runs every version is trusted', () => {
  createDurability(folder, 'monday').begin()
  expect(createDurability(folder, 'monday').isTrusted(1)).toBe(true)
})

test('after the machine has started again only those are that reached the disk', async () => {
  const durability = createDurability(folder, 'monday')
  durability.begin()
  durability.flush(1)
  await onceItIsFlushed(1)
  durability.begin()
  const onTuesday = createDurability(folder, 'tuesday')
  expect(onTuesday.isTrusted(1)).toBe(true)
  expect(onTuesday.isTrusted(2)).toBe(false)
})

test('a site of before is not trusted because of what a later one did', async () => {
  const durability = createDurability(folder, 'monday')
  durability.begin()
  durability.flush(1)
  durability.flush(2)
  durability.flush(3)
  await onceItIsFlushed(3)
  await expect.poll(() => readdirSync(folder).toSorted()).toEqual(['flushed-3', 'run'])
  durability.beginAnew()
  expect(createDurability(folder, 'tuesday').isTrusted(3)).toBe(false)
})
