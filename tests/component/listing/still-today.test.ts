import { afterEach, describe, expect, test, vi } from 'vitest'

import { dayParts } from '#domain/listing/today.ts'
import { nextStartIn, showStillToday } from '#elements/today/still-today.ts'

const row = (name: string, starts: string, hours: string, attributes = '') =>
  `<li data-starts="${starts}"${attributes}><span data-start="${hours}"></span><b>${name}</b></li>`
const day = (date: string, rows: string) =>
  `<section data-today-day="${date}" data-word-today="Hoy" data-word-tomorrow="Mañana"><span data-day-word></span>` +
  `<div data-part="now" hidden><ul></ul></div><div data-part="morning"><ul>${rows}</ul></div>` +
  '<div data-part="afternoon"><ul></ul></div><div data-part="night"><ul></ul></div></section>'

/** The page as it is shown at a moment: what stands in each part of each day that is not hidden. */
function shownAt(moment: string, enough = 1, ofTablao = '', later = '') {
  vi.setSystemTime(moment)
  document.body.innerHTML =
    '<p data-today-note="over" hidden></p><p data-today-note="old" hidden></p>' +
    day(
      '2026-12-01',
      row('tablao', '1290', '21:30', ofTablao) +
        row('kayak', '570 1050', '09:30|17:30') +
        row('museo', '600-1140', '10:00–19:00')
    ) +
    day('2026-12-02', row('kayak', '570 1050', '09:30|17:30')) +
    later
  showStillToday(nextStartIn, 120, dayParts, enough)
  const notes = [...document.querySelectorAll<HTMLElement>('[data-today-note]')]
  const parts = [...document.querySelectorAll<HTMLElement>('section:not([hidden]) [data-part]:not([hidden])')]
  return {
    notes: notes.filter(({ hidden }) => !hidden).map(({ dataset }) => dataset.todayNote),
    parts: parts.map(part => [
      part.closest('section')?.querySelector('[data-day-word]')?.textContent,
      part.dataset.part,
      ...[...part.querySelectorAll('li:not([hidden])')].map(each => each.textContent)
    ])
  }
}

describe('the page of today', () => {
  vi.useFakeTimers()
  afterEach(() => document.body.replaceChildren())

  test('shows the starts within two hours first, then those of the afternoon and the night', () => {
    expect(shownAt('2026-12-01T10:00:00+01:00')).toEqual({
      notes: [],
      parts: [
        ['Hoy', 'now', '10:00–19:00museo'],
        ['Hoy', 'afternoon', '17:30kayak'],
        ['Hoy', 'night', '21:30tablao']
      ]
    })
  })

  test('at 23:50 the day is over and tomorrow comes first', () => {
    expect(shownAt('2026-12-01T23:50:00+01:00')).toEqual({
      notes: ['over'],
      parts: [['Mañana', 'morning', '09:30kayak']]
    })
  })

  test('a day with little left goes on with tomorrow', () => {
    expect(shownAt('2026-12-01T19:30:00+01:00', 2)).toEqual({
      notes: [],
      parts: [
        ['Hoy', 'now', '21:30tablao'],
        ['Mañana', 'morning', '09:30kayak']
      ]
    })
  })

  test('a quiet week goes on with the days after tomorrow, until enough is shown', () => {
    const later =
      day('2026-12-04', row('cueva', '660', '11:00')) + day('2026-12-05', row('velero', '720', '12:00'))
    expect(shownAt('2026-12-01T23:50:00+01:00', 2, '', later)).toEqual({
      notes: ['over'],
      parts: [
        ['Mañana', 'morning', '09:30kayak'],
        ['', 'morning', '11:00cueva']
      ]
    })
  })

  test('a page of three days before says that it is old, though the day is on it', () => {
    const later = day('2026-12-04', row('cueva', '660', '11:00'))
    expect(shownAt('2026-12-04T10:00:00+01:00', 1, '', later)).toEqual({
      notes: ['old'],
      parts: [['Hoy', 'now', '11:00cueva']]
    })
  })

  test('an experience that the partner of the visitor leaves out fills no part of the day', () => {
    document.documentElement.dataset.mode = 'rentacar'
    const { parts } = shownAt('2026-12-01T10:00:00+01:00', 1, ' data-hidden-for="rentacar"')
    delete document.documentElement.dataset.mode
    expect(parts.map(([, name]) => name)).toEqual(['now', 'afternoon'])
  })

  test('at 00:10 the second day of the same page is today', () => {
    expect(shownAt('2026-12-02T00:10:00+01:00')).toEqual({
      notes: [],
      parts: [['Hoy', 'morning', '09:30kayak']]
    })
  })

  test('a page of another day goes on with the days after it as well, until enough is shown', () => {
    const later =
      day('2026-12-04', row('cueva', '660', '11:00')) + day('2026-12-05', row('velero', '720', '12:00'))
    expect(shownAt('2026-12-03T23:50:00+01:00', 1, '', later)).toEqual({
      notes: ['old'],
      parts: [['Mañana', 'morning', '11:00cueva']]
    })
  })

  test('a page that is older than all its days says so, and shows what it had rather than nothing', () => {
    expect(shownAt('2026-12-05T12:00:00+01:00')).toEqual({
      notes: ['old'],
      parts: [
        ['', 'morning', '09:30kayak', '10:00–19:00museo'],
        ['', 'night', '21:30tablao']
      ]
    })
  })

  test('by a clock that runs behind, it calls no day of another year today or tomorrow', () => {
    const { notes, parts } = shownAt('2019-01-01T12:00:00+01:00', 9)
    expect(notes).toEqual(['old'])
    expect(parts.map(([word]) => word)).toEqual(['', '', ''])
  })
})
