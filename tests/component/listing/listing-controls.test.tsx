import { renderToString } from 'react-dom/server'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'

import { writeListing } from '#domain/listing/files/listing-file.ts'
import { messages } from '#i18n/text/messages.ts'
import { closeMenus } from '#elements/site/menus.ts'
import { ListingControls } from '#islands/listing/ListingControls.tsx'
import { visitorListing } from '#stores/listing/visitor-listing.ts'

import { aListingPage, anEntry } from '../../fixtures/listing.ts'
import { after, awake, one, type } from '../support/hydrated.ts'

const { filters: texts, listing, nearby } = messages.es
const counts = { default: 3, other: 3, rentacar: 2, 'tourist-housing': 3 }
const controls = (
  <ListingControls
    categories={[
      { name: 'Kayak', slug: 'kayak' },
      { name: 'Cuevas', slug: 'cuevas' }
    ]}
    countForms={{ one: listing.results_one, other: listing.results_other }}
    counts={counts}
    emptyPicture="/nada.svg"
    highest={40}
    nearbyTexts={nearby}
    ordering={{ href: '/como-ordenamos', name: 'Por qué este orden' }}
    page={aListingPage()}
    pageNote="Página 1 de 2"
    texts={texts}
  />
)

const file = writeListing([
  anEntry({
    access: ['dogs'],
    categories: ['kayak'],
    price: 25,
    slug: 'a',
    town: { name: 'Nerja', slug: 'nerja' }
  }),
  anEntry({ categories: ['kayak'], price: 0, slug: 'b' }),
  anEntry({ categories: ['cuevas'], hiddenFor: ['default'], price: 0, slug: 'c' })
])

const section = document.createElement('section')
section.dataset.listing = ''
const browserFetch = globalThis.fetch

document.documentElement.lang = 'es'
document.documentElement.dataset.province = 'malaga'
document.body.append(section)
history.replaceState(null, '', '/malaga/experiencias/listado')
globalThis.fetch = async () => Response.json(file)

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
  test('is drawn without scripts with the number of each mode, of which style shows one', () => {
    const html = renderToString(controls)
    expect(html).toContain('data-count-in="rentacar">2 experiencias')
    expect(html).toContain('Página 1 de 2')
    expect(html).not.toContain('style=')
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
