import { expect, test } from 'vitest'

import { readFolder } from '../../scripts/database/files.ts'
import { ownCatalogue } from '../../scripts/database/seed.ts'
import { fuzz } from '../../scripts/fuzzing/fuzz.ts'

const now = new Date('2026-11-24T12:00:00Z')

test(
  'odd documents are on the site or in the report; no other page goes, no address is taken',
  { timeout: 120_000 },
  () => {
    const read = readFolder(ownCatalogue, now)
    if (read.kind === 'refused') throw new Error(read.message)
    const { documents, faults, reported } = fuzz({
      collections: read.collections,
      documents: 100,
      moment: now,
      seed: 'test'
    })
    expect(faults).toEqual([])
    expect(documents).toBe(100)
    expect(reported).toBeGreaterThan(60)
  }
)
