import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { hasSnapshot, readSnapshot, snapshotIn, writeSnapshot } from '#catalog/model/snapshot.ts'
import { emptyCollections, type RawDocument, type Snapshot } from '#contract/reading/snapshot.ts'
import { errorMessage } from '#publishing/error-message.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snapshot-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function snapshotOf(experiencias: RawDocument[]): Snapshot {
  const collections = { ...emptyCollections(), experiencias }
  return { collections, moment: '2026-11-20T10:00:00Z', source: 'a test' }
}

function fileOfExperiences(): string {
  const [documents = ''] = readdirSync(snapshotIn(folder)).filter(name => name.startsWith('documents-'))
  return join(snapshotIn(folder), documents, 'experiencias.jsonl')
}

function reading(): string {
  try {
    readSnapshot(folder)
    return 'read'
  } catch (error) {
    return errorMessage(error)
  }
}

test('what was written is read again, whatever stands in the documents', () => {
  // No database takes a field of the name that is left out.
  const name = fc.string({ unit: 'grapheme' }).filter(text => text !== '__proto__')
  const document = fc.dictionary(name, fc.jsonValue()).map(fields => ({
    ...fields,
    id: 'a'
  }))
  fc.assert(
    fc.property(fc.array(document), documents => {
      writeSnapshot(snapshotOf(documents), folder)
      const { experiencias } = readSnapshot(folder).collections
      expect(experiencias).toEqual(JSON.parse(JSON.stringify(documents)))
    }),
    { numRuns: 60 }
  )
})

test('letters of several bytes stay whole where a file is read in pieces', () => {
  const written = snapshotOf(
    [1, 2, 3].map(shift => ({ id: `e${shift}`, texto: 'ñ€😀'.repeat(20_000 + shift) }))
  )
  writeSnapshot(written, folder)
  expect(readSnapshot(folder)).toEqual(written)
})

test('a new snapshot takes the place of the one before, and leaves nothing of it', () => {
  writeSnapshot(snapshotOf([{ id: 'a' }]), folder)
  writeSnapshot(snapshotOf([{ id: 'b' }]), folder)
  expect(readSnapshot(folder).collections.experiencias).toEqual([{ id: 'b' }])
  expect(readdirSync(snapshotIn(folder))).toHaveLength(2)
})

test('documents are lines of a file for each collection', () => {
  writeSnapshot(snapshotOf([{ id: 'a' }, { id: 'b', nombre: 'dos\nlíneas' }]), folder)
  expect(readFileSync(fileOfExperiences(), 'utf8')).toBe('{"id":"a"}\n{"id":"b","nombre":"dos\\nlíneas"}\n')
})

test('who builds from a snapshot that was cut reads which one it is, and how to make it anew', () => {
  expect(hasSnapshot(folder)).toBe(false)
  writeSnapshot(snapshotOf([{ id: 'a' }, { id: 'b' }]), folder)
  expect(hasSnapshot(folder)).toBe(true)
  writeFileSync(fileOfExperiences(), '{"id":"a"}\n')
  expect(reading()).toMatch(
    /snapshot cannot be read\. Make it anew: npm run pull: experiencias\.jsonl has 1 documents instead of 2/
  )
  appendFileSync(fileOfExperiences(), '{"id":')
  expect(reading()).toMatch(/Make it anew: npm run pull: .*JSON/)
  writeFileSync(fileOfExperiences(), '{"id":"a"}\n{"nombre":"sin id"}\n')
  expect(reading()).toMatch(/Make it anew: npm run pull: .*id/s)
  writeFileSync(join(snapshotIn(folder), 'index.json'), '{"documents":')
  expect(reading()).toMatch(/Make it anew: npm run pull: .*JSON/)
})
