import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { createLedger } from '#publishing/ledger.ts'

let folder = ''
let file = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clavel-ledger-'))
  file = join(folder, 'ledger.jsonl')
})
afterEach(() => rmSync(folder, { recursive: true }))

const told = { code: 'code', documents: {} }

describe('a ledger', () => {
  test('of a thousand versions is as short as one of hundreds, and its table of keys stays the same one', () => {
    const ledger = createLedger(file)
    ledger.begin({ ...told, keys: new Map([['a.html', '1']]), version: 1 })
    const keys = ledger.at(1)?.keys
    for (let version = 2; version <= 1000; version++) {
      ledger.append({ ...told, changes: { [`${version % 7}.html`]: String(version) }, version })
      ledger.shorten(version)
    }
    expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThan(600)
    expect(ledger.at(1000)?.keys).toBe(keys)
    expect(createLedger(file).at(1000)?.keys).toEqual(keys)
  })

  test('forgets files that went', () => {
    const ledger = createLedger(file)
    ledger.begin({
      ...told,
      keys: new Map([
        ['a.html', '1'],
        ['b.html', '1']
      ]),
      version: 1
    })
    ledger.append({ ...told, changes: { 'a.html': null, 'c.html': '2' }, version: 2 })
    const expected = new Map([
      ['b.html', '1'],
      ['c.html', '2']
    ])
    expect([ledger.at(2)?.keys, createLedger(file).at(2)?.keys]).toEqual([expected, expected])
  })

  test('goes on from no version that it does not know', () => {
    const ledger = createLedger(file)
    expect(() => ledger.append({ ...told, changes: {}, version: 5 })).toThrow('version 4')
    expect(ledger.at(5)).toBeNull()
  })
})
