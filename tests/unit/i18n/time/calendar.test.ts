import { expect, test } from 'vitest'

import { cardOf } from '#domain/catalogue/card.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { calendarOf } from '#i18n/time/calendar.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { anEvent } from '../../../fixtures/builders.ts'

const recital = anEvent('2026-12-01T20:00:00+01:00', {
  address: 'Plaza Mayor, 1',
  id: 'recital',
  municipality: 'Nerja',
  name: { en: 'Guitar night', es: 'Noche de guitarra' },
  priceFrom: { kind: 'free' },
  slug: 'noche-de-guitarra'
})

async function fileOf(locale: 'esd' | 'en', ...events: Experience[]): Promise<string> {
  const response = calendarOf(
    wordsFor(locale),
    events.map(event => ({ ...cardOf(event, null), updated: event.updated })),
    '2026-11-20'
  )
  return (await response.text()).replaceAll('\r\n ', '')
}

test('is served as a calendar', () => {
  const { headers } = calendarOf(wordsFor('esd'), [], '2026-11-20')
  expect(headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
})

test('an event has its name and its address in the language of the page', async () => {
  const file = await fileOf('en', recital)
  expect(file).toContain('SUMMARY:Guitar night\r\n')
  expect(file).toContain('URL:https://www.clavel.example/en/experiencias/noche-de-guitarra\r\n')
  expect(file).toContain(String.raw`LOCATION:Plaza Mayor\, 1\, Nerja`)
})

test('the same event is the same entry in every language', async () => {
  const uid = 'UID:recital@www.clavel.example\r\n'
  expect([await fileOf('esd', recital), await fileOf('en', recital)]).toEqual([
    expect.stringContaining(uid),
    expect.stringContaining(uid)
  ])
})

test('an event without a place has none', async () => {
  expect(await fileOf('esd', { ...recital, address: null, municipality: null })).not.toContain('LOCATION')
})

test('an event without a date is left out', async () => {
  expect(await fileOf('esd', { ...recital, eventDate: null })).not.toContain('BEGIN:VEVENT')
})

test('the stamp is the day of the catalogue: two builds of one day are the same', async () => {
  expect(await fileOf('esd', recital)).toContain('DTSTAMP:20261120T000000Z')
})

test('an event says when it was last changed, where an editor wrote that down', async () => {
  const file = await fileOf('esd', { ...recital, updated: '2026-11-01T10:30:00+01:00' })
  expect(file).toContain('LAST-MODIFIED:20261101T093000Z\r\n')
  expect(await fileOf('esd', { ...recital, updated: null })).not.toContain('LAST-MODIFIED')
})

test.each([
  ['Corral del Carbón, Granada', 'Granada', String.raw`LOCATION:Corral del Carbón\, Granada`],
  ['Calle Granada, 3', 'Málaga', String.raw`LOCATION:Calle Granada\, 3\, Málaga`],
  [null, 'Granada', 'LOCATION:Granada']
])('%s in %s is named once', async (address, municipality, line) => {
  expect(await fileOf('esd', { ...recital, address, municipality })).toContain(`${line}\r\n`)
})
