import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { hashFiles, packed } from '#publishing/hosting/files.ts'

let folder = ''
const index = '/index.html'

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hashes-'))
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist', index), '<h1>Inicio</h1>')
})
afterEach(() => rmSync(folder, { force: true, recursive: true }))

const cache = () => join(folder, 'cache/hashes.json')
const hashNow = async () => (await hashFiles(join(folder, 'dist'), cache())).get(index)
const hashOf = async () => (await packed(join(folder, 'dist'), index)).hash
const wrong = 'f'.repeat(64)

/** The cache is believed, so a wrong hash in it shows whether a file was read. */
async function plant(): Promise<void> {
  const hash = (await hashNow()) ?? ''
  writeFileSync(cache(), readFileSync(cache(), 'utf8').replace(hash, wrong))
}

test('a file that nobody has written since is not read again', async () => {
  await plant()
  expect(await hashNow()).toBe(wrong)
})

test('a file of the same length that was written later is read again', async () => {
  await plant()
  const file = join(folder, 'dist', index)
  const { atime, mtimeMs } = statSync(file)
  writeFileSync(file, '<h1>Iniciu</h1>')
  utimesSync(file, atime, new Date(mtimeMs + 1000))
  expect(await hashNow()).toBe(await hashOf())
})

test('a cache that cannot be read is made again', async () => {
  await plant()
  writeFileSync(cache(), '{')
  expect(await hashNow()).toBe(await hashOf())
})
