import { describe, expect, test } from 'vitest'

import { createCatalog, eventsOf, membersOf } from '#catalog/model/catalog.ts'
import type { Booking } from '#domain/catalogue/booking.ts'
import { operatingModes } from '#domain/partner/mode.ts'
import { ownProvinces } from '#domain/place/province.ts'
import { questionTopics } from '#domain/question/question.ts'
import {
  ownContent,
  ownDocuments,
  ownProblems,
  skippedDocuments
} from '../../fixtures/catalogue/own-catalogue.ts'

const catalog = createCatalog(ownContent)
const { experiences, listed, destinations, opinions, upcoming } = catalog

const bookingTypes = [
  'generarQR',
  'holidays',
  'holidays-horas',
  'mostrar-aviso',
  'telefono',
  'url-personalizada',
  'whatsapp'
]

function duplicates(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('the catalogue that comes with the product', () => {
  test('goes into a database as it stands', () => {
    expect(skippedDocuments).toEqual([])
  })

  test('has nothing that the site would complain about', () => {
    expect(ownProblems).toEqual([])
  })

  test('has every age that the prose asks for in its field, so that nobody is priced who is not admitted', () => {
    const asked =
      /(?:^|<li>|\. )(?:Para niños desde|A partir de|(?:La cata es|Solo|Solo para) (?:para )?mayores de|No se admiten menores de|Edad mínima:) (\d+)\b(?! años(?: para|;))/
    const unlike = experiences.filter(({ importantHtml, minimumAge }) => {
      const age = asked.exec(importantHtml?.es ?? '')?.[1]
      return age !== undefined && minimumAge !== Number(age)
    })
    expect(unlike.map(({ id }) => id)).toEqual([])
  })

  test('loses no document on the way to the site', () => {
    expect([
      experiences.length,
      ownContent.categories.length,
      ownContent.companies.length,
      ownContent.questions.length,
      ownContent.partners.length
    ]).toEqual([
      ownDocuments.experiencias.length,
      ownDocuments.categorias.length,
      ownDocuments.empresas.length,
      ownDocuments.preguntas.length,
      ownDocuments.partners.length
    ])
  })
})

describe('there is enough to see', () => {
  test('96 listed experiences', () => {
    expect(listed.andalucia.length).toBeGreaterThanOrEqual(96)
  })

  test.each(ownProvinces)('in %s, of several categories, with something featured', province => {
    const here = listed[province]
    expect(here.length).toBeGreaterThanOrEqual(8)
    expect(new Set(here.flatMap(({ categoryIds }) => categoryIds)).size).toBeGreaterThanOrEqual(5)
    expect(here.some(({ isVip }) => isVip)).toBe(true)
  })

  test('14 categories, each with something in it and a motif', () => {
    const empty = ownContent.categories.filter(
      ({ id }) => !listed.andalucia.some(({ categoryIds }) => categoryIds.includes(id))
    )
    expect(ownContent.categories.length).toBeGreaterThanOrEqual(14)
    expect(empty.map(({ id }) => id)).toEqual([])
    expect(ownContent.categories.filter(({ motif }) => motif === null).map(({ id }) => id)).toEqual([])
  })

  test('16 events, all in the months to come', () => {
    const events = experiences.filter(({ isEvent }) => isEvent)
    expect(events.length).toBeGreaterThanOrEqual(16)
    expect(upcoming).toHaveLength(events.length)
    expect(upcoming[0]?.eventDate?.start.slice(0, 10)).toBe('2026-11-23')
    expect(events.filter(({ eventDate }) => (eventDate?.start ?? '') > '2027-05')).toEqual([])
  })

  test('4 meta experiences, each with hidden members, shown ones, and in the menu', () => {
    expect(destinations).toHaveLength(4)
    for (const meta of destinations) {
      const members = membersOf(catalog, meta)
      expect(meta.metaMenu?.isInMenu).toBe(true)
      expect(members.some(({ isHidden }) => isHidden)).toBe(true)
      expect(members.some(({ isHidden }) => !isHidden)).toBe(true)
    }
    expect(destinations.some(meta => eventsOf(catalog, meta).length > 0)).toBe(true)
  })

  test('every hidden experience belongs to a meta experience: nobody would find it otherwise', () => {
    const hidden = experiences.filter(({ isHidden }) => isHidden)
    expect(hidden.length).toBeGreaterThanOrEqual(4)
    expect(hidden.filter(({ destinationIds }) => destinationIds.length === 0).map(({ id }) => id)).toEqual([])
  })

  test('14 companies, each with something to sell, its tax id and a way to reach it', () => {
    const poor = ownContent.companies.filter(
      ({ email, id, phone, taxId }) =>
        taxId === null ||
        email === null ||
        phone === null ||
        !experiences.some(({ companyId }) => companyId === id)
    )
    expect(ownContent.companies.length).toBeGreaterThanOrEqual(14)
    expect(poor.map(({ id }) => id)).toEqual([])
  })

  test('14 questions on all topics', () => {
    expect(ownContent.questions.length).toBeGreaterThanOrEqual(14)
    expect(new Set(ownContent.questions.map(({ topic }) => topic))).toEqual(new Set(questionTopics))
  })

  test('5 partners: two of rental cars, two of tourist housing, one other', () => {
    expect(ownContent.partners.map(({ kind }) => kind).toSorted()).toEqual([
      'other',
      'rentacar',
      'rentacar',
      'tourist-housing',
      'tourist-housing'
    ])
    expect(ownContent.partners.filter(({ links }) => links.length === 0).map(({ id }) => id)).toEqual([
      'casa-burriana'
    ])
    expect(ownContent.partners.some(({ links }) => links.some(({ redirectTo }) => redirectTo !== null))).toBe(
      true
    )
  })

  test('opinions of several people in several languages, some not published, and none that claims a purchase: they are samples', () => {
    const shown = Object.values(opinions).flat()
    expect(shown.length).toBeGreaterThanOrEqual(30)
    expect(shown.length).toBeLessThan(ownDocuments.comentarios.length)
    expect(new Set(shown.map(({ language }) => language)).size).toBeGreaterThanOrEqual(4)
    expect(shown.filter(({ isPurchaseVerified }) => isPurchaseVerified)).toEqual([])
    expect(shown.filter(({ date }) => date > '2026-11-20T23')).toEqual([])
  })
})

describe('every way of booking', () => {
  test.each(['reservaTipo', 'reservaTipoRentacar', 'reservaTipoViviendaTuristica'])(
    'is written as %s',
    field => {
      const written = ownDocuments.experiencias
        .map(document => document[field])
        .filter(type => type !== undefined)
      expect(new Set(written)).toEqual(new Set(bookingTypes))
    }
  )

  test.each(operatingModes)('works in the mode %s', mode => {
    const kinds = experiences.map(({ bookings }) => outcomeOf(bookings[mode]))
    expect(new Set(kinds)).toEqual(
      new Set(['link', 'notice', 'phone', 'qr', 'ticket-shop', 'ticket-shop with hours', 'whatsapp'])
    )
  })

  test('differs by mode somewhere', () => {
    const differing = experiences.filter(({ bookings }) => {
      const [first, ...rest] = operatingModes.map(mode => JSON.stringify(bookings[mode]))
      return rest.some(booking => booking !== first)
    })
    expect(differing.length).toBeGreaterThanOrEqual(14)
  })

  test('has no phone or address of somebody real', () => {
    const targets = experiences.flatMap(({ bookings }) => Object.values(bookings).flatMap(targetOf))
    const foreign = targets.filter(
      target => !/^\+34600000\d{3}$/.test(target) && !/^https:\/\/[a-z0-9.-]+\.example\//.test(`${target}/`)
    )
    expect(foreign).toEqual([])
  })
})

function outcomeOf(booking: Booking): string {
  return booking.kind === 'ticket-shop' && booking.withHours ? 'ticket-shop with hours' : booking.kind
}

function targetOf(booking: Booking): string[] {
  if (booking.kind === 'link' || booking.kind === 'qr') return [booking.url]
  return booking.kind === 'phone' || booking.kind === 'whatsapp' ? [booking.phone] : []
}

describe('the variety that pages must cope with', () => {
  test('some are without a price, some free, most have one', () => {
    const kinds = Map.groupBy(listed.andalucia, ({ priceFrom }) => priceFrom.kind)
    expect(kinds.get('unknown')?.length).toBeGreaterThanOrEqual(3)
    expect(kinds.get('free')?.length).toBeGreaterThanOrEqual(3)
    expect(kinds.get('from')?.length).toBeGreaterThan(60)
  })

  test('prices are plausible: from one euro to some hundreds', () => {
    const euros = experiences.flatMap(({ priceFrom }) => (priceFrom.kind === 'from' ? [priceFrom.euros] : []))
    expect(Math.min(...euros)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...euros)).toBeLessThan(1000)
  })

  test('each mode of a partner hides and marks something', () => {
    for (const mode of ['rentacar', 'tourist-housing'] as const) {
      expect(listed.andalucia.some(({ hiddenFor }) => hiddenFor.includes(mode))).toBe(true)
      expect(listed.andalucia.some(({ iconIn }) => iconIn.includes(mode))).toBe(true)
    }
  })

  test('schedules have fixed starts, opening hours, seasons and one over New Year', () => {
    const schedules = experiences.flatMap(experience => experience.schedules)
    const seasons = schedules.flatMap(({ season }) => (season ? [season] : []))
    expect(new Set(schedules.map(({ kind }) => kind))).toEqual(new Set(['starts', 'open']))
    expect(seasons.some(({ from, until }) => from <= until)).toBe(true)
    expect(seasons.some(({ from, until }) => from > until)).toBe(true)
  })
})

describe('references', () => {
  test('every id and every slug stands once', () => {
    const lists = [
      experiences,
      ownContent.categories,
      ownContent.companies,
      ownContent.questions,
      ownContent.partners
    ]
    expect(lists.flatMap(list => duplicates(list.map(({ id }) => id)))).toEqual([])
    expect(duplicates(experiences.map(({ slug }) => slug))).toEqual([])
    expect(
      duplicates(
        Object.values(opinions)
          .flat()
          .map(({ id }) => id)
      )
    ).toEqual([])
  })

  test('every experience has a category, and a company that is there', () => {
    const lost = experiences.filter(
      ({ categoryIds, companyId, isDestination }) =>
        !isDestination && (categoryIds.length === 0 || !catalog.companyById.has(companyId ?? ''))
    )
    expect(lost.map(({ id }) => id)).toEqual([])
  })

  test('every meta experience that is named is one', () => {
    const wrong = experiences
      .flatMap(({ destinationIds }) => destinationIds)
      .filter(id => !catalog.byId.get(id)?.isDestination)
    expect(wrong).toEqual([])
  })

  test('every experience that an opinion is about is shown', () => {
    const about = [...new Set(ownDocuments.comentarios.map(({ experiencia }) => String(experiencia)))]
    expect(about.filter(id => !catalog.byId.has(id))).toEqual([])
  })

  test('every default partner of a province exists', () => {
    const ids = new Set(ownContent.partners.map(({ id }) => id))
    const chosen = Object.values(ownContent.defaultPartners)
    expect(chosen.length).toBeGreaterThan(0)
    expect(chosen.filter(id => !ids.has(id))).toEqual([])
  })

  test('every own path that a partner leads to or from exists', () => {
    const listings = ['andalucia', ...ownProvinces].map(slug => `/${slug}/experiencias/listado`)
    const known = new Set([
      ...experiences.map(({ slug }) => `/experiencias/${slug}`),
      ...destinations.map(({ slug }) => `/meta/${slug}`),
      ...listings,
      ...listings.flatMap(path => ownContent.categories.map(({ slug }) => `${path}/${slug}`)),
      ...['andalucia', ...ownProvinces].map(slug => `/${slug}`)
    ])
    const paths = ownContent.partners.flatMap(({ links }) =>
      links.flatMap(({ path, redirectTo }) => [path, redirectTo ?? path])
    )
    expect(paths.filter(path => path.startsWith('/') && !known.has(path.split('?')[0] ?? ''))).toEqual([])
  })
})
