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
    ['segunda-feira', { text: '', when: 'lunes' }],
    ['pasado mañana', { text: '', when: 'afterTomorrow' }],
    ['the day after tomorrow', { text: '', when: 'afterTomorrow' }],
    ['Kajak übermorgen', { text: 'Kajak', when: 'afterTomorrow' }],
    ['après-demain', { text: '', when: 'afterTomorrow' }],
    ['depois de amanhã', { text: '', when: 'afterTomorrow' }],
    ['next weekend', { text: '', when: 'nextWeekend' }],
    ['el próximo fin de semana', { text: '', when: 'nextWeekend' }],
    ['nächstes Wochenende', { text: '', when: 'nextWeekend' }],
    ['le week-end prochain', { text: '', when: 'nextWeekend' }],
    ['next week', { text: '', when: 'nextWeek' }],
    ['la semana que viene', { text: '', when: 'nextWeek' }],
    ['nächsten Samstag', { text: '', when: 'sabado' }],
    ['samedi prochain', { text: '', when: 'sabado' }],
    ['el sábado que viene', { text: '', when: 'sabado' }],
    ['los sábados', { text: '', when: 'sabado' }],
    ['la mañana del sábado', { dayParts: ['morning'], text: '', when: 'sabado' }],
    ['noche del viernes flamenco', { dayParts: ['evening'], text: 'flamenco', when: 'viernes' }],
    ['the evening of Saturday', { dayParts: ['evening'], text: '', when: 'sabado' }],
    ['le matin du samedi', { dayParts: ['morning'], text: '', when: 'sabado' }]
  ])('reads the time of «%s»', (question, expected) => {
    expect(readMeanings(question)).toMatchObject(expected)
  })

  test.each(['viernes santo', 'domingo de ramos', 'good friday', 'vendredi saint', 'sexta-feira santa'])(
    'a feast is no weekday: «%s»',
    question => {
      expect(readMeanings(question)).toMatchObject({ text: question, when: null })
    }
  )

  test.each([
    'en el fin de semana',
    'este fin de semana',
    'the weekend',
    'this weekend',
    'on the weekend',
    'dieses Wochenende',
    'an diesem Wochenende',
    'am Wochenende',
    'ce week-end',
    'neste fim de semana',
    'planes para el fin de semana',
    'what to do this weekend'
  ])('words that introduce a time belong to it: «%s»', question => {
    expect(readMeanings(question)).toMatchObject({ text: '', when: 'weekend' })
  })

  test.each([
    ['viernes noche cádiz', { dayParts: ['evening'], text: 'cádiz', when: 'viernes' }],
    ['sábado por la mañana', { dayParts: ['morning'], text: '', when: 'sabado' }],
    ['saturday night', { dayParts: ['evening'], text: '', when: 'sabado' }],
    ['samedi soir', { dayParts: ['evening'], text: '', when: 'sabado' }],
    ['am Samstagabend', { dayParts: ['evening'], text: '', when: 'sabado' }],
    ['Mittwochnachmittag', { dayParts: ['afternoon'], text: '', when: 'miercoles' }],
    ['sábado à noite', { dayParts: ['evening'], text: '', when: 'sabado' }],
    ['demain après-midi', { dayParts: ['afternoon'], text: '', when: 'tomorrow' }],
    ['morgen früh', { dayParts: ['morning'], text: '', when: 'tomorrow' }],
    ['mañana por la mañana', { dayParts: ['morning'], text: '', when: 'tomorrow' }],
    ['por la tarde', { dayParts: ['afternoon'], text: '', when: null }],
    ['in the evening', { dayParts: ['evening'], text: '', when: null }]
  ])('reads the part of the day of «%s»', (question, expected) => {
    expect(readMeanings(question)).toMatchObject(expected)
  })

  test.each([
    'con niños',
    'con los niños',
    'con mis hijos',
    'with the kids',
    'with our children',
    'mit den Kindern',
    'mit Kind',
    'avec les enfants',
    'com as crianças',
    'crianças',
    'para niños'
  ])('«%s» asks for what admits children', question => {
    expect(readMeanings(question)).toMatchObject({ allAges: true, text: '' })
  })

  test.each([
    ['ruta con niños', { allAges: true, text: 'ruta' }],
    ['flamenco por WhatsApp', { isByWhatsapp: true, text: 'flamenco' }],
    ['kayak mit Kindern', { allAges: true, text: 'kayak' }],
    ['ruta sin coche', { party: { isCarFree: true }, text: 'ruta' }],
    ['ohne Auto wandern', { party: { isCarFree: true }, text: 'wandern' }],
    ['kayak para dos', { party: { adults: 2 }, text: 'kayak' }],
    ['2 adultos y 1 niño kayak', { party: { adults: 2, children: 1 }, text: 'kayak' }],
    ['for 4 people', { party: { adults: 4 }, text: '' }],
    ['dos adultos y dos niños', { party: { adults: 2, children: 2 }, text: '' }],
    ['kayak dos adultos y un niño', { party: { adults: 2, children: 1 }, text: 'kayak' }]
  ])('reads the party of «%s»', (question, expected) => {
    expect(readMeanings(question)).toMatchObject(expected)
  })

  test.each([
    ['en pareja', ''],
    ['kayak en pareja', 'kayak'],
    ['escapada para parejas', 'escapada'],
    ['as a couple', ''],
    ['kayak for couples', 'kayak'],
    ['Kajak zu zweit', 'Kajak'],
    ['als Paar', ''],
    ['kayak en couple', 'kayak'],
    ['balade à deux', 'balade'],
    ['caiaque em casal', 'caiaque']
  ])('a couple is two adults: «%s»', (question, text) => {
    expect(readMeanings(question)).toMatchObject({ party: { adults: 2, children: 0 }, text })
  })

  test.each([
    ['a las 18:00', 'afternoon'],
    ['a las 20.30', 'evening'],
    ['a las 18', 'afternoon'],
    ['18:00', 'afternoon'],
    ['a las seis', 'afternoon'],
    ['a las seis de la tarde', 'afternoon'],
    ['a las 9 de la mañana', 'morning'],
    ['sobre las 10', 'morning'],
    ['um 9 Uhr abends', 'evening'],
    ['6 heures du soir', 'afternoon'],
    ['a las 9 de la noche', 'evening'],
    ['at 6 pm', 'afternoon'],
    ['at 6 p.m.', 'afternoon'],
    ['6pm', 'afternoon'],
    ['8:30pm', 'evening'],
    ['at 7 am', 'morning'],
    ['at 10', 'morning'],
    ['um 18 Uhr', 'afternoon'],
    ['ab 19:30 Uhr', 'evening'],
    ['um 7 Uhr', 'morning'],
    ['18 Uhr', 'afternoon'],
    ['à 18 h', 'afternoon'],
    ['à 18h', 'afternoon'],
    ['18h30', 'afternoon'],
    ['vers 20 heures', 'evening'],
    ['às 18h', 'afternoon'],
    ['às 21 horas', 'evening'],
    ['às 9 da manhã', 'morning']
  ])('an hour is asked for as its part of the day: «%s»', (question, part) => {
    expect(readMeanings(question)).toMatchObject({ dayParts: [part], text: '', when: null })
    expect(readMeanings(`kayak ${question}`)).toMatchObject({ dayParts: [part], text: 'kayak' })
  })

  test('an hour goes with its day and with who comes', () => {
    expect(readMeanings('flamenco mañana a las 20:00 para dos')).toMatchObject({
      dayParts: ['evening'],
      party: { adults: 2 },
      text: 'flamenco',
      when: 'tomorrow'
    })
  })

  test.each([
    'a 2 horas de Sevilla',
    'kayak 3 h',
    '3 culturas',
    'los 12 apóstoles',
    'as 4 estações',
    'ab 16 Jahren',
    'at 2 places',
    'ruta 66',
    '24 horas',
    'una noche en Granada',
    'one night'
  ])('a count, an age or a duration is no hour: «%s»', question => {
    expect(readMeanings(question)).toMatchObject({ dayParts: [], text: question })
  })

  test.each([
    'navidad',
    'en Navidad',
    'at Christmas',
    'zu Weihnachten',
    'an Weihnachten',
    'à Noël',
    'Noël',
    'Natal',
    'no Natal'
  ])('Christmas is its month: «%s»', question => {
    expect(readMeanings(question)).toMatchObject({ text: '', when: 'diciembre' })
  })

  test.each(['casa natal de Lorca', 'mercado de Navidad', 'marché de Noël'])(
    'a name with Christmas in it, and where somebody was born, are no time: «%s»',
    question => {
      expect(readMeanings(question)).toMatchObject({ text: question, when: null })
    }
  )

  test.each([
    ['kayak más barato', 'kayak'],
    ['cheapest kayak in Málaga', 'kayak in Málaga'],
    ['billigste Weinprobe', 'Weinprobe'],
    ['flamenco pas cher', 'flamenco'],
    ['flamenco mais barato', 'flamenco']
  ])('«%s» asks for the order by price', (question, text) => {
    expect(readMeanings(question)).toMatchObject({ order: 'price', text })
  })

  test('an order that is typed counts more than one that the address has', () => {
    const query = new URLSearchParams({ orden: 'cercania', q: 'kayak barato' })
    expect(readListingQuery(query)).toMatchObject({ order: 'price', text: 'kayak' })
    query.set('q', 'kayak')
    expect(readListingQuery(query)).toMatchObject({ order: 'nearby', text: 'kayak' })
  })

  test.each([
    'Hoya de la Mora',
    'cruces de mayo',
    'noche de estrellas',
    'may I',
    'mar de Maro',
    '3 culturas',
    'a night in Seville',
    'Alhambra de noche',
    'los mayos',
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

  test('a day that is typed counts more than one that the address has kept', () => {
    expect(read('q=domingo+por+la+noche&dia=manana')).toMatchObject({
      dayParts: ['evening'],
      text: '',
      when: 'domingo'
    })
    expect(read('q=kayak&dia=manana').when).toBe('tomorrow')
    expect(read('q=kayak+esta+noche&dia=manana&franja=manana&adultos=3')).toMatchObject({
      dayParts: ['evening'],
      party: { adults: 3 },
      when: 'today'
    })
  })

  test('what was read is written as filters, and read again the same', () => {
    const state = read('q=kayak+el+sábado+para+dos+sin+coche')
    expect(writeListingQuery(state)).toBe('q=kayak&dia=sabado&adultos=2&transporte=sin-coche')
    expect(read(writeListingQuery(state))).toEqual(state)
    for (const [typed, written] of [
      ['pasado+mañana', 'dia=pasado-manana'],
      ['next+week', 'dia=proxima-semana'],
      ['next+weekend', 'dia=proximo-finde']
    ] as const) {
      expect(writeListingQuery(read(`q=${typed}`))).toBe(written)
      expect(read(written)).toEqual(read(`q=${typed}`))
    }
  })
})

describe('the days that are meant', () => {
  test.each([
    ['weekend', '2026-11-27', ['2026-11-28', '2026-11-29']],
    ['weekend', '2026-11-29', ['2026-11-29']],
    ['nextWeekend', '2026-11-27', ['2026-11-28', '2026-11-29']],
    ['nextWeekend', '2026-11-28', ['2026-12-05', '2026-12-06']],
    ['nextWeekend', '2026-11-29', ['2026-12-05', '2026-12-06']],
    ['afterTomorrow', '2026-11-30', ['2026-12-02']],
    ['viernes', '2026-11-27', ['2026-11-27']],
    ['jueves', '2026-11-27', ['2026-12-03']]
  ])('%s on %s', (when, today, days) => {
    expect(daysOf(when, today)).toEqual(days)
  })

  test('next week is from Monday to Sunday', () => {
    const days = daysOf('nextWeek', '2026-11-25') ?? []
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-30', '2026-12-06', 7])
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
