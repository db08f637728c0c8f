import { describe, expect, test } from 'vitest'

import Cards from '#components/listing/Cards.astro'
import DayWall from '#components/listing/DayWall.astro'
import StartPosters from '#components/listing/StartPosters.astro'
import Tips from '#components/partner/Tips.astro'
import TodayDay from '#components/today/TodayDay.astro'
import { cardOf } from '#domain/catalogue/card.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { languages, type Locale, localeOf } from '#domain/text/locale.ts'
import { documents } from '#i18n/text/messages.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { anEvent, anExperience } from '../fixtures/builders.ts'
import { render } from '../fixtures/render.ts'

const both = { en: 'A walk', es: 'Un paseo' }

function cardIn(locale: Locale, fields: Partial<Experience>) {
  const card = cardOf(anExperience(fields), null)
  return render(Cards, { cards: [card], level: 2, words: wordsFor(locale) })
}

async function textIn(locale: Locale, fields: Partial<Experience>): Promise<string> {
  return (await cardIn(locale, fields)).body.textContent
}

describe('the card', () => {
  test.each([
    ['esd', 'Un paseo', '/experiencias/paseo'],
    ['es', 'Un paseo', '/es/experiencias/paseo'],
    ['en', 'A walk', '/en/experiencias/paseo']
  ] as const)(
    'shows the name in the page language and leads to its page in the same locale: %s',
    async (locale, name, href) => {
      const document = await cardIn(locale, { name: both })
      const link = document.querySelector('h2 a')
      expect([link?.textContent.trim(), link?.getAttribute('href')]).toEqual([name, href])
      expect(document.querySelectorAll('a')).toHaveLength(1)
      expect(document.querySelector('h2 [lang]')).toBeNull()
    }
  )

  test('marks a name in another language as such', async () => {
    const shown = (await cardIn('pt', { name: both, tagline: { es: 'Con vistas' } })).querySelectorAll(
      '[lang]'
    )
    expect([...shown].map(element => [element.getAttribute('lang'), element.textContent])).toEqual([
      ['es', 'Un paseo'],
      ['es', 'Con vistas']
    ])
  })

  test('shows what a card must say: where, how long, for how much', async () => {
    const text = await textIn('esd', {
      durationMinutes: 90,
      municipality: 'Nerja',
      priceFrom: { audience: null, euros: 22, kind: 'from' }
    })
    expect(text).toContain('Nerja · 1\u{a0}h 30\u{a0}min')
    expect(text).toContain('desde 22\u00a0€')
  })

  test("begins its price with the adult's; the lowest stands beside it with whose it is", async () => {
    const amounts = [
      { audience: 'nino', euros: 29 },
      { audience: 'adulto', euros: 59 }
    ]
    const document = await cardIn('esd', {
      priceFrom: { audience: 'nino', euros: 29, kind: 'from' },
      prices: [{ amounts, name: null }]
    })
    expect(document.querySelector('.price strong')?.textContent).toBe('59\u00a0€ por adulto')
    expect(document.querySelector('.price')?.textContent).toMatch(/59\s€ por adulto\s+29\s€ por niño/)
  })

  test('a missing price is a thing to ask, and free only where that is said', async () => {
    const [unknown, free] = [await textIn('esd', {}), await textIn('esd', { priceFrom: { kind: 'free' } })]
    expect(unknown).toContain('Consultar precio')
    expect(unknown).not.toContain('Gratis')
    expect(free).toContain('Gratis')
  })

  test('of an event shows its day', async () => {
    expect(await textIn('esd', anEvent('2026-12-05T20:00:00+01:00'))).toMatch(/5\sdic/)
  })

  test('says when it is closed or sold out in the coming week', async () => {
    const soldOut = { from: '2026-11-27', reason: 'sold-out', until: '2026-11-27' } as const
    expect(await textIn('esd', { nextDayOff: soldOut })).toContain('Completo: vie\u{a0}27\u{a0}nov')
    expect(await textIn('de', { nextDayOff: { ...soldOut, reason: 'closed' } })).toContain('Geschlossen: Fr.')
  })

  test('says when it begins next, on the day of the calendar until a script knows the clock', async () => {
    const starts = [
      { day: '2026-11-27', first: 600, isCancellable: true, last: 600, year: '2026' },
      { day: '2026-11-28', first: 600, isCancellable: true, last: 840, year: '2026' }
    ]
    const document = await render(Cards, {
      cards: [cardOf(anExperience({ durationMinutes: 120, municipality: 'Nerja' }), null)],
      starts: [starts],
      words: wordsFor('esd')
    })
    for (const hidden of document.querySelectorAll('[data-until][hidden]')) hidden.remove()
    expect(
      document
        .querySelector('.facts')
        ?.textContent.trim()
        .replaceAll(/[\s\u00a0]+/g, ' ')
    ).toBe('Nerja · 2 h · vie 27 nov, 10:00')
  })

  test('names its badges by rank: closed or sold out, today, free to cancel, free', async () => {
    const soldOut = { from: '2026-11-27', reason: 'sold-out', until: '2026-11-27' } as const
    const booking = { kind: 'whatsapp', phone: '+34600000001' } as const
    const fields = {
      bookings: { default: booking, other: booking, rentacar: booking, 'tourist-housing': booking },
      freeCancellationHours: 24,
      nextDayOff: soldOut,
      priceFrom: { kind: 'free' }
    } as const
    const document = await render(Cards, {
      cards: [cardOf(anExperience(fields), null)],
      starts: [[]],
      words: wordsFor('esd')
    })
    const badges = [...document.querySelectorAll('.badges > *')]
    expect(badges.map(badge => badge.textContent.trim())).toEqual([
      'Completo: vie\u{a0}27\u{a0}nov',
      '',
      'Cancelación gratis',
      'Gratis'
    ])
    expect(badges.map(badge => badge.hasAttribute('hidden'))).toEqual([false, true, true, true])
  })

  test('carries the icons of the modes, for the style sheet to show', async () => {
    const document = await cardIn('esd', { iconIn: ['rentacar'] })
    expect(
      [...document.querySelectorAll('[data-icon-in]')].map(icon => icon.getAttribute('data-icon-in'))
    ).toEqual(['rentacar'])
  })

  test('writes what is in a name as text', async () => {
    const document = await cardIn('esd', { name: { es: '<img src=x onerror=alert(1)> & más' } })
    expect(document.querySelector('h2')?.textContent.trim()).toBe('<img src=x onerror=alert(1)> & más')
    expect(document.querySelector('h2 img')).toBeNull()
  })
})

describe('a list of cards', () => {
  const cards = [
    cardOf(anExperience({ id: 'a' }), null),
    cardOf(anExperience({ hiddenFor: ['rentacar', 'tourist-housing'], id: 'b' }), null)
  ]

  test('says for which modes each is hidden, and nothing where it is not', async () => {
    const document = await render(Cards, { cards, words: wordsFor('esd') })
    const items = [...document.querySelectorAll('li')]
    expect(items.map(item => item.getAttribute('data-hidden-for'))).toEqual([
      null,
      'rentacar tourist-housing'
    ])
  })

  test('says of each featured experience that it is, in the words of the page about the order', async () => {
    const all = [anExperience({ id: 'a', isVip: true }), anExperience({ id: 'b' })]
    for (const language of languages) {
      const words = wordsFor(localeOf(language))
      const document = await render(Cards, { cards: all.map(each => cardOf(each, null)), words })
      const said = [...document.querySelectorAll('li')].map(
        item => item.querySelector('.featured')?.textContent
      )
      expect(said).toEqual([words.t('card.featured'), undefined])
      expect(JSON.stringify(documents[language].ordering)).toContain(words.t('card.featured'))
    }
  })

  test('so does every other list: the wall of the home page, the posters of a day, of a cover and the tips of a house', async () => {
    const words = wordsFor('esd')
    const starts = [{ first: 600, last: 600 }]
    for (const isVip of [true, false]) {
      const card = cardOf(anExperience({ isVip }), null)
      const posters = [{ card, starts: [], year: '2026' }]
      const lists = [
        await render(DayWall, { wall: { day: '2026-11-27', posters: [{ ...card, starts }] }, words }),
        await render(TodayDay, {
          day: '2026-11-27',
          hasWeather: false,
          off: [],
          province: 'malaga',
          rows: [{ card, setting: 'roof', starts }],
          words
        }),
        await render(StartPosters, { posters, words }),
        await render(Tips, { posters, texts: [null], words })
      ]
      for (const list of lists) {
        const text = list.querySelector('li')?.textContent ?? ''
        expect(text.includes(words.t('card.featured'))).toBe(isVip)
      }
    }
  })

  test('fetches the first picture early where it is in view, the others late', async () => {
    const document = await render(Cards, { cards, startsInView: true, words: wordsFor('esd') })
    const pictures = [...document.querySelectorAll('img')]
    expect(pictures.map(picture => picture.getAttribute('loading'))).toEqual(['eager', 'lazy'])
    expect(pictures.every(picture => picture.hasAttribute('width') && picture.hasAttribute('height'))).toBe(
      true
    )
  })

  test('is written anew where a card, its place or the language is another one', async () => {
    const [one, other] = cards
    const drawn = (props: object) =>
      render(Cards, { cards: [one], words: wordsFor('esd'), ...props }).then(({ body }) => body.innerHTML)
    const first = await drawn({})
    expect(await drawn({})).toBe(first)
    const others = [{ cards: [other] }, { level: 2 }, { startsInView: true }, { words: wordsFor('en') }]
    const texts = await Promise.all(others.map(drawn))
    expect(new Set([first, ...texts]).size).toBe(1 + others.length)
  })
})
