import { expect, test } from 'vitest'

import { type TouchedField, touchedPatch } from '#domain/touched.ts'

function field(name: string, value: string, fields: Partial<TouchedField> = {}): TouchedField {
  return { isChosen: true, isTouched: false, name, value, ...fields }
}

test('what was not touched is left out', () => {
  expect(touchedPatch([field('orden', 'inicial'), field('desde', ''), field('vista', 'cuadricula')])).toEqual(
    {}
  )
})

test('takes up what was touched, and nothing else', () => {
  const fields = [
    field('dia', '', { isChosen: false, isTouched: true }),
    field('dia', 'hoy', { isTouched: true }),
    field('acceso', 'perros', { isTouched: true }),
    field('hasta', '20', { isTouched: true }),
    field('orden', 'inicial')
  ]
  expect(touchedPatch(fields)).toEqual({ access: ['dogs'], price: { from: null, to: 20 }, when: 'today' })
})

test('a second category joins the one that was on', () => {
  const fields = [field('categorias', 'kayak'), field('categorias', 'cuevas', { isTouched: true })]
  expect(touchedPatch(fields)).toEqual({ categories: ['kayak', 'cuevas'] })
})
