import { describe, expect, test } from 'vitest'

import { cardOf, lightOf, photosBelow } from '#domain/catalogue/card.ts'
import { dayInAndalusia, timeInAndalusia } from '#domain/time/day.ts'
import type { Schedule } from '#domain/time/schedule.ts'
import { anEvent, anExperience } from '../../../fixtures/builders.ts'

const photo = (url: string) => ({ alt: null, focus: null, height: null, url, width: null })

describe('a day and a time in Andalusia', () => {
  test.each([
    ['2026-05-16T21:30:00+02:00', '2026-05-16', '21:30'],
    ['2026-05-16T21:59:59Z', '2026-05-16', '23:59'],
    ['2026-05-16T22:00:00Z', '2026-05-17', '00:00'],
    ['2026-12-31T22:59:00Z', '2026-12-31', '23:59'],
    ['2026-12-31T23:00:00Z', '2027-01-01', '00:00'],
    ['2026-05-16T12:00:00-10:00', '2026-05-17', '00:00']
  ])('of %s are %s and %s', (moment, day, time) => {
    expect([dayInAndalusia(moment), timeInAndalusia(moment)]).toEqual([day, time])
  })
})

describe('lightOf', () => {
  const atSeven: Schedule[] = [{ kind: 'starts', season: null, starts: ['19:00'], weekdays: [1] }]

  test('is that of the first time', () => {
    expect(lightOf(anExperience({ schedules: atSeven }))).toBe('evening')
  })

  test('is that of the date of an event, whatever its schedules say', () => {
    expect(lightOf(anEvent('2026-05-16T22:00:00+02:00', { schedules: atSeven }))).toBe('night')
  })

  test('goes by the clock of Andalusia, whatever offset the date is written in', () => {
    expect(lightOf(anEvent('2026-05-16T20:00:00Z'))).toBe('night')
  })

  test('is midday when nothing is known', () => {
    expect(lightOf(anExperience())).toBe('day')
  })
})

describe('cardOf', () => {
  test('takes the first photo', () => {
    const experience = anExperience({ photos: [photo('/a.jpg'), photo('/b.jpg')] })
    expect(cardOf(experience, null).photo).toEqual(photo('/a.jpg'))
  })

  test('has none without photos', () => {
    expect(cardOf(anExperience(), 'guitarra')).toMatchObject({ motif: 'guitarra', photo: null })
  })

  test('has none where the document puts the poster first', () => {
    const experience = anExperience({ isPosterFirst: true, photos: [photo('/a.jpg')] })
    expect(cardOf(experience, null).photo).toBeNull()
  })

  test('every photograph is shown once, above or below', () => {
    const photos = [photo('/a.jpg'), photo('/b.jpg')]
    expect(photosBelow(anExperience({ isPosterFirst: true, photos }))).toEqual(photos)
    expect(photosBelow(anExperience({ photos }))).toEqual(photos.slice(1))
    expect(photosBelow(anExperience())).toEqual([])
  })

  test('says until when a booking can be cancelled free of charge; what is free and not booked has none to cancel', () => {
    const notice = { kind: 'notice' } as const
    const bookings = { default: notice, other: notice, rentacar: notice, 'tourist-housing': notice }
    const cancelled = (fields: Partial<Parameters<typeof anExperience>[0]>) =>
      cardOf(anExperience({ freeCancellationHours: 24, ...fields }), null).freeCancellationHours
    expect(cancelled({ priceFrom: { audience: null, euros: 20, kind: 'from' } })).toBe(24)
    expect(cancelled({ freeCancellationHours: null })).toBeNull()
    expect(cancelled({ bookings, priceFrom: { kind: 'free' } })).toBeNull()
  })

  test('leaves out what no list shows', () => {
    const card = cardOf(anExperience({ descriptionHtml: { es: '<p>Sol</p>' }, keywords: ['sol'] }), null)
    expect(card).not.toHaveProperty('descriptionHtml')
    expect(JSON.stringify(card)).not.toContain('Sol')
  })
})
