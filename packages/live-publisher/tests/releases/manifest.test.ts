import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { createManifest } from '../../src/releases/manifest.ts'

let folder = ''
let file = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clavel-manifest-'))
  file = join(folder, 'manifest.jsonl')
})
afterEach(() => rmSync(folder, { recursive: true }))

const told = { code: 'code', documents: {} }

describe('a manifest', () => {
  test('of a thousand versions is as short as one of hundreds, and its table of keys stays the same one', () => {
    const manifest = createManifest(file)
    manifest.begin({ ...told, keys: new Map([['a.html', '1']]), version: 1 })
    const keys = manifest.at(1)?.keys
    for (let version = 2; version <= 1000; version++) {
      manifest.append({ ...told, changes: { [`${version % 7}.html`]: String(version) }, version })
      manifest.shorten(version)
    }
    expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThan(600)
    expect(manifest.at(1000)?.keys).toBe(keys)
    expect(createManifest(file).at(1000)?.keys).toEqual(keys)
  })

  test('forgets files that went', () => {
    const manifest = createManifest(file)
    manifest.begin({
      ...told,
      keys: new Map([
        ['a.html', '1'],
        ['b.html', '1']
      ]),
      version: 1
    })
    manifest.append({ ...told, changes: { 'a.html': null, 'c.html': '2' }, version: 2 })
    const expected = new Map([
      ['b.html', '1'],
      ['c.html', '2']
    ])
    expect([manifest.at(2)?.keys, createManifest(file).at(2)?.keys]).toEqual([expected, expected])
  })

  test('goes on from no version that it does not know', () => {
    const manifest = createManifest(file)
    expect(() => manifest.append({ ...told, changes: {}, version: 5 })).toThrow('version 4')
    expect(manifest.at(5)).toBeNull()
  })
})
