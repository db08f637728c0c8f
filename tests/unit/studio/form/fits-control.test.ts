import { expect, test } from 'vitest'

import { fitsControl } from '#studio/form/fits-control.ts'

test.each([
  ['words', 'mar, sol'],
  ['words', ['mar', 7]],
  ['choices', { lunes: true }],
  ['references', 'levante'],
  ['reference', 7],
  ['flag', 'sí'],
  ['answer', 1],
  ['group', 'con perro'],
  ['amounts', [35]],
  ['text-per-language', ['Kayak']],
  ['html-per-language', 7],
  ['schedules', 'por la mañana'],
  ['list', {}]
] as const)('a control for %s cannot show %o', (control, value) => {
  expect(fitsControl(control, value)).toBe(false)
})

test.each([
  ['words', ['mar']],
  ['flag', false],
  ['group', { perros: true }],
  ['text-per-language', 'Kayak'],
  ['text-per-language', { es: 'Kayak' }],
  ['schedules', [{ dias: 7 }]],
  ['number', 'veinte'],
  ['line', { a: 1 }],
  ['flag', undefined],
  ['words', null]
] as const)('a control for %s shows %o', (control, value) => {
  expect(fitsControl(control, value)).toBe(true)
})
