import { describe, expect, test } from 'vitest'

import { differencesIn } from '#studio/history/differences.ts'
import { forecastOf } from '#studio/restore/forecast.ts'
import { comparedWithPast, justBefore, type PastLine } from '#studio/restore/past.ts'
import { fragmentOfMoment, momentIn, toolIn } from '#studio/shell/studio-tool.ts'

const kayak = { nombre: { es: 'Kayak' } }
const version = (fields: Parameters<typeof comparedWithPast>[0]) => ({
  fields: fields ?? {},
  id: '000001',
  kind: 'version' as const
})
const fits = () => []
const fitsNot = () => [
  { expected: 'un texto', field: 'nombre', isBlocking: true, problem: 'falta el nombre', value: '' }
]

describe('a document', () => {
  test('that is what it was stays', () => {
    expect(comparedWithPast(kayak, version(kayak), fits)).toBeNull()
  })

  test('that says another moment of its last change alone stays, too', () => {
    const changed = { ...kayak, actualizado: '2026-06-09T10:00:00Z' }
    expect(comparedWithPast(changed, version(kayak), fits)).toBeNull()
  })

  test('that is another becomes what it was', () => {
    expect(comparedWithPast({ ...kayak, vip: true }, version(kayak), fits)).toMatchObject({
      fields: ['vip'],
      isSeen: true,
      kind: 'change',
      willBeSeen: true
    })
  })

  test('that was a draft leaves the site', () => {
    expect(comparedWithPast(kayak, version({ ...kayak, borrador: true }), fitsNot)).toMatchObject({
      isSeen: true,
      kind: 'change',
      willBeSeen: false
    })
  })

  test('that was deleted since comes back', () => {
    expect(comparedWithPast(null, version(kayak), fits)).toMatchObject({ isSeen: false, kind: 'return' })
  })

  test('that was made since leaves the site, unless nobody sees it anyway', () => {
    expect(comparedWithPast(kayak, { kind: 'missing' }, fits)).toMatchObject({
      kind: 'later',
      willBeSeen: false
    })
    expect(comparedWithPast({ ...kayak, borrador: true }, { kind: 'missing' }, fits)).toBeNull()
    expect(comparedWithPast(null, { kind: 'missing' }, fits)).toBeNull()
  })

  test('that could not be published as it was waits, with the reason', () => {
    expect(comparedWithPast(kayak, version({ vip: true }), fitsNot)).toMatchObject({
      kind: 'blocked',
      problems: [{ problem: 'falta el nombre' }]
    })
  })

  test('of which nobody knows what it was is named and left', () => {
    expect(comparedWithPast(kayak, { kind: 'unknown' }, fits)).toMatchObject({
      isSeen: true,
      kind: 'unknown',
      willBeSeen: true
    })
    expect(comparedWithPast(null, { kind: 'unknown' }, fits)).toBeNull()
  })
})

test('a difference names the languages of a text that are others, and all else by its field', () => {
  const now = { nombre: { de: 'Kajak', es: 'Kayak' }, precio: 3 }
  const past = { nombre: { es: 'Piragua', en: 'Canoe' }, vip: true }
  expect(differencesIn(['nombre', 'precio', 'vip'], now, past)).toEqual([
    { field: 'nombre.de', now: 'Kajak', past: undefined },
    { field: 'nombre.es', now: 'Kayak', past: 'Piragua' },
    { field: 'nombre.en', now: undefined, past: 'Canoe' },
    { field: 'precio', now: 3, past: undefined },
    { field: 'vip', now: undefined, past: true }
  ])
})

describe('the guard', () => {
  const aLine = (fields: Partial<PastLine> = {}, number = 1): PastLine => ({
    current: '000002',
    fields: ['descripcion'],
    isSeen: true,
    kind: 'change',
    place: { collection: 'experiencias', id: `e-${number}` },
    problems: [],
    revision: 'r',
    title: 'Kayak',
    version: '000001',
    willBeSeen: true,
    ...fields
  })
  const lines = (count: number, fields: Partial<PastLine>) =>
    Array.from({ length: count }, (_, number) => aLine(fields, number))

  test('lets through what may change in a day', () => {
    expect(forecastOf(lines(100, {}), { experiencias: 100 })).toEqual([])
    expect(forecastOf(lines(20, { willBeSeen: false }), { experiencias: 100 })).toEqual([])
    expect(forecastOf(lines(3, { willBeSeen: false }), { experiencias: 4 })).toEqual([])
  })

  test('holds what is more than that, kind by kind', () => {
    const many = [...lines(21, { willBeSeen: false }), ...lines(34, { fields: ['nombre'] })]
    expect(forecastOf(many, { experiencias: 100 })).toEqual([
      { collection: 'experiencias', count: 34, kind: 'name' },
      { collection: 'experiencias', count: 21, kind: 'removed' }
    ])
  })

  test('does not count what nobody sees, nor what comes back', () => {
    expect(forecastOf(lines(100, { isSeen: false }), { experiencias: 100 })).toEqual([])
  })
})

test('a moment has an address, and what is none has none', () => {
  const moment = '2026-06-09T10:00:00.123Z'
  expect(momentIn(fragmentOfMoment(moment))).toBe(moment)
  expect(toolIn(fragmentOfMoment(moment))).toBe('volver')
  expect(momentIn('#/volver')).toBeNull()
  expect(momentIn('#/volver/ayer')).toBeNull()
  expect(momentIn('#/volver/2026-13-45T10:00:00Z')).toBeNull()
})

test('just before something is a thousandth of a second earlier', () => {
  expect(justBefore('2026-06-09T10:00:00.000Z')).toBe('2026-06-09T09:59:59.999Z')
})
