import { describe, expect, test } from 'vitest'

import type { ListingEntry } from '#domain/listing/files/listing-entry.ts'
import type { ListingState } from '#domain/listing/listing-state.ts'
import type { Clock } from '#domain/time/calendar-day.ts'
import { cardHours } from '#domain/listing/cards/card-hours.ts'
import { messages } from '#i18n/text/messages.ts'

import { anEntry, asked, at, cardTexts, friday, openFrom, startingAt } from '../../../fixtures/listing.ts'

const hoursOf = (...[entry, state, now]: [ListingEntry, ListingState, Clock]) =>
  cardHours(entry, state, now, messages.es.schedule)

const walk = anEntry({ schedules: [startingAt('12:00', '10:00', '20:30')] })

describe('the hours of a card', () => {
  test('without a day are the next start', () => {
    expect(hoursOf(walk, asked(), at('10:30'))).toEqual({
      day: friday,
      hours: '12:00',
      today: '12:00',
      until: `${friday}T12:00`
    })
    expect(hoursOf(walk, asked(), at('21:00'))).toEqual({
      day: '2026-11-21',
      hours: '10:00',
      today: null,
      until: '2026-11-21T10:00'
    })
  })

  test('are those that can still be cancelled, where that is asked for', () => {
    const cancellable = { ...walk, card: cardTexts({ freeCancellationHours: 8 }) }
    expect(hoursOf(cancellable, asked({ isCancellable: true }), at('09:00'))).toMatchObject({
      day: friday,
      hours: '20:30'
    })
    expect(hoursOf(cancellable, asked({ isCancellable: true }), at('13:00'))).toMatchObject({
      day: '2026-11-21',
      hours: '10:00'
    })
    expect(hoursOf(walk, asked({ isCancellable: true }), at('09:00'))).toBeNull()
  })

  test('on a day that is asked for are all of that day, in order', () => {
    expect(hoursOf(walk, asked({ when: '2026-11-28' }), at('21:00'))).toEqual({
      day: null,
      hours: '10:00, 12:00, 20:30',
      today: null,
      until: '2026-11-28T20:30'
    })
  })

  test('today are those that are still to come, with the next one for the badge', () => {
    expect(hoursOf(walk, asked({ when: 'today' }), at('10:30'))).toEqual({
      day: null,
      hours: '12:00, 20:30',
      today: '12:00',
      until: `${friday}T20:30`
    })
  })

  test('are those of the part of the day that is asked for', () => {
    expect(hoursOf(walk, asked({ dayParts: ['evening'] }), at('09:00'))?.hours).toBe('20:30')
  })

  test('of several days are the next start among them', () => {
    expect(hoursOf(walk, asked({ when: 'week' }), at('21:00'))?.day).toBe('2026-11-21')
  })

  test('while something is open are a span', () => {
    const museum = anEntry({ schedules: [openFrom('10:00', '14:00')] })
    expect(hoursOf(museum, asked({ when: '2026-11-28' }), at('09:00'))?.hours).toBe('10:00–14:00')
  })

  test('of what closes after midnight are when it opens, and of what never closes the whole day', () => {
    const said = (opens: string, closes: string) =>
      hoursOf(anEntry({ schedules: [openFrom(opens, closes)] }), asked({ when: '2026-11-28' }), at('09:00'))
        ?.hours
    expect([said('20:00', '02:00'), said('00:00', '23:59')]).toEqual(['20:00', 'todo el día'])
  })

  test('are not all named where there are many', () => {
    const often = anEntry({ schedules: [startingAt('10:00', '11:00', '12:00', '13:00', '14:00')] })
    expect(hoursOf(often, asked({ when: '2026-11-28' }), at('09:00'))?.hours).toBe('10:00, 11:00, 12:00…')
  })

  test('are none without a timetable', () => {
    expect(hoursOf(anEntry(), asked(), at('09:00'))).toBeNull()
  })
})
