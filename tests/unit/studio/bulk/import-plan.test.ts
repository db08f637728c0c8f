import { expect, test } from 'vitest'

import { planImport } from '#studio/bulk/import-plan.ts'
import { countDoubts, countPlans, fieldsAfter, planOf, type WholeDocument } from '#studio/bulk/planned.ts'
import type { FileDocument } from '#studio/bulk/table.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'

const revision = '2026-11-24T10:00:00.000000000Z'
const kayak = { fields: { nombre: { es: 'Kayak' }, sello: 1 }, id: 'kayak', revision }
const missing = { expected: 'un texto', field: 'nombre', isBlocking: true, problem: 'falta', value: '' }
const judge = (_: string, fields: DocumentFields) => (fields['nombre'] === undefined ? [missing] : [])

function aLine(
  id: string,
  fields: FileDocument['fields'],
  { line = 2, revision: at = null as string | null } = {}
) {
  return { fields, id, line, revision: at }
}

const plan = (...lines: FileDocument[]) =>
  planImport(lines, new Map([['kayak', kayak]]), {
    judge,
    storable: fields => ('imposible' in fields ? null : { ...fields })
  }).map(({ plan: planned }) => planned)

test('a line changes, stays the same, or makes a draft', () => {
  expect(plan(aLine('kayak', { nombre: { es: 'Vela' } }))).toEqual([
    {
      kind: 'change',
      patch: { changed: { nombre: { es: 'Vela' } }, removed: [] },
      undo: { changed: { nombre: { es: 'Kayak' } }, removed: [] }
    }
  ])
  expect(plan(aLine('kayak', { sello: 1 }))).toEqual([{ kind: 'same' }])
  expect(plan(aLine('nueva', { nombre: { es: 'Nueva' } }))).toEqual([
    { kind: 'create', patch: { changed: { borrador: true, nombre: { es: 'Nueva' } }, removed: [] } }
  ])
})

test('a line that somebody changed since the file was made asks', () => {
  const old = { revision: '2026-11-23T10:00:00.000000000Z' }
  expect(plan(aLine('kayak', { sello: 2 }, old))).toMatchObject([{ kind: 'newer' }])
  expect(plan(aLine('kayak', { sello: 2 }, { revision }))).toMatchObject([{ kind: 'change' }])
  expect(plan(aLine('kayak', { sello: 1 }, old))).toEqual([{ kind: 'same' }])
})

test('a line that could not be published, is there twice, or names nothing stays out, and says why', () => {
  expect(plan(aLine('kayak', { nombre: undefined }))).toEqual([{ kind: 'blocked', problems: [missing] }])
  expect(plan(aLine('kayak', { sello: 2 }), aLine('kayak', { sello: 3 }))).toMatchObject([
    { kind: 'change' },
    { kind: 'blocked', problems: [{ field: 'id' }] }
  ])
  for (const id of ['', 'Con Espacio', '../x', 'a/b'])
    expect(plan(aLine(id, {}))).toMatchObject([{ kind: 'blocked', problems: [{ field: 'id' }] }])
  expect(plan(aLine('kayak', { imposible: 1 }))).toMatchObject([{ kind: 'blocked' }])
})

test('of a selection, what is a draft may be incomplete, and what is seen may not', () => {
  const draft = { fields: { borrador: true, sello: 1 }, id: 'x' }
  expect(planOf(draft, fieldsAfter(draft.fields, { kind: 'publish' }), judge)).toMatchObject({
    kind: 'blocked'
  })
  expect(planOf(draft, fieldsAfter(draft.fields, { kind: 'draft' }), judge)).toEqual({ kind: 'same' })
  expect(
    planOf(draft, fieldsAfter(draft.fields, { kind: 'field', name: 'sello', value: undefined }), judge)
  ).toEqual({
    kind: 'change',
    patch: { changed: {}, removed: ['sello'] },
    undo: { changed: { sello: 1 }, removed: [] }
  })
  expect(fieldsAfter(kayak.fields, { kind: 'hide' })).toMatchObject({ ocultar: true })
  expect(fieldsAfter({ ocultar: true }, { kind: 'show' })).toEqual({})
})

test('what would happen is counted', () => {
  const line = { before: {}, id: 'a', line: 1, revision: null, title: 'a' }
  expect(
    countPlans([
      { ...line, plan: { kind: 'same' } },
      { ...line, plan: { kind: 'same' } }
    ])
  ).toEqual({
    blocked: 0,
    change: 0,
    create: 0,
    delete: 0,
    newer: 0,
    same: 2
  })
})

const negative = { expected: 'más', field: 'sello', isBlocking: false, problem: 'es negativo', value: '-1' }
const strict = (_: string, fields: DocumentFields) =>
  typeof fields['sello'] === 'number' && fields['sello'] < 0 ? [negative] : []

test('what is online is not made worse, and a new draft says what is wrong with it', () => {
  const draft = { fields: { borrador: true, nombre: { de: 'Segel', es: 'Vela' } }, id: 'vela', revision }
  const lines = planImport(
    [
      aLine('kayak', { sello: -1 }),
      aLine('nueva', { sello: -1 }),
      aLine('vela', { nombre: { de: null, es: 'Vela' } })
    ],
    new Map<string, WholeDocument>([
      ['kayak', kayak],
      ['vela', draft]
    ]),
    { judge: strict, storable: fields => ({ ...fields }) }
  )
  expect(lines.map(({ plan: { kind } }) => kind)).toEqual(['blocked', 'create', 'change'])
  expect(lines[0]?.plan).toMatchObject({ problems: [negative] })
  expect(lines[1]?.problems).toEqual([negative])
  expect(countDoubts(lines)).toEqual({ removing: 1, withProblems: 1 })
})

test('what was wrong with a document before keeps nothing else of it from being changed', () => {
  const wrong = { ...kayak, fields: { ...kayak.fields, sello: -1 } }
  expect(planOf(wrong, { ...wrong.fields, orden: 2 }, strict)).toMatchObject({ kind: 'change' })
})
