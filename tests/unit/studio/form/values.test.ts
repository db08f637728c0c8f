import { describe, expect, test } from 'vitest'

import { formFor } from '#domain/data/field-form.ts'
import { momentFrom, writtenMoment } from '#studio/form/moment.ts'
import { pointFrom, pointIn, storedPoint } from '#studio/map/point.ts'
import {
  meaningsOf,
  missingIn,
  moveItem,
  numberFrom,
  numberText,
  probableNumber,
  textsIn,
  withText
} from '#studio/form/values.ts'

describe('a text per language', () => {
  test('that is a plain text is Spanish, and stays so when another language comes', () => {
    expect(textsIn('Kayak')).toEqual({ es: 'Kayak' })
    expect(withText('Kayak', 'en', 'Kayaking')).toEqual({ es: 'Kayak', en: 'Kayaking' })
  })

  test('keeps what else stands in it', () => {
    expect(withText({ es: 'Kayak', it: 'Canoa' }, 'es', 'Remo')).toEqual({ es: 'Remo', it: 'Canoa' })
  })

  test('without any text is no value', () => {
    expect(withText({ es: 'Kayak' }, 'es', '')).toBeUndefined()
    expect(missingIn({ es: 'Kayak', fr: '' })).toEqual(['en', 'de', 'fr', 'pt'])
  })
})

test.each([
  ['24,50', 24.5],
  [' 32 € ', 32],
  ['-3', -3],
  ['', undefined],
  ['24,5o', '24,5o'],
  ['1.234', '1.234'],
  ['3.1415', '3.1415'],
  ['12,345', '12,345'],
  ['1.234,50', 1234.5],
  ['1 200', 1200],
  ['1.200.000', 1_200_000],
  ['1200', 1200]
])('the number in "%s" is %j', (typed, expected) => {
  expect(numberFrom(typed)).toBe(expected)
})

test.each([
  ['24,5o', 24.5],
  ['3.1415', 3.14],
  ['l2', null],
  ['1l', 11],
  ['-3,999', null],
  ['veinte', null],
  ['1.234', null],
  [24, null]
])('%j is asked about as %j', (typed, expected) => {
  expect(probableNumber(typed)).toBe(expected)
})

test('what is asked about stays as it was typed, and a number has a comma', () => {
  expect([numberText('1.234'), numberText('3.1415'), numberText(24.5)]).toEqual(['1.234', '3.1415', '24,5'])
})

test.each([
  ['1.234', [1234, 1.23]],
  ['12,345 €', [12_345, 12.35]],
  ['1.23', null],
  [1234, null]
])('%j may mean %j', (typed, expected) => {
  expect(meaningsOf(typed)).toEqual(expected)
})

const maro = { lat: 36.7466, lng: -3.879 }

test.each([
  ['36.7466, -3.879', maro],
  ['(36,7466; -3,879)', maro],
  ['https://www.google.com/maps/@36.7466,-3.879,17z', maro],
  ['https://www.google.com/maps/place/Maro/@36.70,-3.80,15z/data=!3d36.7466!4d-3.879', maro],
  ['https://maps.google.com/?q=36.7466,-3.879', maro],
  ['https://www.openstreetmap.org/#map=17/36.7466/-3.879', maro],
  ['geo:36.7466,-3.879', maro],
  ['', undefined],
  ['la playa', 'la playa']
])('the place in %s', (typed, expected) => {
  expect(pointFrom(typed)).toEqual(expected)
})

test('a place is read however it is stored', () => {
  expect(pointIn(maro)).toEqual(maro)
  expect(pointIn(storedPoint(maro))).toEqual(maro)
  expect(pointIn('la playa')).toBeNull()
})

describe('a moment', () => {
  test.each([
    ['2026-05-16T21:30:00+02:00', { day: '2026-05-16', time: '21:30' }],
    ['2026-05-16T19:30:00Z', { day: '2026-05-16', time: '21:30' }],
    [{ timestampValue: '2026-05-16T19:30:00.000Z' }, { day: '2026-05-16', time: '21:30' }],
    ['2026-05-17', { day: '2026-05-17', time: '' }],
    [undefined, { day: '', time: '' }],
    ['mañana', null]
  ])('%s reads as the clock in Spain shows it', (stored, expected) => {
    expect(writtenMoment(stored)).toEqual(expected)
  })

  test.each([
    [{ day: '2026-07-01', time: '10:00' }, '2026-07-01T10:00:00+02:00'],
    [{ day: '2026-12-01', time: '10:00' }, '2026-12-01T10:00:00+01:00'],
    [{ day: '2026-12-01', time: '' }, '2026-12-01'],
    [{ day: '', time: '10:00' }, undefined]
  ])('%j is stored with the offset of its season', (written, expected) => {
    expect(momentFrom(written, undefined)).toBe(expected)
  })

  test('keeps the kind that the database gave it', () => {
    const written = { day: '2026-07-01', time: '10:00' }
    const before = { timestampValue: '2026-05-16T19:30:00.000Z' }
    expect(momentFrom(written, before)).toEqual({ timestampValue: '2026-07-01T08:00:00.000Z' })
    expect(momentFrom({ ...written, time: '' }, before)).toBe('2026-07-01')
  })
})

test('an item moves by one place, and not beyond the ends', () => {
  expect(moveItem(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
  expect(moveItem(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c'])
})

test('what no schema names is in the form too, but the marks that the studio sets itself', () => {
  const form = formFor([], ['nombre', 'borrador', 'id', 'activo'])
  expect(form).toMatchObject([{ fields: [{ name: 'activo' }, { name: 'nombre' }], section: 'rest' }])
})
