import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { type CalendarEntry, calendarFile } from '#domain/time/calendar.ts'
import ICAL from 'ical.js'

function anEntry(fields: Partial<CalendarEntry> = {}): CalendarEntry {
  return {
    description: 'Guitarra',
    end: '2026-05-16T23:30:00+02:00',
    place: 'Patio',
    stamp: '2026-05-01T00:00:00Z',
    start: '2026-05-16T21:30:00+02:00',
    title: 'Recital',
    updated: '2026-04-01T08:00:00Z',
    uid: 'recital@www.clavel.example',
    url: 'https://www.clavel.example/experiencias/recital',
    ...fields
  }
}

/** The lines as a calendar program reads them, put together again where they were folded. */
function linesOf(file: string): string[] {
  return file.replaceAll('\r\n ', '').split('\r\n')
}

function linesWith(fields: Partial<CalendarEntry>): string[] {
  return linesOf(calendarFile('Agenda', [anEntry(fields)]))
}

test('an agenda is a whole calendar file', () => {
  expect(linesOf(calendarFile('Agenda', [anEntry()]))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Clavel//Agenda//ES',
    'CALSCALE:GREGORIAN',
    'X-WR-CALNAME:Agenda',
    'BEGIN:VEVENT',
    'UID:recital@www.clavel.example',
    'DTSTAMP:20260501T000000Z',
    'LAST-MODIFIED:20260401T080000Z',
    'DTSTART:20260516T193000Z',
    'DTEND:20260516T213000Z',
    'SUMMARY:Recital',
    'DESCRIPTION:Guitarra',
    'LOCATION:Patio',
    'URL:https://www.clavel.example/experiencias/recital',
    'END:VEVENT',
    'END:VCALENDAR',
    ''
  ])
})

test('an agenda without events is a calendar all the same', () => {
  expect(linesOf(calendarFile('Agenda', []))).toHaveLength(7)
})

test('every line ends with CRLF, the last one too', () => {
  const file = calendarFile('Agenda', [anEntry({ description: 'uno\ndos' })])
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

test('an end or a place that is not known has no line', () => {
  const lines = linesWith({ end: null, place: null })
  expect(lines.filter(line => /^(DTEND|LOCATION)/.test(line))).toEqual([])
})

test('winter time is counted too', () => {
  expect(linesWith({ start: '2026-12-05T20:00:00+01:00' })).toContain('DTSTART:20261205T190000Z')
})

describe('escaping', () => {
  test.each([
    ['Pan, queso; vino', String.raw`Pan\, queso\; vino`],
    [String.raw`C:\vino`, String.raw`C:\\vino`],
    ['uno\ndos', String.raw`uno\ndos`],
    ['uno\r\ndos', String.raw`uno\ndos`],
    ['uno\rdos', String.raw`uno\ndos`],
    ['a:b "c"', 'a:b "c"']
  ])('of %j', (text, escaped) => {
    const lines = linesWith({ description: text, place: text, title: text })
    expect(lines).toEqual(
      expect.arrayContaining([`SUMMARY:${escaped}`, `DESCRIPTION:${escaped}`, `LOCATION:${escaped}`])
    )
  })

  test('a text cannot add a line of its own', () => {
    const lines = linesWith({ title: 'x\r\nBEGIN:VALARM' })
    expect(lines).not.toContain('BEGIN:VALARM')
  })

  test('of the name of the calendar', () => {
    expect(linesOf(calendarFile('Sol, y mar', []))).toContain(String.raw`X-WR-CALNAME:Sol\, y mar`)
  })
})

describe('folding', () => {
  const octets = (line: string) => new TextEncoder().encode(line).length

  test.each([
    ['letters', 'a'.repeat(400)],
    ['accents', 'ñ'.repeat(200)],
    ['signs of four octets', '🌶'.repeat(100)],
    ['escaped signs', ','.repeat(200)]
  ])('no line is longer than 75 octets, and none is lost: %s', (_, description) => {
    const file = calendarFile('Agenda', [anEntry({ description })])
    expect(Math.max(...file.split('\r\n').map(octets))).toBeLessThanOrEqual(75)
    expect(linesOf(file)).toContain(`DESCRIPTION:${description.replaceAll(',', String.raw`\,`)}`)
  })

  test('a line of 75 octets stays whole, one more is folded', () => {
    const title = (length: number) => 'x'.repeat(length - 'SUMMARY:'.length)
    const whole = calendarFile('Agenda', [anEntry({ title: title(75) })])
    const folded = calendarFile('Agenda', [anEntry({ title: title(76) })])
    expect(whole).not.toContain('\r\n ')
    expect(folded).toContain(`SUMMARY:${title(75)}\r\n x\r\n`)
  })
})

test('a calendar program reads any text back, from lines of 75 octets at most', () => {
  const text = fc.string({
    maxLength: 120,
    minLength: 1,
    unit: fc.oneof(
      fc.constantFrom(';', ',', '\\', '\n', '\r', ':', '"', ' ', 'n', '\\n'),
      fc.string({ maxLength: 1, minLength: 1, unit: 'grapheme' })
    )
  })
  fc.assert(
    fc.property(text, text, (title, description) => {
      const file = calendarFile('Agenda', [anEntry({ description, place: title, title })])
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')
      const inLines = (written: string) => written.replaceAll(/\r\n?/g, '\n')
      expect(event?.getFirstPropertyValue('summary')).toBe(inLines(title))
      expect(event?.getFirstPropertyValue('location')).toBe(inLines(title))
      expect(event?.getFirstPropertyValue('description')).toBe(inLines(description))
    })
  )
})
