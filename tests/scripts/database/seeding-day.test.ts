import { describe, expect, test } from 'vitest'
import { onSeedingDay } from '../../../scripts/database/files.ts'

const winter = new Date('2026-11-20T12:00:00Z')

describe('onSeedingDay', () => {
  test.each([
    ['hoy', '2026-11-20T00:00:00+01:00'],
    ['hoy 21:30', '2026-11-20T21:30:00+01:00'],
    ['hoy+12 21:30', '2026-12-02T21:30:00+01:00'],
    ['hoy-40', '2026-10-11T00:00:00+02:00'],
    ['hoy+200 09:05', '2027-06-08T09:05:00+02:00']
  ])('turns %s into %s', (text, moment) => {
    expect(onSeedingDay(text, winter)).toBe(moment)
  })

  test('counts from the day it is in Andalusia, not in London', () => {
    expect(onSeedingDay('hoy', new Date('2026-06-30T22:30:00Z'))).toBe('2026-07-01T00:00:00+02:00')
  })

  test('moves an hour that the clocks skip on by one', () => {
    expect(onSeedingDay('hoy+1 02:30', new Date('2027-03-27T12:00:00Z'))).toBe('2027-03-28T03:30:00+02:00')
  })

  test('takes the first of an hour that comes twice', () => {
    expect(onSeedingDay('hoy+1 02:30', new Date('2026-10-24T12:00:00Z'))).toBe('2026-10-25T02:30:00+02:00')
  })

  test.each([
    ['the morning before summer time begins', 'hoy+1 00:30', '2027-03-27', '2027-03-28T00:30:00+01:00'],
    ['the evening after summer time began', 'hoy+1 23:00', '2027-03-27', '2027-03-28T23:00:00+02:00'],
    ['the hour after the one that comes twice', 'hoy+1 03:00', '2026-10-24', '2026-10-25T03:00:00+01:00'],
    ['the day after the clocks changed', 'hoy+2 12:00', '2026-10-24', '2026-10-26T12:00:00+01:00']
  ])('keeps the hour of the wall clock: %s', (_name, text, day, moment) => {
    expect(onSeedingDay(text, new Date(`${day}T12:00:00Z`))).toBe(moment)
  })

  test('reaches into lists and objects, and leaves every other text alone', () => {
    const document = { fechas: ['hoy+1 10:00', 'hoy es fiesta', 3, null], texto: { es: 'desde hoy' } }
    expect(onSeedingDay(document, winter)).toEqual({
      fechas: ['2026-11-21T10:00:00+01:00', 'hoy es fiesta', 3, null],
      texto: { es: 'desde hoy' }
    })
  })
})
