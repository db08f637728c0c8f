import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readListingQuery, writeListingQuery } from '#domain/listing/listing-query.ts'
import { daysOf } from '#domain/listing/filters/when.ts'
import { readMeanings } from '#domain/listing/terms/meanings.ts'

describe('readMeanings', () => {
  test.each([
    ['hoy', { text: '', when: 'today' }],
    ['kayak mañana', { text: 'kayak', when: 'tomorrow' }],
    ['esta noche sevilla', { dayParts: ['evening'], text: 'sevilla', when: 'today' }],
    ['flamenco fin de semana', { text: 'flamenco', when: 'weekend' }],
    ['el sábado', { text: '', when: 'sabado' }],
    ['aves en diciembre', { text: 'aves', when: 'diciembre' }],
    ['tonight', { dayParts: ['evening'], text: '', when: 'today' }],
    ['hiking in may', { text: 'hiking', when: 'mayo' }],
    ['heute Abend Flamenco', { dayParts: ['evening'], text: 'Flamenco', when: 'today' }],
    ['am Samstag', { text: '', when: 'sabado' }],
    ["aujourd'hui", { text: '', when: 'today' }],
    ['ce week-end', { text: '', when: 'weekend' }],
    ['hoje à noite', { dayParts: ['evening'], text: '', when: 'today' }],
    ['segunda-feira', { text: '', when: 'lunes' }]
  ])('reads the time of «%s»', (question, expected) => {
    expect(readMeanings(question)).toMatchObject(expected)
  })

  test.each([
    ['ruta con niños', { allAges: true, text: 'ruta' }],
    ['flamenco por WhatsApp', { isByWhatsapp: true, text: 'flamenco' }],
    ['kayak mit Kindern', { allAges: true, text: 'kayak' }],
    ['ruta sin coche', { party: { isCarFree: true }, text: 'ruta' }],
    ['ohne Auto wandern', { party: { isCarFree: true }, text: 'wandern' }],
    ['kayak para dos', { party: { adults: 2 }, text: 'kayak' }],
    ['2 adultos y 1 niño kayak', { party: { adults: 2, children: 1 }, text: 'y kayak' }],
    ['for 4 people', { party: { adults: 4 }, text: '' }]
  ])('reads the party of «%s»', (question, expected) => {
    expect(readMeanings(question)).toMatchObject(expected)
  })

  test.each([
    ['kayak más barato', 'kayak'],
    ['cheapest kayak in Málaga', 'kayak in Málaga'],
    ['billigste Weinprobe', 'Weinprobe'],
    ['flamenco pas cher', 'flamenco'],
    ['flamenco mais barato', 'flamenco']
  ])('«%s» asks for the order by price', (question, text) => {
    expect(readMeanings(question)).toMatchObject({ order: 'price', text })
  })

  test('an order that was chosen counts more than one that was typed', () => {
    const query = new URLSearchParams({ orden: 'cercania', q: 'kayak barato' })
    expect(readListingQuery(query)).toMatchObject({ order: 'nearby', text: 'kayak' })
    query.delete('orden')
    expect(readListingQuery(query)).toMatchObject({ order: 'price', text: 'kayak' })
  })

  test.each([
    'Hoya de la Mora',
    'cruces de mayo',
    'noche de estrellas',
    'may I',
    'mar de Maro',
    '3 culturas',
    'para'
  ])('«%s» says no time and no party', question => {
    expect(readMeanings(question)).toEqual({
      allAges: false,
      isByWhatsapp: false,
      dayParts: [],
      order: null,
      party: { adults: 0, ages: [], children: 0, isCarFree: false },
      text: question,
      when: null
    })
  })

  test('any text is read, and none of its other words is lost', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), question => {
        const { text } = readMeanings(question)
        expect(question.normalize('NFC').length).toBeGreaterThanOrEqual(text.normalize('NFC').length)
        expect(readMeanings(`${question} kayak`).text).toContain('kayak')
      })
    )
  })
})

describe('the query of a listing', () => {
  const read = (query: string) => readListingQuery(new URLSearchParams(query))

  test('time in the searched text becomes the filter of days', () => {
    expect(read('q=flamenco+esta+noche')).toMatchObject({
      dayParts: ['evening'],
      text: 'flamenco',
      when: 'today'
    })
  })

  test('a filter that the query has counts more than the text', () => {
    expect(read('q=kayak+hoy&dia=2026-12-05').when).toBe('2026-12-05')
  })

  test('what was read is written as filters, and read again the same', () => {
    const state = read('q=kayak+el+sábado+para+dos+sin+coche')
    expect(writeListingQuery(state)).toBe('q=kayak&dia=sabado&adultos=2&transporte=sin-coche')
    expect(read(writeListingQuery(state))).toEqual(state)
  })
})

describe('the days that are meant', () => {
  test.each([
    ['weekend', '2026-11-27', ['2026-11-28', '2026-11-29']],
    ['weekend', '2026-11-29', ['2026-11-29']],
    ['viernes', '2026-11-27', ['2026-11-27']],
    ['jueves', '2026-11-27', ['2026-12-03']]
  ])('%s on %s', (when, today, days) => {
    expect(daysOf(when, today)).toEqual(days)
  })

  test('a month is what is left of it, or the next one of that name', () => {
    expect(daysOf('noviembre', '2026-11-27')).toEqual([
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
      '2026-11-30'
    ])
    const february = daysOf('febrero', '2026-11-27') ?? []
    expect([february[0], february.at(-1), february.length]).toEqual(['2027-02-01', '2027-02-28', 28])
  })
})
