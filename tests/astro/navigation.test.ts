import { describe, expect, test } from 'vitest'

import Header from '#components/site/Header.astro'
import Pagination from '#components/listing/Pagination.astro'
import { layoutDataOf } from '#catalog/routing/layout-data.ts'
import { languages, type Locale } from '#domain/text/locale.ts'
import type { PageContext } from '#domain/page/layout-data.ts'
import type { ProvinceSlug } from '#domain/place/province.ts'
import { routes } from '#domain/site/routes.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { aCatalog, aMeta, anEvent, anExperience } from '../fixtures/builders.ts'
import { render } from '../fixtures/render.ts'

describe('pagination', () => {
  async function drawn(page: number, nearPages: number[], locale: Locale = 'esd') {
    const words = wordsFor(locale)
    const pageHref = (number: number) => words.href(routes.listing('malaga', null, number))
    return render(Pagination, { nearPages, page, pageHref, words })
  }

  async function linksOf(...about: Parameters<typeof drawn>) {
    const document = await drawn(...about)
    return [...document.querySelectorAll('a')]
  }

  test('is not there for a single page', async () => {
    expect(await linksOf(1, [1])).toEqual([])
    expect(await linksOf(1, [])).toEqual([])
  })

  test('has a link to each page near, and to the ones before and behind', async () => {
    const links = await linksOf(2, [1, 2, 3])
    expect(links.map(link => [link.textContent.trim(), link.getAttribute('href')])).toEqual([
      ['Anterior', '/malaga/experiencias/listado'],
      ['1', '/malaga/experiencias/listado'],
      ['2', '/malaga/experiencias/listado/pagina/2'],
      ['3', '/malaga/experiencias/listado/pagina/3'],
      ['Siguiente', '/malaga/experiencias/listado/pagina/3']
    ])
    expect(links.map(link => link.getAttribute('rel'))).toEqual(['prev', null, null, null, 'next'])
  })

  test('says where one is', async () => {
    const current = (await linksOf(2, [1, 2, 3])).filter(link => link.getAttribute('aria-current') === 'page')
    expect(current.map(link => link.getAttribute('aria-label'))).toEqual(['Página 2'])
  })

  test('has nothing before the first page and nothing behind the last', async () => {
    expect((await linksOf(1, [1, 2, 3])).map(link => link.rel)).toEqual(['', '', '', 'next'])
    expect((await linksOf(3, [1, 2, 3])).map(link => link.rel)).toEqual(['prev', '', '', ''])
  })

  test('shows where pages are left out, to the eye alone', async () => {
    const document = await drawn(6, [1, 4, 5, 6, 7, 8])
    const items = [...document.querySelectorAll('li')].map(item => item.textContent.trim())
    expect(items).toEqual(['Anterior', '1', '…', '4', '5', '6', '7', '8', 'Siguiente'])
    expect(document.querySelectorAll('[aria-hidden=true]')).toHaveLength(1)
  })

  test('stays in the locale of the page', async () => {
    const hrefs = (await linksOf(1, [1, 2], 'fr')).map(link => link.getAttribute('href') ?? '')
    expect(hrefs.filter(href => !href.startsWith('/fr/'))).toEqual([])
  })
})

describe('the header', () => {
  const catalog = aCatalog({
    experiences: [
      anExperience({ id: 'a' }),
      anExperience({ id: 'b', isHidden: true, provinces: ['jaen'] }),
      anEvent('2026-12-01T20:00:00+01:00', { id: 'c', provinces: ['cadiz'] }),
      aMeta({ name: { es: 'Nerja' } })
    ]
  })

  async function hrefsIn(
    locale: Locale,
    province?: ProvinceSlug,
    of = catalog,
    path = '/agenda'
  ): Promise<string[]> {
    const page: PageContext = { languages: [...languages], locale, path, shell: layoutDataOf(of) }
    const document = await render(Header, { page, province })
    const links = [...document.querySelectorAll('a')].filter(link => !link.closest('[hidden]'))
    return links.map(link => link.getAttribute('href') ?? '')
  }

  test('lists only provinces with experiences', async () => {
    const listings = new Set((await hrefsIn('esd')).filter(href => href.endsWith('/experiencias/listado')))
    expect(listings).toEqual(new Set(['/andalucia/experiencias/listado', '/malaga/experiencias/listado']))
  })

  test('leads to the meta experiences of the menu', async () => {
    expect(await hrefsIn('esd')).toContain('/experiencias/nerja')
    expect(await hrefsIn('esd', undefined, aCatalog())).not.toContain('/experiencias/nerja')
  })

  test('keeps to the province of the page', async () => {
    const [first] = (await hrefsIn('esd', 'malaga')).filter(href => href.endsWith('/experiencias/listado'))
    expect(first).toBe('/malaga/experiencias/listado')
  })

  test('keeps to the locale of the page, but for the links to other languages', async () => {
    const others = (await hrefsIn('en')).filter(href => !/^\/en(\/|$)/.test(href))
    expect(new Set(others)).toEqual(new Set(['/agenda', '/de/agenda', '/fr/agenda', '/pt/agenda']))
  })

  test('leads to the same page in other languages, twice: in the bar and in the drawer', async () => {
    for (const path of ['/agenda', '/precios']) {
      const german = (await hrefsIn('en', 'malaga', catalog, path)).filter(href => href.startsWith('/de'))
      expect(german).toEqual([`/de${path}`, `/de${path}`])
    }
  })

  test('draws in the drawer of a phone where one signs in, and the plan', async () => {
    const page: PageContext = {
      languages: [...languages],
      locale: 'esd',
      path: '/agenda',
      shell: layoutDataOf(catalog)
    }
    const links = (await render(Header, { page })).querySelectorAll('.drawer a:has(svg)')
    const drawn = [...links].map(link => [link.getAttribute('href'), link.textContent.trim()])
    expect(drawn).toEqual([
      [routes.plan, wordsFor('esd').t('plan.title')],
      [routes.login, wordsFor('esd').t('menu.login')]
    ])
  })

  test('never leads to the prefixed Spanish from elsewhere', async () => {
    const hrefs = [...(await hrefsIn('esd')), ...(await hrefsIn('en'))]
    expect(hrefs.filter(href => href === '/es' || href.startsWith('/es/'))).toEqual([])
  })

  test('works without scripts: every menu is an element that opens by itself, every link has a target', async () => {
    const page: PageContext = {
      languages: [...languages],
      locale: 'esd',
      path: '/',
      shell: layoutDataOf(catalog)
    }
    const document = await render(Header, { page })
    expect(document.querySelectorAll('details > summary').length).toBeGreaterThanOrEqual(3)
    expect((await hrefsIn('esd')).filter(href => !href.startsWith('/'))).toEqual([])
  })
})
