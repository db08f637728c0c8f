import { describe, expect, test } from 'vitest'

import type { WholeDocument } from '#studio/bulk/planned.ts'
import { documentsIn, fieldsWith, linesWithReasons, tableOf } from '#studio/bulk/table.ts'
import type { Control } from '#domain/data/field-form.ts'

const revision = '2026-11-24T10:00:00.123456000Z'
const controls: Readonly<Record<string, Control>> = {
  coordenadas: 'point',
  descripcion: 'html-per-language',
  duracionMinutos: 'number',
  telefono: 'line'
}
const read = (table: readonly (readonly string[])[]) =>
  documentsIn(
    table.map((cells, index) => ({ cells, line: index + 1 })),
    field => controls[field] ?? null
  )

const documents: WholeDocument[] = [
  {
    fields: {
      borrador: true,
      codigo: '0034',
      coordenadas: { geoPointValue: { latitude: 36.7, longitude: -3.9 } },
      duracionMinutos: 90,
      nombre: { en: 'Kayak', es: 'Kayak "rojo"' },
      palabra: 'true',
      precios: [{ nombre: { es: 'Salida' }, precios: { adulto: 35 } }],
      telefono: '600000012'
    },
    id: 'kayak',
    revision
  },
  { fields: { nombre: 'Vela', vacio: null }, id: 'vela', revision }
]

describe('a table', () => {
  test('has a column for each language of a text', () => {
    expect(tableOf(documents)[0]).toEqual(
      expect.arrayContaining(['id', 'nombre.en', 'nombre.es', '_revision'])
    )
  })

  test('brings every document back as it was', () => {
    const back = read(tableOf(documents)) ?? []
    expect(back.map(({ id, revision: at }) => [id, at])).toEqual([
      ['kayak', revision],
      ['vela', revision]
    ])
    for (const [index, said] of back.entries())
      expect(fieldsWith(documents[index]?.fields ?? {}, said)).toEqual(documents[index]?.fields)
  })

  test('without an id is none', () => {
    expect(read([['nombre'], ['Kayak']])).toBeNull()
    expect(read([])).toBeNull()
  })
})

describe('a cell', () => {
  const kayak = { nombre: { de: 'Kajak', es: 'Kayak' }, sello: 1 }
  const after = (columns: string[], cells: string[]) => {
    const [said] =
      read([
        ['id', ...columns],
        ['kayak', ...cells]
      ]) ?? []
    return said && fieldsWith(kayak, said)
  }

  test('of a language changes that one alone', () => {
    expect(after(['nombre.de'], ['Kajak fahren'])).toEqual({
      nombre: { de: 'Kajak fahren', es: 'Kayak' },
      sello: 1
    })
    expect(after(['nombre.de'], [''])).toEqual({ nombre: { es: 'Kayak' }, sello: 1 })
  })

  test('that is empty takes the value away, the last text too', () => {
    expect(after(['sello', 'nombre.de', 'nombre.es'], ['', '', ''])).toEqual({})
  })

  test('of a number may be written as in Spain; what is none stays for the contract to name', () => {
    expect(after(['duracionMinutos'], ['32,50'])).toMatchObject({ duracionMinutos: 32.5 })
    expect(after(['duracionMinutos'], ['32,5o'])).toMatchObject({ duracionMinutos: '32,5o' })
  })

  test('of a text stays a text, whatever it looks like', () => {
    expect(after(['telefono'], ['600000012'])).toMatchObject({ telefono: '600000012' })
    expect(after(['descripcion.es'], ['true'])).toMatchObject({ descripcion: { es: 'true' } })
  })
})

test('lines that did not go in have their reason in a last column, which is no field when they are read again', () => {
  const table = [
    ['id', 'duracionMinutos'],
    ['a', '90'],
    ['b', 'x']
  ].map((cells, index) => ({ cells, line: index + 1 }))
  const waiting = linesWithReasons(table, new Map([[3, 'no es un número']]))
  expect(waiting).toEqual([
    ['id', 'duracionMinutos', '_motivo'],
    ['b', 'x', 'no es un número']
  ])
  expect(read(waiting)).toMatchObject([{ fields: { duracionMinutos: 'x' }, id: 'b' }])
  const again = waiting.map((cells, index) => ({ cells, line: index + 1 }))
  expect(linesWithReasons(again, new Map([[2, 'otra vez']]))).toEqual([
    ['id', 'duracionMinutos', '_motivo'],
    ['b', 'x', 'otra vez']
  ])
})

test('coordinates are read as people write them, and what is none stays', () => {
  const [maro, none] =
    read([
      ['id', 'coordenadas'],
      ['maro', '36.75,-3.87'],
      ['otra', 'en la playa']
    ]) ?? []
  expect(maro?.fields).toEqual({
    coordenadas: { geoPointValue: { latitude: 36.75, longitude: -3.87 } }
  })
  expect(none?.fields).toEqual({ coordenadas: 'en la playa' })
})
