import { describe, expect, test } from 'vitest'

import { createCatalog } from '#catalog/model/catalog.ts'
import { listingPage } from '#catalog/pages/listing/listing.ts'
import { languages, localeOf } from '#domain/text/locale.ts'
import { describeExperience } from '#i18n/site/descriptions.ts'
import { listingWords } from '#i18n/listing/listing-words.ts'
import { messages } from '#i18n/text/messages.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { aCategory, aMeta, anExperience, aProvince } from '../../../fixtures/builders.ts'
import { ownContent } from '../../../fixtures/catalogue/own-catalogue.ts'
import { build } from '../../../fixtures/catalogue/pages.ts'

const all = languages.map(language => wordsFor(localeOf(language)))
const fixed = all.flatMap(({ language }) => {
  const { account, agenda, companies, contact, error, home, meta, notFound, questions } = messages[language]
  return [
    account.experiences.description,
    account.login.description,
    account.profile.description,
    account.purchases.description,
    agenda.description,
    companies.description,
    contact.description,
    error.description,
    home.description,
    meta.indexDescription,
    notFound.description,
    questions.description
  ].map(description => [language, description] as const)
})

function isFit(description: string): boolean {
  return description.length >= 70 && description.length <= 160 && !description.includes('{{')
}

describe('descriptions for search engines have 70 to 160 characters', () => {
  test.each(fixed)('%s: %s', (_, description) => {
    expect(isFit(description)).toBe(true)
  })

  test.each(all)('covers of all provinces in $language', ({ provinceName, t }) => {
    const descriptions = ownContent.provinces.flatMap(province =>
      [1, 12, 240].map(count => t('cover.description', { count, province: provinceName(province) }))
    )
    expect(descriptions.filter(text => !isFit(text))).toEqual([])
  })

  test.each(all)('all listings of the catalogue in $language', words => {
    globalThis.clavelCatalog = createCatalog(ownContent)
    const descriptions = build(listingPage)
      .filter(({ locale }) => locale === words.locale)
      .flatMap(({ data }) => [data, { ...data, counts: null, page: 12 }])
      .map(listing => listingWords(words, listing).description)
    globalThis.clavelCatalog = undefined
    expect(descriptions.length).toBeGreaterThan(100)
    expect(descriptions.filter(text => !isFit(text))).toEqual([])
  })

  test('a list of the whole region does not say the region twice where the title would be too long', () => {
    const words = wordsFor('es')
    const titleIn = (slug: 'andalucia' | 'cadiz', name: string) => {
      const province = aProvince(slug)
      const category = aCategory({ name: { es: name } })
      return listingWords(words, {
        category,
        counts: { default: 3, other: 3, rentacar: 3, 'tourist-housing': 3 },
        events: { counts: null },
        page: 1,
        province
      }).title
    }
    expect(titleIn('andalucia', 'Kayak, surf y snorkel')).toBe('Kayak, surf y snorkel')
    expect(titleIn('andalucia', 'Barcos')).toContain('Andalucía')
    expect(titleIn('cadiz', 'Kayak, surf y snorkel')).toContain('cadiz')
  })

  test.each(all)('companies in $language', ({ t }) => {
    const descriptions = ownContent.companies.flatMap(({ name }) =>
      [1, 9].map(count => t('companies.companyDescription', { count, name }))
    )
    expect(descriptions.filter(text => !isFit(text))).toEqual([])
  })

  test.each(all)('meta experiences and their agendas in $language', ({ plain, t }) => {
    const destinations = ownContent.experiences.filter(({ isDestination }) => isDestination)
    const descriptions = destinations.flatMap(({ name }) => [
      t('meta.description', { name: plain(name) }),
      t('agenda.descriptionMeta', { meta: plain(name) })
    ])
    expect(descriptions).toHaveLength(8)
    expect(descriptions.filter(text => !isFit(text))).toEqual([])
  })

  test.each(all)('all experiences of the catalogue in $language', words => {
    const descriptions = ownContent.experiences.map(experience => describeExperience(words, experience))
    expect(descriptions.filter(text => !isFit(text))).toEqual([])
    expect(new Set(descriptions).size).toBe(descriptions.length)
  })
})

describe('describeExperience', () => {
  const words = wordsFor('esd')

  test('says no price of a destination', () => {
    const meta = aMeta({
      municipality: 'Nerja',
      tagline: { es: 'Cuatro planes y un concierto en la costa.' }
    })
    const text = describeExperience(words, meta)
    expect(text).toMatch(/^Cuatro planes y un concierto en la costa\. Nerja\./)
    expect(text).not.toContain(words.t('price.unknown'))
  })

  test('says what, where and for how much', () => {
    const experience = anExperience({
      municipality: 'Nerja',
      priceFrom: { audience: null, euros: 22, kind: 'from' },
      tagline: { es: 'Remas bajo los acantilados de Maro y entras en la cascada.' }
    })
    expect(describeExperience(words, experience)).toBe(
      'Remas bajo los acantilados de Maro y entras en la cascada. Nerja, desde 22\u00a0€.'
    )
  })

  test('a short one is made longer', () => {
    expect(isFit(describeExperience(words, anExperience({ name: { es: 'Spa' } })))).toBe(true)
  })

  test.each([
    ['many words', 'sol y mar '.repeat(40).trim()],
    ['one long word', 'x'.repeat(400)],
    ['a gap near the beginning only', `Ruta ${'x'.repeat(400)}`]
  ])('a long one is cut: %s', (_, text) => {
    const description = describeExperience(words, anExperience({ tagline: { es: text } }))
    expect(isFit(description)).toBe(true)
    expect(description.endsWith('…')).toBe(true)
  })

  test('is cut between words', () => {
    const description = describeExperience(
      words,
      anExperience({ tagline: { es: 'palabras '.repeat(40).trim() } })
    )
    expect(description).toMatch(/^(palabras )+palabras…$/)
  })
})

describe('listingWords', () => {
  const listing = {
    category: null,
    counts: { default: 100, other: 99, rentacar: 99, 'tourist-housing': 99 },
    events: { counts: null },
    page: 1,
    province: aProvince('malaga', { name: { es: 'Málaga' } })
  }
  const rutas = aCategory({ name: { en: 'Walks', es: 'Rutas' } })

  test('name the province', () => {
    expect(listingWords(wordsFor('esd'), listing)).toMatchObject({
      heading: 'Experiencias en Málaga',
      title: 'Experiencias en Málaga'
    })
  })

  test('of a category that has events alone tell of those', () => {
    const [none, two] = [0, 2].map(count => ({
      default: count,
      other: count,
      rentacar: count,
      'tourist-housing': count
    }))
    const eventsAlone = { ...listing, category: rutas, counts: none ?? null, events: { counts: two ?? null } }
    expect(listingWords(wordsFor('esd'), eventsAlone).description).toBe(
      'Rutas en Málaga: las próximas citas de la agenda, con su fecha, su hora y su precio final.'
    )
  })

  test('name the category in the language of the page', () => {
    const { heading } = listingWords(wordsFor('en'), { ...listing, category: rutas })
    expect(heading).toContain('Walks')
    expect(heading).toContain('Málaga')
  })

  test.each(all)('of further pages in $language have a title and a description of their own', words => {
    const pages = [1, 2, 3].map(page =>
      listingWords(words, { ...listing, counts: page === 1 ? listing.counts : null, page })
    )
    expect(new Set(pages.map(({ title }) => title)).size).toBe(3)
    expect(new Set(pages.map(({ description }) => description)).size).toBe(3)
    expect(new Set(pages.map(({ heading }) => heading)).size).toBe(1)
  })
})
