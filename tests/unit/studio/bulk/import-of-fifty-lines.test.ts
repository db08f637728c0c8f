import { beforeAll, describe, expect, test } from 'vitest'

import { csvText } from '#domain/data/csv.ts'
import { planFile } from '#studio/bulk/files.store.ts'
import { countDoubts, countPlans, type PlannedLine } from '#studio/bulk/planned.ts'

// The rehearsal of a file of 50 lines, 21 of which are wrong: what an editor is told before anything is written.

const columns = [
  'id',
  'nombre.es',
  'nombre.en',
  'empresa',
  'provincias',
  'precios',
  'precioDesde',
  'edadMinima',
  'duracionMinutos',
  'coordenadas',
  'horarios',
  'motivo',
  'reservaTipo',
  'urlReservar',
  'slug',
  '_revision'
] as const

type Line = Partial<Record<(typeof columns)[number], string>>

const goodLine = (id: string): Line => ({
  coordenadas: '36.75,-3.87',
  duracionMinutos: '90',
  edadMinima: '8',
  empresa: 'levante',
  id,
  'nombre.en': `Walk ${id}`,
  'nombre.es': `Paseo ${id}`,
  precioDesde: '24,50',
  precios: '[{"nombre":{"es":"Salida"},"precios":{"adulto":24.5}}]',
  provincias: '["29"]',
  reservaTipo: 'mostrar-aviso'
})

/** Each wrong line, and the field that is named for it. */
const wrong: [what: string, field: string, line: Line][] = [
  ['a negative price', 'precioDesde', { id: 'mala-1', precioDesde: '-5' }],
  ['a price in words', 'precioDesde', { id: 'mala-2', precioDesde: 'veinte' }],
  ['a province that does not exist', 'provincias', { id: 'mala-3', provincias: '["99"]' }],
  ['a length in words', 'duracionMinutos', { duracionMinutos: 'hora y media', id: 'mala-4' }],
  ['coordinates that are none', 'coordenadas', { coordenadas: 'junto al faro', id: 'mala-5' }],
  ['coordinates in the sea of another continent', 'coordenadas', { coordenadas: '0,0', id: 'mala-6' }],
  ['an age below zero', 'edadMinima', { edadMinima: '-2', id: 'mala-7' }],
  ['broken JSON', 'precios', { id: 'mala-8', precios: '[{"nombre"' }],
  [
    'a price table with a negative amount',
    'precios',
    { id: 'mala-9', precios: '[{"nombre":{"es":"Salida"},"precios":{"adulto":-3}}]' }
  ],
  [
    'times that are no times',
    'horarios',
    { horarios: '[{"dias":["martes"],"inicios":["25:99"]}]', id: 'mala-10' }
  ],
  ['a drawing that does not exist', 'motivo', { id: 'mala-11', motivo: 'unicornio' }],
  ['a way to book that does not exist', 'reservaTipo', { id: 'mala-12', reservaTipo: 'paloma' }],
  [
    'an address to book that is a script',
    'urlReservar',
    { id: 'mala-13', reservaTipo: 'url-personalizada', urlReservar: 'javascript:alert(1)' }
  ],
  ['a company that does not exist', 'empresa', { empresa: 'poniente', id: 'mala-16' }],
  ['the address of another document', 'slug', { id: 'mala-17', slug: 'kayak-de-mar' }],
  ['an address with spaces', 'slug', { id: 'mala-14', slug: 'Hola Mundo!' }],
  ['no name', 'nombre', { id: 'mala-15', 'nombre.en': '', 'nombre.es': '' }],
  ['an id with spaces', 'id', { id: 'Hola Mundo' }],
  ['no id', 'id', { id: '' }],
  ['an id for the second time', 'id', { id: 'buena-1' }]
]

const revision = '2026-11-24T10:00:00.000000000Z'
/** It is online: the last line takes its English name and its price table away. */
const online = {
  fields: {
    empresa: 'levante',
    slug: 'kayak-de-mar',
    nombre: { en: 'Kayak', es: 'Kayak' },
    precios: [{ nombre: { es: 'Salida' }, precios: { adulto: 32 } }],
    provincias: ['29'],
    reservaTipo: 'mostrar-aviso'
  },
  id: 'kayak',
  revision
}

const companies = ['levante']
let lines: PlannedLine[] = []

beforeAll(async () => {
  const good = Array.from({ length: 29 }, (_, index) => goodLine(`buena-${index + 1}`))
  const bad = wrong.map(([, , line]) => ({ ...goodLine(line.id ?? ''), ...line }))
  const worse = {
    ...goodLine('kayak'),
    _revision: revision,
    'nombre.en': '',
    precios: '',
    slug: 'kayak-de-mar'
  }
  const rows = [...good, ...bad, worse].map((line: Line) => columns.map(column => line[column] ?? ''))
  lines = (await planFile('experiencias', csvText([[...columns], ...rows], ';'), [online], companies)) ?? []
})

test('each line is read, and what would happen is counted', () => {
  expect(lines).toHaveLength(50)
  expect(countPlans(lines)).toEqual({ blocked: 3, change: 1, create: 46, delete: 0, newer: 0, same: 0 })
})

describe('a wrong line is named before it is written:', () => {
  for (const [index, [what, field]] of wrong.entries())
    test(`${what}, in ${field}`, () => {
      const line = lines[29 + index]
      const found = line?.plan.kind === 'blocked' ? line.plan.problems : (line?.problems ?? [])
      expect(found.map(problem => problem.field.split(/[.[]/)[0])).toContain(field)
    })
})

test('what goes in with problems is counted, and what takes a value of a published document away', () => {
  expect(countDoubts(lines)).toEqual({ removing: 1, withProblems: 18 })
  expect(lines.at(-1)?.plan).toMatchObject({ kind: 'change' })
})
