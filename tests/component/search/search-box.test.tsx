import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { dataRoutes } from '#domain/site/data-routes.ts'
import { writeSearch, writeSearchShard } from '#domain/search/search-file.ts'
import { eventsRoute, writeEvents, writeListing } from '#domain/listing/files/listing-file.ts'
import { messages } from '#i18n/text/messages.ts'
import { SearchBox } from '#islands/search/SearchBox.tsx'
import { offers } from '#stores/search/offers.ts'
import { visitorSearch } from '#stores/search/search.ts'

import { aListingPage, anEntry } from '../../fixtures/listing.ts'
import { after, awake, one, press, type } from '../support/hydrated.ts'

const texts = messages.es.search
const box = <SearchBox action="/malaga/experiencias/listado" page={aListingPage()} texts={texts} />

const everywhere = {
  categories: [],
  facts: [],
  hiddenFor: [],
  keywords: [],
  kind: 'experience' as const,
  picture: '/carteles/wide/kayak.svg?v=1',
  place: 'Nerja'
}
const found = writeSearchShard([
  {
    ...everywhere,
    name: { language: null, text: 'Kayak en Nerja' },
    provinces: ['andalucia', 'malaga'],
    slug: 'kayak-nerja'
  },
  {
    ...everywhere,
    name: { language: null, text: 'Kayak en Sevilla' },
    provinces: ['andalucia', 'sevilla'],
    slug: 'kayak-sevilla'
  },
  {
    ...everywhere,
    name: { language: null, text: 'Ruta a caballo' },
    provinces: ['andalucia', 'malaga'],
    slug: 'caballo'
  }
])
const open = writeSearch(
  [
    { name: 'Kayak', shownIn: { andalucia: ['default'], malaga: ['default', 'other'] }, slug: 'kayak' },
    { name: 'Barcos', shownIn: { malaga: ['other'] }, slug: 'barcos' },
    { name: 'Cuevas', shownIn: { andalucia: ['default'] }, slug: 'cuevas' }
  ],
  [],
  '000'
)
const nothing = writeSearchShard([])
const listed = [
  anEntry({ priceText: '34 € por adulto', slug: 'kayak-nerja', town: { name: 'Nerja', slug: 'nerja' } }),
  anEntry({ slug: 'kayak-sevilla' })
]

/** The list of the region is made of those of its provinces, and of the order of all. */
function listingAt(path: string): object | null {
  if (path === dataRoutes.listing('malaga', 'es')) return writeListing(listed)
  if (path === eventsRoute('es')) return writeEvents([])
  return path.startsWith('/datos/listado/') ? writeListing([]) : null
}

/** Everything stands in the first shard. */
function answerTo(path: RequestInfo | URL): Response {
  if (path === dataRoutes.search('es')) return Response.json(open)
  const listing = typeof path === 'string' ? listingAt(path) : null
  if (listing) return Response.json(listing)
  return Response.json(path === dataRoutes.searchShard('es', 0) ? found : nothing)
}

const browserFetch = globalThis.fetch

beforeEach(() => {
  document.documentElement.lang = 'es'
  document.documentElement.dataset.province = 'malaga'
  visitorSearch.$categories.set(null)
  offers.$entries.set({ kind: 'idle' })
  visitorSearch.$index.set({ kind: 'idle' })
  globalThis.fetch = async path => answerTo(path)
})

afterEach(async () => {
  await after(() => {
    delete document.documentElement.dataset.mode
  })
  globalThis.fetch = browserFetch
})

const input = (page: HTMLElement) => one(HTMLInputElement, page, 'input')
const options = (page: HTMLElement) => [...page.querySelectorAll('[role=option]')]
const names = (page: HTMLElement) => options(page).map(option => option.querySelector('span')?.textContent)
const said = (page: HTMLElement) => one(HTMLElement, page, '[role=status]').textContent
const current = (page: HTMLElement) =>
  document.getElementById(input(page).getAttribute('aria-activedescendant') ?? '')?.querySelector('span')
    ?.textContent

async function opened() {
  const page = await awake(box)
  await after(() => input(page).focus())
  return page
}

describe('SearchBox', () => {
  test('with empty text offers the categories of the province', async () => {
    const page = await opened()
    expect(names(page)).toEqual(['Kayak'])
    expect(options(page)[0]?.getAttribute('href')).toBe('/malaga/experiencias/listado/kayak')
    expect(said(page)).toBe('1 categoría')
    expect(input(page).getAttribute('aria-expanded')).toBe('true')
  })

  test('with empty text offers nothing that the partner of the visit hides, but what only its visitors see', async () => {
    document.documentElement.dataset.mode = 'other'
    const page = await opened()
    expect(names(page)).toEqual(['Kayak', 'Barcos'])
  })

  test('with text offers the experiences, the selected province first', async () => {
    const page = await opened()
    await after(() => type(input(page), 'KAYÁK '))
    expect(names(page)).toEqual(['Kayak en Nerja', 'Kayak en Sevilla', 'Kayak', 'Ver 2 resultados'])
    expect(options(page).map(option => option.getAttribute('href'))).toEqual([
      '/experiencias/kayak-nerja',
      '/experiencias/kayak-sevilla',
      '/malaga/experiencias/listado/kayak',
      '/buscar?q=KAY%C3%81K'
    ])
    expect(said(page)).toBe('3 resultados')
  })

  test('says the price where the lists know it, and offers the town that is called so', async () => {
    const page = await opened()
    await after(() => type(input(page), 'kayak'))
    expect([...page.querySelectorAll('small')].map(({ textContent }) => textContent)).toContain(
      '34 € por adulto'
    )
    await after(() => type(input(page), 'nerja'))
    const [town] = options(page)
    expect(town?.textContent).toBe('Nerja1 resultado')
    expect(town?.getAttribute('href')).toBe('/andalucia/experiencias/listado?municipio=nerja')
  })

  test('while the lists are not here, the last row counts nothing', async () => {
    globalThis.fetch = async path =>
      typeof path === 'string' && path.startsWith('/datos/listado/')
        ? new Response(null, { status: 500 })
        : answerTo(path)
    const page = await opened()
    await after(() => type(input(page), 'kayak'))
    expect(names(page).at(-1)).toBe(texts.found)
  })

  test('guesses what was meant, and says that it does', async () => {
    const page = await opened()
    await after(() => type(input(page), 'ruta a cabalo'))
    // The correction of words comes later, as it does in a browser.
    await visitorSearch.fetchMender()
    await after(() => {})
    expect(names(page)).toEqual(['Ruta a caballo'])
    expect(page.querySelector('.search-heading')?.textContent).toBe(texts.likely)
  })

  test('without a match says so and leads to all experiences', async () => {
    const page = await opened()
    await after(() => type(input(page), 'zzzz'))
    expect(page.querySelector('.search-message')?.textContent).toBe('Ups! No hemos encontrado nada...')
    expect(options(page).map(option => option.getAttribute('href'))).toEqual(['/malaga/experiencias/listado'])
    expect(said(page)).toBe('Ups! No hemos encontrado nada...')
  })

  test('keys move through the options and back into the input', async () => {
    const page = await opened()
    await after(() => type(input(page), 'kayak'))
    const moves = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End']
    const all = 'Ver 2 resultados'
    const seen: unknown[] = []
    for (const key of moves) {
      await after(() => press(input(page), key))
      seen.push(current(page))
    }
    expect(seen).toEqual([
      'Kayak en Nerja',
      'Kayak en Sevilla',
      'Kayak',
      all,
      undefined,
      all,
      'Kayak en Nerja',
      all
    ])
  })

  test('Enter follows what the keys chose, and else sends the text to the page of results', async () => {
    const page = await opened()
    const followed: (string | null)[] = []
    page.addEventListener('click', event => {
      event.preventDefault()
      if (event.target instanceof Element)
        followed.push(event.target.closest('a')?.getAttribute('href') ?? null)
    })
    await after(() => type(input(page), 'kayak'))
    const isLeftToTheForm = new Promise<boolean>(resolve => {
      page.addEventListener('keydown', event => resolve(!event.defaultPrevented), { once: true })
    })
    await after(() => press(input(page), 'Enter'))
    expect(await isLeftToTheForm).toBe(true)
    expect(followed).toEqual([])
    await after(() => press(input(page), 'ArrowDown'))
    await after(() => press(input(page), 'ArrowDown'))
    await after(() => press(input(page), 'Enter'))
    expect(followed[0]).toMatch(/kayak/)
  })

  test('Escape closes the list, then empties the input', async () => {
    const page = await opened()
    await after(() => type(input(page), 'kayak'))
    await after(() => press(input(page), 'Escape'))
    expect(input(page).getAttribute('aria-expanded')).toBe('false')
    expect(input(page).value).toBe('kayak')
    await after(() => press(input(page), 'Escape'))
    expect(input(page).value).toBe('')
  })

  test('what was typed while it woke up is kept and searched for', async () => {
    const page = await awake(box, drawn => {
      input(drawn).focus()
      input(drawn).value = 'sevilla'
    })
    await after(() => {})
    expect(input(page).value).toBe('sevilla')
    expect(names(page)[0]).toBe('Kayak en Sevilla')
  })

  test('without a network it says so and leads to all experiences', async () => {
    globalThis.fetch = async () => {
      throw new TypeError('failed to fetch')
    }
    const page = await opened()
    expect(page.querySelector('.search-message')?.textContent).toBe(texts.failed)
    expect(names(page)).toEqual([texts.all])
  })
})
