import { describe, expect, test } from 'vitest'

import { readListing, writeListing } from '#domain/listing/files/listing-file.ts'

import { anEntry, openFrom, startingAt } from '../../../fixtures/listing.ts'

const through = (entries: Parameters<typeof writeListing>[0]) =>
  readListing(JSON.parse(JSON.stringify(writeListing(entries))))

describe('the file of a listing', () => {
  test('gives back what was written', () => {
    const entries = [
      anEntry({
        access: ['dogs', 'indoor'],
        categories: ['kayak', 'cuevas'],
        durationMinutes: 90,
        hiddenFor: ['rentacar'],
        name: { language: 'en', text: 'Caves' },
        position: { lat: 36.72016, lng: -4.42034 },
        price: 12.5,
        priceFromText: 'desde 12,50 € por niño',
        priceText: '20 € por adulto',
        schedules: [
          { ...startingAt('10:00', '12:00'), season: { from: '11-01', until: '03-31' }, weekdays: [1, 7] },
          openFrom('09:00', '21:00')
        ],
        slug: 'cuevas',
        town: { name: 'Nerja', slug: 'nerja' }
      }),
      anEntry({ price: 0, slug: 'gratis' })
    ]
    expect(through(entries)).toEqual(entries)
  })

  test('brings cards along when they are needed', () => {
    const card = {
      date: '',
      dayOff: '',
      duration: '2 h',
      featured: '',
      iconIn: ['tourist-housing' as const],
      freeCancellationHours: 48,
      photo: null,
      picture: '/carteles/wide/paseo.svg?v=1-a',
      tagline: { language: null, text: 'Al alba' }
    }
    const entries = [
      anEntry({ card }),
      anEntry({
        card: {
          ...card,
          date: 'sáb, 5 dic',
          dayOff: 'Completo: vie, 27 nov',
          featured: 'Destacada',
          photo: {
            alt: 'La playa',
            height: 720,
            place: 'card',
            src: '/fotografias/otra-a-960.webp',
            srcset: '/fotografias/otra-a-320.webp 320w, /fotografias/otra-a-960.webp 960w',
            width: 960
          },
          iconIn: [],
          freeCancellationHours: null,
          tagline: null
        },
        slug: 'otra'
      })
    ]
    expect(through(entries)).toEqual(entries)
  })

  test('keeps a timetable that several share only once', () => {
    const schedules = [startingAt('10:00')]
    const file = writeListing([anEntry({ schedules }), anEntry({ schedules, slug: 'otra' })])
    expect(file.timetables).toHaveLength(1)
  })

  test('refuses a file that is not one', () => {
    expect(() => readListing({ slug: [1, 2] })).toThrow('«access»')
  })
})
