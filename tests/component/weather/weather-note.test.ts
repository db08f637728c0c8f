import { afterEach, describe, expect, test, vi } from 'vitest'

import { writeWeatherPlace } from '#domain/weather/weather-place.ts'
import type { Outlook } from '#domain/weather/outlook.ts'
import { alternativesOfRow } from '#elements/weather/alternatives.ts'
import { occasionOfDetail } from '#elements/weather/detail-occasion.ts'
import { occasionOfRow } from '#elements/weather/row-occasion.ts'
import { type Choice, emptyNote, fillNote } from '#elements/weather/weather-note.ts'
import { messages } from '#i18n/text/messages.ts'

const said = { language: 'es' as const, texts: messages.es.weather }
const town = { code: '18087', lat: 37.17, lng: -3.6, name: 'Granada' }
const rainy: Outlook = {
  advice: { kind: 'rain', percent: 60 },
  isUnkind: true,
  issued: '2026-11-25T07:10',
  town,
  warnings: []
}

afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
})

function place(): HTMLElement {
  const holder = document.createElement('div')
  document.body.append(holder)
  return holder
}

/** Content of a note that somebody opened. */
async function opened(alternatives: () => Promise<Choice[] | null>) {
  const holder = place()
  fillNote(holder, rainy, alternatives, said)
  const note = holder.querySelector('details')
  if (!note) throw new Error('There is no note')
  note.open = true
  note.dispatchEvent(new Event('toggle'))
  await vi.waitFor(() => expect(note.querySelector('div')?.textContent).toMatch(/./))
  return note
}

describe('a note about the weather', () => {
  test('is one line with whose forecast it is, and the rest when it is opened', () => {
    const holder = place()
    fillNote(holder, rainy, async () => [], said)
    const line = holder.querySelector('summary')?.textContent.replaceAll(/\s/g, ' ')
    expect(line).toBe('Lluvia probable: 60 % · Plan B © AEMET')
    expect(holder.textContent).toContain('elaborada por AEMET el mié, 25 nov, 07:10')
    expect(holder.textContent).toContain(messages.es.weather.caution)
  })

  test('looks for another plan when it is opened, and names where it is written in another language', async () => {
    const note = await opened(async () => [
      { href: '/experiencias/hammam', km: 2.5, name: { language: 'es', text: 'Baño árabe' }, start: 960 }
    ])
    const link = note.querySelector<HTMLAnchorElement>('li a')
    expect(link?.getAttribute('lang')).toBe('es')
    expect(link?.getAttribute('href')).toBe('/experiencias/hammam')
    expect(note.querySelector('li')?.textContent).toMatch(/^Baño árabe 16:00, a 2,50.km$/)
  })

  test('says where there is none, and where it cannot be looked for', async () => {
    expect((await opened(async () => [])).textContent).toContain(messages.es.weather.planBNone)
    expect((await opened(async () => null)).textContent).toContain(messages.es.weather.planBFailure)
  })

  test('offers no other plan where the weather is kind', () => {
    const holder = place()
    const kind = { advice: { degrees: 24, kind: 'good' as const, percent: 5 }, isUnkind: false }
    fillNote(holder, { ...rainy, ...kind }, async () => [], said)
    expect(holder.querySelector('[aria-live]')).toBeNull()
    expect(holder.querySelector('summary')?.textContent).not.toContain('Plan B')
  })

  test('goes without a trace', () => {
    const holder = place()
    fillNote(holder, rainy, async () => [], said)
    emptyNote(holder)
    expect(holder.innerHTML).toBe('')
  })
})

describe('a row of the page of today', () => {
  const row = (slug: string, starts: string, extra: string) =>
    `<li data-starts="${starts}" ${extra}><h4><a href="/experiencias/${slug}"><span lang="es">${slug}</span></a></h4></li>`
  const day = (rows: string) =>
    `<section data-today-day="2026-11-25"><div data-part="day"><ul>${rows}</ul></div></section>`

  function rowsOf(html: string): [HTMLElement, ...HTMLElement[]] {
    document.body.innerHTML = html
    const [first, ...others] = document.querySelectorAll<HTMLElement>('[data-starts]')
    if (!first) throw new Error('There is no row')
    return [first, ...others]
  }

  test('takes place at the hour that it shows', () => {
    const [shown] = rowsOf(
      day(
        row(
          'tajo',
          '600-1080',
          'data-at="750" data-minutes="90" data-position="37.1 -3.6" data-setting="open"'
        )
      )
    )
    expect(occasionOfRow(shown)).toEqual({
      day: '2026-11-25',
      minutes: 90,
      place: { lat: 37.1, lng: -3.6 },
      setting: 'open',
      start: 750
    })
  })

  test('is asked nothing where it is in no known place, or of a page without weather', () => {
    const [nowhere, unset] = rowsOf(
      day(row('tajo', '600', 'data-setting="open"') + row('cima', '600', 'data-position="37.1 -3.6"'))
    )
    expect(occasionOfRow(nowhere)).toBeNull()
    expect(unset && occasionOfRow(unset)).toBeNull()
  })

  test('finds what the same day has under a roof, and nothing that has begun', async () => {
    vi.setSystemTime('2026-11-25T09:00:00Z')
    const at = 'data-position="37.1 -3.6"'
    const [outdoors] = rowsOf(
      day(
        row('tajo', '630', `${at} data-setting="open"`) +
          row('museo', '600 720', `${at} data-setting="roof"`) +
          row('taberna', '590', `${at} data-setting="roof"`)
      )
    )
    const occasion = occasionOfRow(outdoors)
    if (!occasion) throw new Error('There is no occasion')
    const found = await alternativesOfRow(outdoors, occasion)
    expect(found.map(({ href, name, start }) => [href, name.language, name.text, start])).toEqual([
      ['/experiencias/museo', 'es', 'museo', 600]
    ])
  })
})

test('the page of an experience asks for the day that was said, else for the next one', () => {
  vi.setSystemTime('2026-11-25T09:00:00Z')
  const holder = place()
  holder.dataset.weather = writeWeatherPlace({
    durationMinutes: 60,
    eventDate: null,
    place: { lat: 37.1, lng: -3.6 },
    schedules: [{ kind: 'starts', season: null, starts: ['18:00'], weekdays: [3, 4] }],
    setting: 'water',
    slug: 'kayak'
  })
  expect(occasionOfDetail(holder, null)).toMatchObject({ day: '2026-11-25', setting: 'water', start: 1080 })
  expect(occasionOfDetail(holder, '2026-11-26')).toMatchObject({ day: '2026-11-26' })
  expect(occasionOfDetail(holder, '2026-11-27')).toBeNull()
})
