import { describe, expect, test } from 'vitest'
import type { Category } from '#domain/category.ts'
import type { Experience } from '#domain/experience.ts'
import type { Schedule } from '#domain/schedule.ts'
import { subjectOf } from '#posters/subject.ts'

function anExperience(changes: Partial<Experience> = {}): Experience {
  const notice = { kind: 'notice' } as const
  return {
    accessibility: { dogs: null, pushchair: null, shade: null, stepFree: null, wheelchair: null },
    address: null,
    bookings: { default: notice, rentacar: notice, 'tourist-housing': notice },
    cancellationHtml: null,
    categoryIds: ['flamenco'],
    companyId: null,
    descriptionHtml: null,
    durationMinutes: null,
    eventDate: null,
    freeCancellationHours: null,
    gettingThereHtml: null,
    guideLanguages: [],
    hiddenFor: [],
    iconIn: [],
    id: 'tablao',
    importantHtml: null,
    included: [],
    isEvent: false,
    isHidden: false,
    isIndoor: false,
    isMeta: false,
    isVip: false,
    keywords: [],
    meetingPoint: null,
    metaIds: [],
    metaMenu: null,
    municipality: null,
    name: { es: 'Tablao' },
    notIncluded: [],
    photos: [],
    position: null,
    priceFrom: { kind: 'unknown' },
    prices: [],
    provinces: ['sevilla'],
    rank: null,
    schedules: [],
    slug: 'tablao',
    tagline: null,
    tourismRegistration: null,
    updated: null,
    ...changes
  }
}

function aCategory(motif: string | null): Category {
  return {
    description: null,
    id: 'flamenco',
    motif,
    name: { es: 'Flamenco' },
    order: 1,
    slug: 'flamenco',
    startsNearby: false
  }
}

function startingAt(...starts: string[]): Schedule[] {
  return [{ kind: 'starts', season: null, starts, weekdays: [1] }]
}

describe('subjectOf', () => {
  test('takes motif, province and seed from the data', () => {
    const subject = subjectOf(anExperience(), aCategory('guitarra'))
    expect(subject).toEqual({ light: 'day', motif: 'guitarra', province: 'sevilla', seed: 'tablao' })
  })

  test.each([
    ['09:00', 'morning'],
    ['12:00', 'day'],
    ['20:00', 'evening'],
    ['22:30', 'night']
  ])('a start at %s is in the light of %s', (start, light) => {
    expect(subjectOf(anExperience({ schedules: startingAt(start) }), undefined).light).toBe(light)
  })

  test('the hour of an event wins over its schedule', () => {
    const eventDate = { end: null, start: '2026-08-14T22:30:00+02:00' }
    expect(
      subjectOf(anExperience({ eventDate, isEvent: true, schedules: startingAt('10:00') }), undefined).light
    ).toBe('night')
  })

  test.each([null, 'no-such-motif'])(
    'the motif %s of a category makes an event a feast and the rest a village',
    motif => {
      expect(subjectOf(anExperience({ isEvent: true }), aCategory(motif)).motif).toBe('fiesta')
      expect(subjectOf(anExperience(), aCategory(motif)).motif).toBe('pueblo')
    }
  )

  test('without a province of its own it belongs to the region', () => {
    expect(subjectOf(anExperience({ provinces: [] }), undefined).province).toBe('andalucia')
  })
})
