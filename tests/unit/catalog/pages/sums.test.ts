import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { coverPage } from '#catalog/pages/catalogue/province.ts'
import { listingPage } from '#catalog/pages/listing/listing.ts'
import { homePage } from '#catalog/pages/site/home.ts'
import { pricesPage } from '#catalog/pages/site/information.ts'
import { type Counts, operatingModes } from '#domain/partner/mode.ts'
import { provinceSlugs, wholeRegion } from '#domain/place/province.ts'
import { inSpanish } from '../../../fixtures/catalogue/pages.ts'
import { catalog } from '../../../fixtures/site.ts'

const ownProvinces = provinceSlugs.filter(slug => slug !== wholeRegion)

beforeAll(() => {
  globalThis.clavelCatalog = catalog
})

afterAll(() => {
  globalThis.clavelCatalog = undefined
})

/** Mode by mode. Every experience of this catalogue is in one province. */
function sumOf(counts: (Counts | null | undefined)[]): Counts {
  const sum = (mode: keyof Counts) => counts.reduce((total, each) => total + (each?.[mode] ?? 0), 0)
  return {
    default: sum('default'),
    other: sum('other'),
    rentacar: sum('rentacar'),
    'tourist-housing': sum('tourist-housing')
  }
}

describe('the numbers of the provinces add up to those of the region', () => {
  test('on the home page', () => {
    const [home] = inSpanish(homePage)
    const offers = home?.data.offers ?? []
    const region = offers.find(({ province }) => province.slug === wholeRegion)
    const provinces = offers.filter(offer => offer !== region)
    expect(region?.counts.default).toBeGreaterThan(90)
    expect(sumOf(provinces.map(({ counts }) => counts))).toEqual(region?.counts)
  })

  test('on the covers, in all and category by category', () => {
    const covers = inSpanish(coverPage).map(({ data }) => data)
    const region = covers.find(({ province }) => province.slug === wholeRegion)
    const provinces = covers.filter(cover => cover !== region)
    expect(sumOf(provinces.map(({ counts }) => counts))).toEqual(region?.counts)
    for (const { category, counts } of region?.categories ?? []) {
      const own = provinces.map(cover => cover.categories.find(each => each.category === category)?.counts)
      expect(sumOf(own)).toEqual(counts)
    }
  })

  test('on the listings, and each says as many as its chips, the home page and the prices', () => {
    const listings = inSpanish(listingPage).map(({ data }) => data)
    const at = (slug: string, category: string | null) =>
      listings.find(
        each => each.province.slug === slug && (each.category?.slug ?? null) === category && each.page === 1
      )
    expect(sumOf(ownProvinces.map(slug => at(slug, null)?.counts))).toEqual(at(wholeRegion, null)?.counts)
    const [home] = inSpanish(homePage)
    const [prices] = inSpanish(pricesPage)
    for (const { category, counts } of at(wholeRegion, null)?.categories ?? []) {
      expect(at(wholeRegion, category.slug)?.counts).toEqual(counts)
      expect(sumOf(ownProvinces.map(slug => at(slug, category.slug)?.counts))).toEqual(counts)
      const other = [...(home?.data.categories ?? []), ...(prices?.data.categories ?? [])]
      const same = other.filter(each => each.category === category).map(each => each.counts)
      expect(same).toEqual([counts, counts])
    }
  })

  test('a listing has as many cards as it says, whoever looks', () => {
    for (const { data } of inSpanish(listingPage)) {
      if (data.counts === null || data.pageCount !== 1) continue
      for (const mode of operatingModes) {
        const shown = data.cards.filter(({ hiddenFor }) => !hiddenFor.includes(mode)).length
        expect(shown).toBe(data.counts[mode])
      }
    }
  })
})
