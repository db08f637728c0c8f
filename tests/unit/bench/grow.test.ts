import { beforeAll, describe, expect, test } from 'vitest'

import { decodeSnapshot } from '#contract/reading/decode-snapshot.ts'
import type { Snapshot } from '#contract/reading/snapshot.ts'
import { documentCollections } from '#contract/reading/snapshot.ts'
import { readCatalogue } from '../../../scripts/bench/catalogue.ts'
import { grow } from '../../../scripts/bench/grow.ts'
import { onSeedingDay } from '../../../scripts/database/files.ts'

const size = 400
const now = new Date('2026-11-20T12:00:00Z')
const own = readCatalogue('scripts/catalogue')

let grown: Snapshot['collections']

beforeAll(() => {
  grown = grow(own, size, 'a seed')
})

describe('grow', () => {
  test('gives a catalogue of the size asked for, each document with its own id', () => {
    expect(new Set(grown.experiencias.map(({ id }) => id)).size).toBe(size)
    expect(new Set(grown.empresas.map(({ id }) => id)).size).toBe(grown.empresas.length)
  })

  test('gives the same for the same seed, another one for another', () => {
    expect(grow(own, size, 'a seed')).toEqual(grown)
    expect(grow(own, size, 'another seed')).not.toEqual(grown)
  })

  test('gives less than the original too', () => {
    expect(grow(own, 10, 'a seed').experiencias).toHaveLength(10)
  })

  test('gives documents in which nothing is wrong', () => {
    const { content, problems } = decodeSnapshot(snapshotOf(grown))
    expect(problems).toEqual([])
    expect(content.experiences).toHaveLength(size)
  })

  test('keeps to the length of the original texts', () => {
    const lengths = (collections: Snapshot['collections']) =>
      descriptions(collections).map(text => text.length)
    const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
    expect(mean(lengths(grown)) / mean(lengths(own))).toBeCloseTo(1, 1)
  })

  test('repeats hardly a description', () => {
    const texts = descriptions(grown)
    expect(new Set(texts).size).toBeGreaterThan(texts.length * 0.95)
  })

  test('keeps the share of events', () => {
    const share = ({ experiencias }: Snapshot['collections']) =>
      experiencias.filter(({ evento }) => evento === true).length / experiencias.length
    expect(share(grown)).toBeCloseTo(share(own), 1)
  })
})

function snapshotOf(collections: Snapshot['collections']): Snapshot {
  return {
    collections: documentCollections.parse(onSeedingDay(collections, now)),
    moment: now.toISOString(),
    source: 'a test'
  }
}

function descriptions(collections: Snapshot['collections']): string[] {
  const { content } = decodeSnapshot(snapshotOf(collections))
  return content.experiences.flatMap(({ descriptionHtml }) => descriptionHtml?.es ?? [])
}
