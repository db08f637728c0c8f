import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { median, weigh } from '../../../scripts/bench/weigh.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'weigh-'))
  mkdirSync(join(folder, 'experiencias'))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('weigh counts files and bytes, and gives the median of each type of page', () => {
  writeFileSync(join(folder, 'a.css'), 'x'.repeat(50))
  for (const [name, length] of [
    ['a', 100],
    ['b', 300],
    ['c', 200]
  ] as const) {
    writeFileSync(join(folder, 'experiencias', `${name}.html`), 'x'.repeat(length))
  }
  const { bytes, files, pageTypes } = weigh(folder)
  expect({ bytes, files }).toEqual({ bytes: 650, files: 4 })
  expect(pageTypes).toHaveLength(1)
  expect(pageTypes[0]).toMatchObject({ medianBytes: 200, pages: 3, type: 'detail' })
  expect(pageTypes[0]?.medianBrotliBytes).toBeLessThan(200)
})

test('weigh tells what others fetch apart, by kind', () => {
  for (const [name, length] of [
    ['embed/oembed/de/kayak.json', 30],
    ['embed/oembed/en/kayak.json', 50],
    ['novedades/es/categoria/agua.xml', 70],
    ['datos/listado/malaga.json', 90]
  ] as const) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), 'x'.repeat(length))
  }
  expect(weigh(folder).forOthers).toMatchObject([
    { bytes: 80, files: 2, kind: 'embed/oembed/*.json', medianBytes: 50 },
    { bytes: 70, files: 1, kind: 'novedades/categoria/*.xml', medianBytes: 70 }
  ])
})

test.each([
  [[3, 1, 2], 2],
  [[7], 7],
  [[], 0]
])('the median of %j is %d', (numbers, expected) => {
  expect(median(numbers)).toBe(expected)
})
