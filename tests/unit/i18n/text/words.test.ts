import { describe, expect, test } from 'vitest'

import { locales } from '#domain/text/locale.ts'
import type { Schedule, Weekday } from '#domain/time/schedule.ts'
import { messages } from '#i18n/text/messages.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { aProvince } from '../../../fixtures/builders.ts'

const spanish = wordsFor('esd')
const english = wordsFor('en')

test('an address keeps to its locale', () => {
  expect(locales.map(locale => wordsFor(locale).href('/agenda'))).toEqual([
    '/agenda',
    '/es/agenda',
    '/en/agenda',
    '/de/agenda',
    '/fr/agenda',
    '/pt/agenda'
  ])
})

test('both Spanish locales speak the same', () => {
  expect(wordsFor('es').t('price.free')).toBe(spanish.t('price.free'))
  expect([wordsFor('es').language, spanish.language]).toEqual(['es', 'es'])
})

test('a text of the content is in the language of the page, or says in which it is', () => {
  expect(english.read({ en: 'Sun', es: 'Sol' })).toEqual({ language: 'en', text: 'Sun' })
  expect(english.read({ es: 'Sol' })).toEqual({ language: 'es', text: 'Sol' })
  expect(english.plain({ es: 'Sol' })).toBe('Sol')
})

describe('the price line', () => {
  test('is "from" an amount and says per whom, free, or a thing to ask', () => {
    expect(spanish.price({ audience: null, euros: 22, kind: 'from' })).toBe('desde 22\u00a0€')
    expect(spanish.price({ audience: 'nino', euros: 12, kind: 'from' })).toBe('desde 12\u00a0€ por niño')
    expect(spanish.price({ audience: 'bono de 10', euros: 80, kind: 'from' })).toBe(
      'desde 80\u00a0€ (bono de 10)'
    )
    expect(spanish.price({ audience: 'adulto', euros: 59, kind: 'exact' })).toBe('59\u00a0€ por adulto')
    expect(spanish.price({ kind: 'free' })).toBe('Gratis')
    expect(spanish.price({ kind: 'unknown' })).toBe('Consultar precio')
  })

  test.each([
    ['es', '59\u00a0€ por adulto, desde 29\u00a0€ por niño'],
    ['en', '€59 per adult, from €29 per child'],
    ['de', '59\u00a0€ pro Erwachsenen, ab 29\u00a0€ pro Kind'],
    ['fr', '59\u00a0€ par adulte, à partir de 29\u00a0€ par enfant'],
    ['pt', '59\u00a0€ por adulto, desde 29\u00a0€ por criança']
  ] as const)("begins with the adult's where another audience pays less: %s", (locale, line) => {
    const from = { audience: 'nino', euros: 29, kind: 'from' } as const
    const headline = { audience: 'adulto', euros: 59, kind: 'exact' } as const
    expect(wordsFor(locale).priceLine({ from, headline })).toBe(line)
    expect(wordsFor(locale).priceLine({ from: null, headline })).toBe(line.split(', ')[0])
  })

  test('says three different things in every language', () => {
    for (const { price } of locales.map(wordsFor)) {
      const lines = [
        price({ audience: null, euros: 22, kind: 'from' }),
        price({ kind: 'free' }),
        price({ kind: 'unknown' })
      ]
      expect(new Set(lines).size).toBe(3)
      expect(lines[0]).toContain('22')
    }
  })
})

describe('an audience', () => {
  test('that is known has a name in every language', () => {
    for (const { audience } of locales.map(wordsFor)) {
      for (const key of Object.keys(messages.es.price.audience)) {
        expect(audience({ audience: key })).not.toBe(key)
      }
    }
  })

  test('that is not known is shown as it is written', () => {
    expect(english.audience({ audience: 'jubilados' })).toBe('jubilados')
  })
})

describe('a price on a wall of posters', () => {
  const french = wordsFor('fr')

  test.each([
    [{ audience: 'adulto', euros: 75, kind: 'from' }, 'dès 75\u{a0}€'],
    [{ audience: 'persona', euros: 42, kind: 'exact' }, '42\u{a0}€'],
    [{ audience: 'nino', euros: 12, kind: 'from' }, 'à partir de 12\u{a0}€ par enfant'],
    [{ kind: 'unknown' }, 'Sur demande']
  ] as const)('%j stands beside the start as «%s»', (price, text) => {
    expect(french.wallPrice(price)).toBe(text)
  })
})

describe('names of provinces', () => {
  test('are those of the content; the region has one of its own', () => {
    const malaga = aProvince('malaga', { name: { es: 'Costa del Sol - Málaga' } })
    expect(english.provinceName(malaga)).toBe('Costa del Sol\u{a0}- Málaga')
    expect(english.provinceName(aProvince('andalucia'))).toBe(messages.en.province.region)
  })
})

test.each([
  [45, '45\u{a0}min'],
  [60, '1\u{a0}h'],
  [90, '1\u{a0}h 30\u{a0}min'],
  [600, '10\u{a0}h'],
  [1440, '1 día'],
  [2880, '2 días'],
  [1500, '25\u{a0}h']
])('%d minutes are %s', (minutes, duration) => {
  expect(spanish.duration(minutes)).toBe(duration)
})

describe('schedules', () => {
  test.each<[Weekday[], string]>([
    [[1, 2, 3, 4, 5, 6, 7], 'Todos los días'],
    [[3, 1, 2], 'De lunes a miércoles'],
    [[6, 7], 'sábado y domingo'],
    [[2, 4, 6], 'martes, jueves y sábado'],
    [[7, 1], 'lunes y domingo'],
    [[5], 'viernes'],
    [[], '']
  ])('on the days %j: %s', (days, text) => {
    expect(spanish.weekdays(days)).toBe(text)
  })

  test('the days of something are one line, with its season or a word that there are several', () => {
    const on = (weekdays: Weekday[], season: Schedule['season'] = null): Schedule => {
      return { kind: 'starts', season, starts: ['10:00'], weekdays }
    }
    const [winter, summer] = [
      { from: '09-16', until: '06-14' },
      { from: '06-15', until: '09-15' }
    ]
    expect(spanish.days([])).toBe('')
    expect(spanish.days([on([2, 3, 4]), on([5, 6])])).toBe('De martes a sábado')
    expect(spanish.days([on([6], winter), on([7], winter)])).toBe(
      'Sábado y domingo, del 16 de septiembre al 14 de junio'
    )
    expect(spanish.days([on([2, 3, 4, 5, 6, 7], winter), on([2, 3], summer)])).toBe(
      'De martes a domingo, según la temporada'
    )
    expect(spanish.days([on([6]), on([7], summer)])).toBe('Sábado y domingo, según la temporada')
  })

  test.each([
    ['es', 'Mar, jue, sáb y dom'],
    ['de', 'Di, Do, Sa und So'],
    ['en', 'Tue, Thu, Sat and Sun'],
    ['fr', 'Mar, jeu, sam et dim'],
    ['pt', 'Ter, qui, sáb e dom']
  ] as const)('in %s many days of the week have short names: %s', (locale, text) => {
    const schedule: Schedule = { kind: 'starts', season: null, starts: ['10:00'], weekdays: [2, 4, 6, 7] }
    expect(wordsFor(locale).days([schedule])).toBe(text)
  })

  test('a season has two days, or is the whole year', () => {
    expect(spanish.season({ from: '03-01', until: '10-31' })).toBe('Del 1 de marzo al 31 de octubre')
    expect(spanish.season(null)).toBe('Todo el año')
  })

  test('hours are starts or opening hours', () => {
    const starts: Schedule = { kind: 'starts', season: null, starts: ['10:00', '12:30'], weekdays: [1] }
    const open: Schedule = { closes: '20:00', kind: 'open', opens: '10:00', season: null, weekdays: [1] }
    expect(spanish.hours(starts)).toBe('Empieza a las 10:00 y 12:30')
    expect(spanish.hours(open)).toBe('De 10:00 a 20:00')
  })
})

describe('the end of an event', () => {
  test.each([
    ['2026-05-16T21:30:00+02:00', '2026-05-16T23:30:00+02:00', '23:30'],
    ['2026-05-16T22:30:00+02:00', '2026-05-17T00:45:00+02:00', '00:45'],
    ['2026-05-16T10:00:00+02:00', '2026-05-17T20:00:00+02:00', 'domingo, 17 de mayo, 20:00']
  ])('from %s until %s is %s', (start, end, until) => {
    expect(spanish.until(start, end)).toBe(until)
  })
})

describe('the hours of a start', () => {
  const midnight = 24 * 60 - 1

  test('say no closing that is only the end of the day', () => {
    expect(spanish.startHours({ first: 660, last: midnight })).toBe('11:00')
    expect(spanish.startHours({ first: 0, last: 1200 })).toBe('hasta las 20:00')
    expect(spanish.startHours({ first: 0, last: midnight })).toBe('todo el día')
  })

  test('are a time or from when until when', () => {
    expect(english.startHours({ first: 630, last: 630 })).toBe('10:30')
    expect(english.startHours({ first: 600, last: 1110 })).toBe('10:00–18:30')
  })
})
