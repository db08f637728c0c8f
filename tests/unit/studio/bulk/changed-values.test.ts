import { expect, test } from 'vitest'

import { changedValues } from '#studio/bulk/planned.ts'

test('of a text in several languages those are named that change', () => {
  const before = { nombre: { de: 'Spaziergang', en: 'Walk', es: 'Paseo' } }
  const now = { de: 'Spaziergang', es: 'Paseo nuevo', fr: 'Promenade' }
  expect(changedValues(before, { changed: { nombre: now }, removed: [] })).toEqual([
    { after: undefined, before: 'Walk', path: 'nombre.en' },
    { after: 'Paseo nuevo', before: 'Paseo', path: 'nombre.es' },
    { after: 'Promenade', before: undefined, path: 'nombre.fr' }
  ])
})

test('a plain value, a list and what goes are named as a whole', () => {
  const before = { orden: 1, provincias: ['29'], tipo: 'x' }
  expect(changedValues(before, { changed: { orden: 2, provincias: ['18'] }, removed: ['tipo'] })).toEqual([
    { after: 2, before: 1, path: 'orden' },
    { after: ['18'], before: ['29'], path: 'provincias' },
    { after: undefined, before: 'x', path: 'tipo' }
  ])
})

test('a text of a field that was not there is named by its language', () => {
  expect(changedValues({}, { changed: { nombre: { es: 'Paseo' } }, removed: [] })).toEqual([
    { after: 'Paseo', before: undefined, path: 'nombre.es' }
  ])
})
