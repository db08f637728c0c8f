import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { builtHours, showCardHours } from '#elements/listing/card-hours.ts'
import { showBadge, showCardStarts } from '#elements/listing/card-starts.ts'

const start = (until: string, day: string, hours: string, isHidden: boolean) =>
  `<span data-until="${until}" ${isHidden ? 'hidden' : ''}>· <b><time data-day>${day},</time> <span>${hours}</span></b></span>`

const built = `<li><article class="card"><p class="badges">
  <span data-badge="today" data-today="Hoy" hidden></span><span data-badge="cancel" data-hours="24">Cancelación gratis</span>
  </p><p class="facts">Nerja · 2 h <span data-next-starts="hoy">${start('2026-11-26T10:00', 'jue 26', '10:00', false)}${start('2026-11-26T20:30', 'jue 26', '20:30', true)}${start('2026-11-27T10:00', 'vie 27', '10:00', true)}</span></p></article></li>`

const shown = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter(each => each.closest('[hidden]') === null)
    .map(each => each.textContent.trim().replaceAll(/[\s\u00a0]+/g, ' '))

function card(): HTMLElement {
  const item = document.querySelector('li')
  if (item === null) throw new Error('The card is missing')
  return item
}

const saturday = { day: null, hours: '10:00', today: null, until: '2026-11-28T10:00' }

describe('the hours of a card', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    document.body.innerHTML = built
  })
  afterEach(() => {
    vi.useRealTimers()
    document.body.replaceChildren()
  })

  test('are the start that comes next; one that is today stands in the badge, too', () => {
    vi.setSystemTime('2026-11-26T12:00:00+01:00')
    showCardStarts()
    expect([shown('[data-until]'), shown('[data-badge="today"]')]).toEqual([['· hoy 20:30'], ['Hoy 20:30']])
  })

  test('say the day once today is over', () => {
    vi.setSystemTime('2026-11-26T21:00:00+01:00')
    showCardStarts()
    expect([shown('[data-until]'), shown('[data-badge="today"]')]).toEqual([['· vie 27, 10:00'], []])
  })

  test('are those that were asked for, and then again those of the page', () => {
    vi.setSystemTime('2026-11-26T12:00:00+01:00')
    const asked = { isOneDay: true, language: 'es', today: '2026-11-26' } as const
    showCardHours(card(), { ...saturday, hours: '10:00, 12:00' }, asked)
    showCardHours(card(), { ...saturday, hours: '10:00, 20:30' }, asked)
    expect([shown('.hours'), shown('[data-until]'), shown('[data-badge]')]).toEqual([
      ['· 10:00, 20:30'],
      [],
      ['Cancelación gratis']
    ])
    builtHours(card())
    showCardStarts()
    expect([shown('.hours'), shown('[data-until]'), shown('[data-badge]')]).toEqual([
      [],
      ['· hoy 20:30'],
      ['Hoy 20:30']
    ])
  })

  test('stand below one badge: another day that is closed steps back for a chosen one, and the day of an event is said by its hours', () => {
    const before = (badge: string) => card().querySelector('.badges')?.insertAdjacentHTML('afterbegin', badge)
    before('<span data-badge="day-off">Completo: dom, 29 nov</span>')
    before('<span data-badge="date">vie, 27 nov</span>')
    const shownBy = (said: Parameters<typeof showBadge>[1]) => {
      showBadge(card().querySelector('.facts') ?? card(), said)
      return shown('[data-badge]')
    }
    expect([
      shownBy({ hours: '20:30', until: null }),
      shownBy({ hours: null, isAsked: true, until: null }),
      shownBy({ hours: '20:30', isAsked: true, isOneDay: true, until: null }),
      shownBy({ hours: null, isAsked: true, isOneDay: true, until: null })
    ]).toEqual([['vie, 27 nov'], ['Completo: dom, 29 nov'], ['Hoy 20:30'], ['Cancelación gratis']])
  })

  test('stand below no promise of a free cancellation once it is too late for that start', () => {
    const badges = (moment: string) => {
      vi.setSystemTime(moment)
      showCardHours(card(), saturday, { isOneDay: true, language: 'es', today: moment.slice(0, 10) })
      return shown('[data-badge]')
    }
    expect(badges('2026-11-27T10:00:00+01:00')).toEqual(['Cancelación gratis'])
    expect(badges('2026-11-27T10:01:00+01:00')).toEqual([])
    builtHours(card())
    vi.setSystemTime('2026-11-26T21:00:00+01:00')
    showCardStarts()
    expect(shown('[data-badge]')).toEqual([])
  })

  test('name the day where none was chosen, in the words of the page', () => {
    const asked = { isOneDay: false, language: 'de', today: '2026-11-26' } as const
    showCardHours(card(), { ...saturday, day: '2026-11-28' }, asked)
    expect(shown('.hours')).toEqual(['· Sa. 28.11., 10:00'])
    showCardHours(
      card(),
      { day: '2026-11-26', hours: '20:30', today: '20:30', until: '2026-11-26T20:30' },
      asked
    )
    expect([shown('.hours'), shown('[data-badge="today"]')]).toEqual([['· hoy 20:30'], ['Hoy 20:30']])
  })
})
