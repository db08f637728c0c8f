import { expect, test } from 'vitest'

import { formOfCollection } from '#contract/documents/forms.ts'
import { readableLines } from '#studio/form/readable.ts'
import { lineDifference, withPast } from '#studio/history/differences.ts'
import { fieldNames, nameOfPath } from '#studio/history/field-names.view.ts'
import { createHistory } from '#studio/history/history.store.ts'
import texts from '#studio/texts/es.json' with { type: 'json' }

const names = fieldNames(formOfCollection('experiencias'), 'es', texts)
const place = { collection: 'experiencias', id: 'kayak' } as const

test('one language of a text comes back alone', () => {
  const fields = { nombre: { de: 'Kajak', es: 'Piragua' }, orden: 3 }
  expect(withPast(fields, { field: 'nombre.es', now: 'Piragua', past: 'Kayak' })).toEqual({
    nombre: { de: 'Kajak', es: 'Kayak' },
    orden: 3
  })
  expect(withPast(fields, { field: 'nombre.de', now: 'Kajak', past: undefined })).toEqual({
    nombre: { es: 'Piragua' },
    orden: 3
  })
})

test('a field that was not there goes again, and one that went comes back', () => {
  expect(withPast({ orden: 3 }, { field: 'orden', now: 3, past: undefined })).toEqual({})
  expect(withPast({}, { field: 'nombre.es', now: undefined, past: 'Kayak' })).toEqual({
    nombre: { es: 'Kayak' }
  })
})

test('prices are told by names for people, and only the lines that changed', () => {
  const fare = (nino: number) => ({ nombre: { es: 'Salida' }, precios: { adulto: 35, nino } })
  const ticket = { nombre: { es: 'Visita' }, precios: { adulto: 10 } }
  const [past, now] = [
    readableLines([fare(20), ticket], names.ofPart),
    readableLines([fare(22), ticket], names.ofPart)
  ]
  const { gone, new: came } = lineDifference(past, now)
  expect(gone).toHaveLength(1)
  expect(came[0]).toContain('niño: 22')
  expect(came[0]).not.toContain('nino')
  expect(nameOfPath('nombre.de', names)).toBe('Nombre · Alemán')
})

test('a version is compared with the one before it, and the first one with nothing', async () => {
  const versions: Record<string, Record<string, string>> = { 1: { slug: 'a' }, 2: { slug: 'b' } }
  const history = createHistory({
    version: async ({ version }) => ({ kind: 'done', value: versions[version] ?? {} }),
    versions: async () => ({ kind: 'done', value: [] })
  })
  const aVersion = (id: string) => ({ author: null, fields: ['slug'], id, moment: '', restored: null })
  await history.show(place, aVersion('2'), '1')
  await history.show(place, aVersion('1'), null)
  expect(history.$changes.get()).toEqual({
    1: { kind: 'ready', value: [{ field: 'slug', now: 'a', past: undefined }] },
    2: { kind: 'ready', value: [{ field: 'slug', now: 'b', past: 'a' }] }
  })
})
