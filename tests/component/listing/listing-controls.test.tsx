import { renderToString } from 'react-dom/server'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'

import { eventsRoute, writeEvents, writeListing } from '#domain/listing/files/listing-file.ts'
import { messages } from '#i18n/text/messages.ts'
import { addDays, clockInAndalusia } from '#domain/time/calendar-day.ts'
import { daysOfList } from '#domain/booking/days-html.ts'
import { showWhen } from '#stores/visit/show-when.ts'
import { closeMenus } from '#elements/site/menus.ts'
import { ListingControls } from '#islands/listing/ListingControls.tsx'
import { visitorListing } from '#stores/listing/visitor-listing.ts'

import { aListingPage, anEntry, startingAt } from '../../fixtures/listing.ts'
import { after, awake, one, type } from '../support/hydrated.ts'

const { filters: texts, listing, nearby } = messages.es
const counts = { default: 3, other: 3, rentacar: 2, 'tourist-housing': 3 }
const events = {
  forms: { one: listing.events_one, other: listing.events_other },
  href: '#citas',
  counts: { default: 2, other: 2, rentacar: 1, 'tourist-housing': 2 }
}
const controls = (
  <ListingControls
    categories={[
      { name: 'Kayak', slug: 'kayak' },
      { name: 'Cuevas', slug: 'cuevas' }
    ]}
    dayTexts={messages.es.bookingPanel}
    countForms={{ one: listing.results_one, other: listing.results_other }}
    counts={counts}
    emptyPicture="/nada.svg"
    events={events}
    highest={40}
    nearbyTexts={nearby}
    ordering={{ href: '/como-ordenamos', name: 'Por qué este orden' }}
    page={aListingPage()}
    pageNote="Página 1 de 2"
    texts={texts}
  />
)

const tomorrow = addDays(clockInAndalusia(new Date()).day, 1)
const onlyTomorrow = {
  ...startingAt('10:00'),
  season: { from: tomorrow.slice(5), until: tomorrow.slice(5) }
}

const file = writeListing([
  anEntry({
    access: ['dogs'],
    categories: ['kayak'],
    price: 25,
    slug: 'a',
    town: { name: 'Nerja', slug: 'nerja' }
  }),
  anEntry({ categories: ['kayak'], price: 0, schedules: [onlyTomorrow], slug: 'b' }),
  anEntry({ categories: ['cuevas'], hiddenFor: ['default'], price: 0, slug: 'c' })
])

const eventDate = { end: null, start: '2000-01-01' }
const eventsFile = writeEvents([
  { ...anEntry({ eventDate, price: 0, slug: 'zambra' }), provinces: ['malaga'] },
  { ...anEntry({ eventDate, price: 0, slug: 'feria' }), provinces: ['sevilla'] },
  { ...anEntry({ eventDate, price: 12, slug: 'concierto' }), provinces: ['malaga'] }
])

const section = document.createElement('section')
section.dataset.listing = ''
const browserFetch = globalThis.fetch

document.documentElement.lang = 'es'
document.documentElement.dataset.province = 'malaga'
document.body.append(section)
history.replaceState(null, '', '/malaga/experiencias/listado')
globalThis.fetch = async path => Response.json(path === eventsRoute('es') ? eventsFile : file)

beforeEach(() => visitorListing()?.reset())

afterAll(() => {
  globalThis.fetch = browserFetch
})

function field(page: HTMLElement, label: string, kind = 'input'): HTMLInputElement {
  const found = [...page.querySelectorAll('label')].find(each => each.textContent?.trim() === label)
  return one(HTMLInputElement, found ?? document.createElement('p'), kind)
}

const status = (page: HTMLElement) => one(HTMLElement, page, 'strong[role=status]').textContent

describe('ListingControls', () => {
  // It stands first: all tests share one listing, which has its entries from then on.
  test('a sheet that was opened before the page woke has its towns and numbers', async () => {
    const page = await awake(controls, async early => {
      const sheet = one(HTMLDetailsElement, early, '#filtros')
      const said = new Promise(resolve => sheet.addEventListener('toggle', resolve, { once: true }))
      sheet.open = true
      await said
    })
    await after(() => {})
    expect(page.querySelectorAll('#filtros [data-count]').length).toBeGreaterThan(5)
    expect(field(page, 'Nerja').checked).toBe(false)
  })

  test('is drawn without scripts with the number of each mode, of which style shows one', () => {
    const html = renderToString(controls)
    expect(html).toContain('data-count-in="rentacar">2 experiencias')
    expect(html).toContain('Página 1 de 2')
    expect(html).not.toContain('style=')
  })

  test('says beside the number how many events there are, and with a filter how many of them are left in the province', async () => {
    const html = renderToString(controls)
    expect(html).toContain('data-count-in="rentacar" href="#citas">y 1 cita en la agenda')
    const page = await awake(controls)
    const link = () => page.querySelector('a[href="#citas"]')?.textContent
    expect(link()).toBe('y 2 citas en la agenda')
    await after(() => field(page, texts.free).click())
    expect(link()).toBe('y 1 cita en la agenda')
    await after(() => field(page, texts.tomorrow).click())
    expect(link()).toBeUndefined()
  })

  test('ticking a filter counts what is left, without what the mode hides, and writes the address', async () => {
    const page = await awake(controls)
    await after(() => field(page, texts.free).click())
    expect(status(page)).toBe('1 experiencia')
    expect(location.search).toBe('?gratis=1')
    expect(one(HTMLElement, page, '#filtros > summary').textContent).toBe('Filtros1: 1 filtro puesto')
    expect(one(HTMLElement, page, '#filtros .sheet-foot').textContent).toBe('Ver 1 experiencia')
  })

  test('a day stands in its own control: what is folded away does not count it', async () => {
    const page = await awake(controls)
    await after(() => field(page, texts.tomorrow).click())
    expect(one(HTMLElement, page, '#filtros > summary').textContent).toBe('Filtros')
    expect(one(HTMLElement, page, 'summary').textContent).toContain('Cuándo y quiénMañana')
    expect(status(page)).toMatch(/^\d+ experiencias? · Mañana$/)
  })

  test('its sheet is closed by its button and by the Escape key, and the focus goes back', async () => {
    closeMenus()
    const page = await awake(controls)
    const sheet = one(HTMLDetailsElement, page, '#filtros')
    for (const close of [
      () => one(HTMLButtonElement, sheet, '.sheet-head button').click(),
      () => one(HTMLButtonElement, sheet, '.sheet-foot button').click(),
      () => sheet.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'Escape' }))
    ]) {
      sheet.open = true
      await after(close)
      expect(sheet.open).toBe(false)
      expect(document.activeElement).toBe(sheet.querySelector('summary'))
    }
  })

  test('what was ticked while it woke up counts', async () => {
    const page = await awake(controls, drawn => field(drawn, texts.dogs).click())
    await after(() => {})
    expect(status(page)).toBe('1 experiencia')
    expect(field(page, texts.dogs).checked).toBe(true)
  })

  test('each choice says how many it leaves, and a town is a filter that its chip takes off', async () => {
    const page = await awake(controls)
    const sheet = one(HTMLDetailsElement, page, '#filtros')
    sheet.open = true
    await after(() => sheet.dispatchEvent(new Event('toggle')))
    const count = (label: string) => field(page, label).nextElementSibling?.getAttribute('data-count')
    expect([count('Kayak'), count('Cuevas'), count(texts.dogs), count('Nerja')]).toEqual(['2', '0', '1', '1'])
    await after(() => field(page, 'Nerja').click())
    expect([location.search, status(page), count('Kayak')]).toEqual([
      '?municipio=nerja',
      '1 experiencia',
      '1'
    ])
    await after(() => one(HTMLButtonElement, page, '.chips-on button').click())
    expect([location.search, count('Kayak')]).toEqual(['', '2'])
  })

  test('the strip has closed days where nothing of the list takes place, and a day chosen in it is in the address', async () => {
    const page = await awake(controls)
    const sheet = one(HTMLDetailsElement, page, 'details')
    sheet.open = true
    await after(() => sheet.dispatchEvent(new Event('toggle')))
    const days = [...page.querySelectorAll<HTMLInputElement>('.strip input')]
    expect(days).toHaveLength(14)
    expect(days.filter(({ disabled }) => !disabled).map(({ value }) => value)).toEqual([tomorrow])
    await after(() => one(HTMLInputElement, page, `.strip [value="${tomorrow}"]`).click())
    expect(location.search).toBe(`?dia=${tomorrow}`)
    await after(() => field(page, texts.tomorrow).click())
    expect(one(HTMLInputElement, page, `.strip [value="${tomorrow}"]`).checked).toBe(true)
    await after(() => field(page, texts.week).click())
    // On a Sunday the week is today alone, which the strip then shows.
    expect(one(HTMLInputElement, page, `.strip [value="${tomorrow}"]`).checked).toBe(false)
  })

  test('a day that was chosen while it woke up counts', async () => {
    const page = await awake(controls, drawn => {
      const now = clockInAndalusia(new Date())
      const { html } = daysOfList({ day: null, isOpen: () => true, language: 'es', now })
      showWhen(drawn, html, { day: null, hour: null })
      one(HTMLInputElement, drawn, `.strip [value="${tomorrow}"]`).click()
    })
    await after(() => {})
    expect(location.search).toBe(`?dia=${tomorrow}`)
    expect(one(HTMLInputElement, page, `.strip [value="${tomorrow}"]`).checked).toBe(true)
  })

  test('they are two adults until somebody says otherwise, and the button takes what the fields say', async () => {
    const page = await awake(controls)
    const counts = () =>
      [...page.querySelectorAll<HTMLInputElement>('.who-count input')].map(({ value }) => value)
    expect(counts()).toEqual(['2', ''])
    expect(location.search).toBe('')
    await after(() => one(HTMLButtonElement, page, '.sheet-foot button').click())
    expect(location.search).toBe('?adultos=2')
    await after(() => one(HTMLButtonElement, page, '.who-count:nth-child(2) button:last-of-type').click())
    expect(counts()).toEqual(['2', '1'])
    expect(location.search).toBe('?adultos=2&ninos=1')
  })

  test('children who were counted while it woke up come with two adults', async () => {
    await awake(controls, drawn => type(one(HTMLInputElement, drawn, '[name=ninos]'), '1'))
    await after(() => {})
    expect(location.search).toBe('?adultos=2&ninos=1')
  })

  test('an order that was pressed while the page woke closes its panel as well', async () => {
    const page = await awake(controls, drawn => {
      const [, , panel] = drawn.querySelectorAll<HTMLDetailsElement>('details.cell')
      if (panel) panel.open = true
      field(drawn, texts.byPrice).click()
    })
    await after(() => {})
    expect(field(page, texts.byPrice).closest('details')?.open).toBe(false)
  })

  test('an order that is pressed closes its panel, and one that keys pass over does not', async () => {
    const page = await awake(controls)
    const [, , panel] = page.querySelectorAll<HTMLDetailsElement>('details.cell')
    if (!panel) throw new Error('There is no panel for the order')
    panel.open = true
    await after(() => field(page, texts.byPrice).click())
    expect([location.search, panel.open]).toEqual(['?orden=precios', true])
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })
    await after(() => field(page, texts.list).dispatchEvent(press))
    expect(panel.open).toBe(false)
    expect(panel.querySelector('.sheet-foot')).toBeNull()
    for (const usual of [texts.initial, texts.grid]) await after(() => field(page, usual).click())
  })

  test('a price is written in its field or drawn with its handle', async () => {
    const page = await awake(controls)
    await after(() => type(field(page, texts.to), '20'))
    expect(location.search).toBe('?hasta=20')
    const [, highest] = page.querySelectorAll<HTMLInputElement>('input[type=range]')
    expect(highest?.value).toBe('20')
    if (highest) await after(() => type(highest, '40'))
    expect(location.search).toBe('')
  })

  test('when nothing is left it says so, and the way back', async () => {
    const page = await awake(controls)
    await after(() => field(page, 'Cuevas').click())
    expect(page.querySelector('.way-on .lead')?.textContent).toBe(texts.none)
    expect(one(HTMLImageElement, page, '.way-on img').getAttribute('src')).toBe('/nada.svg')
    await after(() => one(HTMLButtonElement, page, '.way-on button').click())
    expect(page.querySelector('.way-on')).toBeNull()
  })

  test('the order says why', async () => {
    const page = await awake(controls)
    await after(() => field(page, texts.byPrice).click())
    expect(page.querySelector('.why')?.textContent).toContain(texts.priceWhy)
    await after(() => field(page, texts.initial).click())
    expect(location.search).toBe('')
  })
})
