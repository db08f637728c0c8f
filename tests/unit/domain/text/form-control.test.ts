import { expect, test } from 'vitest'

import { isDirty } from '#domain/text/form-control.ts'

test.each([
  ['a text as it was', false, { defaultValue: '', type: 'text', value: '' }],
  ['a text that somebody wrote', true, { defaultValue: '', type: 'text', value: 'Hola' }],
  ['a text that somebody took away', true, { defaultValue: 'Hola', type: 'textarea', value: '' }],
  // A box without a value has one all the same.
  [
    'a box as it was',
    false,
    { checked: false, defaultChecked: false, defaultValue: '', type: 'checkbox', value: 'on' }
  ],
  [
    'a box that was ticked',
    true,
    { checked: true, defaultChecked: false, defaultValue: '', type: 'checkbox', value: 'on' }
  ],
  [
    'a choice that was left',
    true,
    { checked: false, defaultChecked: true, defaultValue: 'a', type: 'radio', value: 'a' }
  ]
] as const)('%s: touched is %s', (_, touched, field) => {
  expect(isDirty(field)).toBe(touched)
})
