import { expect, test } from 'vitest'

import { type DirtyField, readDirtyFields } from '#domain/listing/dirty-fields.ts'

function field(name: string, value: string, fields: Partial<DirtyField> = {}): DirtyField {
  return { isChosen: true, isTouched: false, name, value, ...fields }
}

test('what was not touched is left out', () => {
  expect(
    readDirtyFields([field('orden', 'inicial'), field('desde', ''), field('vista', 'cuadricula')])
  ).toEqual({})
})

test('takes up what was touched, and nothing else', () => {
  const fields = [
    field('dia', '', { isChosen: false, isTouched: true }),
    field('dia', 'hoy', { isTouched: true }),
    field('acceso', 'perros', { isTouched: true }),
    field('hasta', '20', { isTouched: true }),
    field('orden', 'inicial')
  ]
  expect(readDirtyFields(fields)).toEqual({ access: ['dogs'], price: { from: null, to: 20 }, when: 'today' })
})

test('a second category joins the one that was on', () => {
  const fields = [field('categorias', 'kayak'), field('categorias', 'cuevas', { isTouched: true })]
  expect(readDirtyFields(fields)).toEqual({ categories: ['kayak', 'cuevas'] })
})
