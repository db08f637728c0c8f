import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { csvCells, csvText } from '#domain/data/csv.ts'

const cellsIn = (text: string) => csvCells(text).map(({ cells }) => cells)

describe('cells that leave and come back', () => {
  test.each([
    [
      [
        ['id', 'nombre'],
        ['kayak', 'Kayak, y baño']
      ]
    ],
    [
      [
        ['a "b"', 'c\nd'],
        ['e;f', ' g ']
      ]
    ],
    [
      [
        ['=1+1', '+34600000012'],
        ['@SUM(A1)', '-5']
      ]
    ],
    [
      [
        ["'=ya", "''="],
        ['\t=x', "don't"]
      ]
    ]
  ])('%j', lines => {
    for (const separator of [',', ';'] as const) expect(cellsIn(csvText(lines, separator))).toEqual(lines)
  })
})

test('no cell is a formula for a spreadsheet', () => {
  const text = csvText([['=HYPERLINK("http://x")', '@a', '+1', '-1']], ',')
  for (const cell of text.slice(1).trim().split(',')) expect(cell.replaceAll('"', '')).toMatch(/^'/)
})

test('a file of a spreadsheet: with or without a mark, other ends of lines, empty lines, no end', () => {
  expect(csvCells('id;precio\r\n\r\nkayak;"32,50"\r\nvela;')).toEqual([
    { cells: ['id', 'precio'], line: 1 },
    { cells: ['kayak', '32,50'], line: 3 },
    { cells: ['vela', ''], line: 4 }
  ])
  expect(cellsIn('\uFEFFid\tnombre\nkayak\tUno')).toEqual([
    ['id', 'nombre'],
    ['kayak', 'Uno']
  ])
  expect(cellsIn('')).toEqual([])
})

test('a cell of several lines counts all of them', () => {
  expect(csvCells('id\n"a\nb"\nc').map(({ line }) => line)).toEqual([1, 2, 4])
})

test('lines end as in files of an old Mac, too', () => {
  expect(csvCells('id;nombre\rkayak;"a\rb"\rvela;c')).toEqual([
    { cells: ['id', 'nombre'], line: 1 },
    { cells: ['kayak', 'a\rb'], line: 2 },
    { cells: ['vela', 'c'], line: 4 }
  ])
})

test('what stands within quotes separates nothing', () => {
  expect(cellsIn('"a;b;c",d\n1,2')).toEqual([
    ['a;b;c', 'd'],
    ['1', '2']
  ])
})

test('a quotation that never ends makes a file nobody can read', () => {
  expect(csvCells('id,nombre\nkayak,"Kayak\nvela,Vela')).toEqual([])
})

describe('any cells', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 8, unit: 'binary' }),
    fc.string({ maxLength: 6, unit: fc.constantFrom('"', "'", ',', ';', '\t', '\r', '\n', '=', ' ', 'a') })
  )
  const separator = fc.constantFrom(',' as const, ';' as const)

  test('leave and come back, below a heading', () => {
    const lines = fc.array(fc.tuple(cell, cell), { maxLength: 6 })
    fc.assert(
      fc.property(lines, separator, (all, between) => {
        const heading = ['id', 'nombre']
        expect(cellsIn(csvText([heading, ...all], between))).toEqual([
          heading,
          ...all.filter(cells => cells.some(Boolean))
        ])
      })
    )
  })

  test('are no formulas for a spreadsheet', () => {
    fc.assert(
      fc.property(cell, separator, (text, between) => {
        expect(
          csvText([[text]], between)
            .slice(1)
            .replace(/^"/, '')
        ).not.toMatch(/^[=+\-@\t]/)
      })
    )
  })

  test('of a file of another program are read without a fault, each line once and in order', () => {
    fc.assert(
      fc.property(cell, cell, (one, other) => {
        const lines = csvCells(`${one}\n${other}`).map(({ line }) => line)
        expect(lines).toEqual([...new Set(lines)].toSorted((a, b) => a - b))
      })
    )
  })
})
