import { afterEach, describe, expect, test } from 'vitest'

import { currentCatalog } from '#catalog/routing/catalog-store.ts'
import { defineFile } from '#catalog/routing/data-file.ts'
import { defineSinglePage } from '#catalog/routing/page.ts'
import { agendaPage } from '#catalog/pages/listing/agenda.ts'
import { agendaCalendar, eventCalendar, metaCalendar } from '#catalog/pages/listing/calendars.ts'
import { companiesPage, companyPage } from '#catalog/pages/catalogue/companies.ts'
import { experiencePage } from '#catalog/pages/catalogue/experience.ts'
import { homePage } from '#catalog/pages/site/home.ts'
import { pricesPage } from '#catalog/pages/site/information.ts'
import { metaPage, metasPage } from '#catalog/pages/catalogue/meta.ts'
import { coverPage } from '#catalog/pages/catalogue/province.ts'
import type { Card } from '#domain/catalogue/card.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { locales } from '#domain/text/locale.ts'
import {
  aCategory,
  aCompany,
  aMeta,
  anEvent,
  anExperience,
  anOpinion,
  publish
} from '../../../fixtures/builders.ts'
import { startingAt } from '../../../fixtures/listing.ts'
import { type Built, build, buildSite, inSpanish } from '../../../fixtures/catalogue/pages.ts'

const tomorrow = '2026-11-21T20:00:00+01:00'
const yesterday = '2026-11-19T20:00:00+01:00'

afterEach(() => {
  globalThis.clavelCatalog = undefined
})

function ids(cards: Card[] | undefined): string[] | undefined {
  return cards?.map(({ id }) => id)
}

function at<Data>(pages: Built<Data>[], path: string): Data | undefined {
  return pages.find(page => page.path === path)?.data
}

describe('every page', () => {
  test('has an address of its own', () => {
    publish({
      categories: [aCategory(), aCategory({ id: 'mar' })],
      companies: [aCompany()],
      experiences: [
        ...Array.from({ length: 100 }, (_, index) =>
          anExperience({ categoryIds: ['rutas'], id: `e${index}` })
        ),
        aMeta(),
        anEvent(tomorrow, { id: 'event', destinationIds: ['nerja'] })
      ]
    })
    const paths = buildSite().map(({ path }) => path)
    expect(paths.length).toBeGreaterThan(600)
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
  })

  test('exists in each locale, under one key: the texts of the interface are no content', () => {
    publish({ experiences: [anExperience()] })
    const pages = build(experiencePage)
    expect(pages.map(({ locale, path }) => [locale, path])).toEqual([
      ['esd', '/experiencias/paseo'],
      ['es', '/es/experiencias/paseo'],
      ['en', '/en/experiencias/paseo'],
      ['de', '/de/experiencias/paseo'],
      ['fr', '/fr/experiencias/paseo'],
      ['pt', '/pt/experiencias/paseo']
    ])
    expect(new Set(pages.map(({ key }) => key)).size).toBe(1)
  })

  test('of a site without content is still there', () => {
    publish()
    const paths = new Set(buildSite().map(({ path }) => path))
    for (const locale of locales) {
      const prefix = locale === 'esd' ? '' : `/${locale}`
      expect(paths).toContain(prefix || '/')
      expect(paths).toContain(`${prefix}/agenda`)
      expect(paths).toContain(`${prefix}/404`)
      expect(paths).not.toContain(`${prefix}/malaga`)
    }
  })
})

describe('the cover of a province', () => {
  const vips = Array.from({ length: 12 }, (_, index) => anExperience({ id: `v${index}`, isVip: true }))

  const highlights = () => at(build(coverPage), '/malaga')?.highlights.map(({ card }) => card.id)

  function vipsOn(day: string): string[] | undefined {
    publish({ day, experiences: vips })
    return highlights()
  }

  test('shows six featured experiences, each once', () => {
    expect(new Set(vipsOn('2026-11-20')).size).toBe(6)
  })

  test('shows the same all day long', () => {
    expect(vipsOn('2026-11-20')).toEqual(vipsOn('2026-11-20'))
  })

  test('shows others on other days', () => {
    const choices = ['2026-11-20', '2026-11-21', '2026-11-22'].map(day => String(vipsOn(day)))
    expect(new Set(choices).size).toBe(3)
  })

  test('shows every VIP that is listed there, and fills a row of four with what is shown to all', () => {
    publish({
      experiences: [
        anExperience({ id: 'a', isVip: true }),
        anExperience({ id: 'b' }),
        anExperience({ id: 'c', isVip: true, provinces: ['cadiz'] }),
        anExperience({ id: 'd', isHidden: true, isVip: true }),
        anEvent(tomorrow, { id: 'e', isVip: true }),
        anExperience({ hiddenFor: ['rentacar'], id: 'f', isVip: true }),
        anExperience({ hiddenFor: ['rentacar'], id: 'hidden' }),
        anExperience({ id: 'g' }),
        anExperience({ id: 'h' }),
        anExperience({ id: 'i' })
      ]
    })
    expect(highlights()).toEqual(['a', 'f', 'b', 'g'])
  })

  test('a VIP of another season stands behind those of today and before all others', () => {
    const from = (start: string, end: string) => [
      { ...startingAt('10:00'), season: { from: start, until: end } }
    ]
    publish({
      day: '2026-11-20',
      experiences: [
        anExperience({ id: 'spring', isVip: true, schedules: from('04-01', '06-01') }),
        anExperience({ id: 'always', isVip: true, schedules: from('01-01', '12-31') }),
        anExperience({ id: 'summer', schedules: from('07-01', '08-01') }),
        anExperience({ id: 'autumn', schedules: from('10-01', '12-01') })
      ]
    })
    expect(highlights()).toEqual(['always', 'spring', 'autumn', 'summer'])
  })

  test('exists only where there is something to do', () => {
    publish({ experiences: [anExperience(), anEvent(tomorrow, { id: 'e', provinces: ['jaen'] })] })
    expect(inSpanish(coverPage).map(({ path }) => path)).toEqual(['/andalucia', '/malaga'])
  })

  test('shows the events and the metas of the province', () => {
    publish({
      experiences: [
        anExperience(),
        aMeta(),
        aMeta({ id: 'tarifa', provinces: ['cadiz'] }),
        anEvent(tomorrow, { id: 'e' }),
        anEvent(tomorrow, { id: 'f', provinces: ['cadiz'] })
      ]
    })
    const cover = at(build(coverPage), '/malaga')
    expect([ids(cover?.events), ids(cover?.destinations)]).toEqual([['e'], ['nerja']])
  })
})

describe('the home page', () => {
  const starting = (start: string, id: string) => anExperience({ id, schedules: [startingAt(start)] })

  test('shows what takes place on its day and the next, by the hour', () => {
    publish({ experiences: [starting('18:00', 'late'), starting('09:00', 'early')] })
    const home = at(build(homePage), '/')
    expect(home?.days[0]?.day).toBe('2026-11-20')
    expect(home?.days[1]?.day).toBe('2026-11-21')
    expect(home?.days[0]?.posters.map(({ id }) => id)).toEqual(['early', 'late'])
  })

  test.each([
    ['of this weekend where they fill a row', ['22', '21', '24', '20'], true, ['20', '21', '22']],
    ['that come next where they do not', ['29', '21', '24', '30'], false, ['21', '24', '29']]
  ])('shows the events %s', (_, days, isWeekend, shown) => {
    publish({ experiences: days.map(day => anEvent(`2026-11-${day}T20:00:00+01:00`, { id: day })) })
    const agenda = at(build(homePage), '/')?.agenda
    expect({ isWeekend: agenda?.isWeekend, shown: ids(agenda?.events) }).toEqual({ isWeekend, shown })
  })

  test('stays as it is when a text changes that it does not show', () => {
    const home = (fields: Partial<Experience>) => {
      publish({ experiences: [{ ...starting('18:00', 'late'), ...fields }] })
      return at(build(homePage), '/')?.days[0]
    }
    expect(home({ gettingThereHtml: { es: 'En tren' }, tagline: { es: 'Con vistas' } })).toEqual(home({}))
  })
})

describe('the page of an experience', () => {
  test('exists for hidden ones, which a meta experience leads to', () => {
    publish({
      experiences: [aMeta(), anExperience({ id: 'secret', isHidden: true, destinationIds: ['nerja'] })]
    })
    expect(ids(at(build(experiencePage), '/experiencias/nerja')?.members)).toEqual(['secret'])
    expect(ids(at(build(experiencePage), '/experiencias/secret')?.destinations)).toEqual(['nerja'])
  })

  test('of a meta shows its events to come behind its members, and none that is over', () => {
    const destinationIds = ['nerja']
    publish({
      experiences: [
        aMeta(),
        anExperience({ id: 'member', destinationIds }),
        anEvent(tomorrow, { id: 'next', destinationIds }),
        anEvent(yesterday, { id: 'over', destinationIds })
      ]
    })
    expect(ids(at(build(experiencePage), '/experiencias/nerja')?.members)).toEqual(['member', 'next'])
  })

  test('has its own company, categories, provinces and opinions', () => {
    publish({
      categories: [aCategory(), aCategory({ id: 'mar' })],
      companies: [aCompany(), aCompany({ id: 'other' })],
      experiences: [anExperience({ categoryIds: ['mar'], companyId: 'levante' })],
      opinions: { other: [anOpinion({ id: 'x' })], paseo: [anOpinion()] }
    })
    expect(at(build(experiencePage), '/experiencias/paseo')).toMatchObject({
      categories: [{ category: { id: 'mar' } }],
      company: { id: 'levante' },
      opinions: [{ id: 'c1' }],
      provinces: [{ slug: 'malaga' }]
    })
  })

  test('does without a company, opinions and provinces', () => {
    publish({ experiences: [anExperience({ companyId: 'gone', provinces: [] })] })
    expect(at(build(experiencePage), '/experiencias/paseo')).toMatchObject({
      company: null,
      opinions: [],
      provinces: []
    })
  })

  test('says in which languages it can be read', () => {
    publish({ experiences: [anExperience({ name: { en: 'A walk', es: 'Un paseo' } })] })
    expect(at(build(experiencePage), '/pt/experiencias/paseo')?.languages).toEqual(['es', 'en'])
  })
})

describe('a meta experience', () => {
  test('shows what belongs to it, hidden ones included, events apart', () => {
    const destinationIds = ['nerja']
    publish({
      experiences: [
        aMeta(),
        anExperience({ id: 'b', destinationIds }),
        anExperience({ id: 'a', isHidden: true, destinationIds }),
        anExperience({ id: 'c' }),
        anEvent(tomorrow, { id: 'e', destinationIds }),
        anEvent(tomorrow, { id: 'f', isHidden: true, destinationIds }),
        anEvent(yesterday, { id: 'g', destinationIds })
      ]
    })
    const page = at(build(metaPage), '/meta/nerja')
    expect([ids(page?.cards), ids(page?.events)]).toEqual([
      ['a', 'b'],
      ['e', 'f']
    ])
    expect(ids(at(build(metasPage), '/meta')?.destinations)).toEqual(['nerja'])
  })
})

describe('the agenda', () => {
  const destinationIds = ['nerja']
  const experiences = [
    aMeta(),
    aMeta({ id: 'tarifa' }),
    anEvent('2026-12-02T20:00:00+01:00', { id: 'later', destinationIds }),
    anEvent(tomorrow, { id: 'next' }),
    anEvent(yesterday, { id: 'over', destinationIds }),
    anEvent(tomorrow, { id: 'secret', isHidden: true, destinationIds })
  ]

  test('has the events to come, soonest first, and the metas that have some', () => {
    publish({ experiences })
    const agenda = at(build(agendaPage), '/agenda')
    expect([ids(agenda?.events), ids(agenda?.destinations)]).toEqual([['next', 'later'], ['nerja']])
  })

  test('of a meta has its own, hidden ones included', () => {
    publish({ experiences })
    expect(ids(at(build(agendaPage), '/agenda/nerja')?.events)).toEqual(['secret', 'later'])
    expect(ids(at(build(agendaPage), '/agenda/tarifa')?.events)).toEqual([])
  })

  test('as a calendar file has the same', () => {
    publish({ experiences })
    expect(ids(at(build(agendaCalendar), '/agenda.ics')?.events)).toEqual(['next', 'later'])
    expect(ids(at(build(metaCalendar), '/agenda/nerja.ics')?.events)).toEqual(['secret', 'later'])
  })

  test('without events has no calendar file', () => {
    publish({ experiences })
    expect(inSpanish(metaCalendar).map(({ path }) => path)).toEqual(['/agenda/nerja.ics'])
    publish({ experiences: [aMeta()] })
    expect([...build(agendaCalendar), ...build(metaCalendar)]).toEqual([])
  })

  test('each dated event has a calendar file, as its page leads there: also one that is over or hidden', () => {
    publish({ experiences: [...experiences, anEvent(tomorrow, { eventDate: null, id: 'undated' })] })
    expect(inSpanish(eventCalendar).map(({ data, path }) => [path, ids(data.events)])).toEqual([
      ['/experiencias/later.ics', ['later']],
      ['/experiencias/next.ics', ['next']],
      ['/experiencias/over.ics', ['over']],
      ['/experiencias/secret.ics', ['secret']]
    ])
  })
})

describe('companies', () => {
  const companyId = 'levante'
  const content = {
    companies: [aCompany()],
    experiences: [
      anExperience({ companyId, id: 'a' }),
      anExperience({ companyId, id: 'hidden', isHidden: true }),
      anEvent(tomorrow, { companyId, id: 'next' }),
      anEvent(yesterday, { companyId, id: 'over' }),
      aMeta({ companyId }),
      anExperience({ id: 'other' })
    ]
  }

  test('show what they offer and what comes next', () => {
    publish(content)
    const page = at(build(companyPage), '/empresas/levante')
    expect([ids(page?.cards), ids(page?.events)]).toEqual([['a'], ['next']])
  })

  test('are listed with as many experiences as their page shows', () => {
    publish(content)
    expect(at(build(companiesPage), '/empresas')?.companies).toMatchObject([
      { counts: { default: 2 }, id: 'levante' }
    ])
  })
})

test('prices say how many are free and what an adult pays for the others, category by category', () => {
  const categoryIds = ['rutas']
  const amounts = [
    { audience: 'adulto', euros: 30 },
    { audience: 'nino', euros: 9 }
  ]
  publish({
    categories: [aCategory(), aCategory({ id: 'mar' }), aCategory({ id: 'vacia' })],
    experiences: [
      anExperience({
        categoryIds,
        id: 'a',
        priceFrom: { audience: 'nino', euros: 9, kind: 'from' },
        prices: [{ amounts, name: null }]
      }),
      anExperience({ categoryIds, id: 'b', priceFrom: { audience: null, euros: 12, kind: 'from' } }),
      anExperience({ categoryIds, id: 'c', priceFrom: { kind: 'free' } }),
      anExperience({ categoryIds: ['rutas', 'mar'], id: 'd' })
    ]
  })
  expect(at(build(pricesPage), '/precios')?.categories).toMatchObject([
    { category: { id: 'rutas' }, counts: { default: 4 }, free: { default: 1 }, highest: 30, lowest: 12 },
    { category: { id: 'mar' }, counts: { default: 1 }, free: { default: 0 }, highest: null, lowest: null }
  ])
})

describe('what goes wrong while data are gathered', () => {
  const failing = () => {
    throw new Error('no such day')
  }

  test('is told with the page', () => {
    publish({})
    const page = defineSinglePage('/agenda', failing)
    expect(() => page.read({ ids: {}, locale: 'de' })).toThrow('/agenda cannot be made')
    expect(() => [...page.shown(currentCatalog())]).toThrow('/agenda cannot be made')
  })

  test('is told with the file, and why', () => {
    publish({})
    const file = defineFile({
      files: () => [{ name: 'mapa' }],
      params: ({ name }) => ({ name }),
      pattern: '/datos/[name].json',
      read: failing
    })
    const reason = () => [...file.shown(currentCatalog())]
    expect(reason).toThrow(
      expect.objectContaining({ cause: new Error('no such day'), message: 'datos/mapa.json cannot be made' })
    )
  })
})
