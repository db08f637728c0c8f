import { expect, test } from 'vitest'

import { cardOf } from '#domain/card.ts'
import type { Experience } from '#domain/experience.ts'
import { calendarOf } from '#i18n/calendar.ts'
import { wordsFor } from '#i18n/words.ts'
import { anEvent } from '../../fixtures/builders.ts'

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
    events.map(event => cardOf(event, null)),
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
