import { createStabilizer } from 'live-publisher/content'

import type { Category } from '#domain/catalogue/category.ts'
import type { Company } from '#domain/catalogue/company.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { memoizeByWord, memoizeWeak } from '#domain/data/memoize.ts'
import type { Day } from '#domain/time/calendar-day.ts'
import type { Coordinates } from '#domain/place/place.ts'
import type { Opinion } from '#domain/opinion/opinion.ts'
import { type GuestTip, tipsOn } from '#domain/partner/host.ts'
import { type Province, provinceSlugs, wholeRegion } from '#domain/place/province.ts'

import {
  type Catalog,
  categoriesById,
  companiesById,
  experienceAt,
  offeredIn,
  perProvince,
  type CatalogScope
} from './catalog.ts'
import { memoizePer } from '#catalog/memo/memoize.ts'
import type { Division } from '#catalog/routing/route.ts'

/**
 * Experiences of the same provinces, and the part of the catalogue that their own pages may show: of other provinces they know nothing, and a listing
 * there is empty, but for what is just beyond their border. An edit in Jaén leaves the scope of Málaga the same object, and none of its pages is asked what it shows.
 */
export interface RegionScope extends CatalogScope {
  /** Listed in other provinces, within reach of one of its own. */
  beyond: Experience[]
  /** Experiences whose pages belong to the scope, in the initial order. */
  own: Experience[]
  /** Members of the scope that every visitor can find. */
  offered: Experience[]
  /** Tips of partners on experiences, by their ids. */
  tips: Record<string, GuestTip[]>
}

/** For what is about one experience. */
export const regionScopes: Division<RegionScope, { slug: string }> = {
  at: (catalog, { slug }) => {
    const found = scopesIn(catalog).get(areaOf(experienceAt(catalog, slug)))
    if (!found) throw new Error(`«${slug}» is in no region`)
    return found
  },
  in: catalog => scopesIn(catalog).values()
}

/** The members of a meta may be anywhere, and so may be what is like something without a province. */
const everywhere = 'everywhere'

function areaOf({ isDestination, provinces }: Experience): string {
  return isDestination || provinces.length === 0 ? everywhere : provinces.join(' ')
}

/** All that a scope is made of, and by which it is compared: so what is shown cannot be overlooked. */
interface Parts {
  beyond: Experience[]
  /** From which the next starts are counted. */
  day: Day
  categories: Category[]
  companies: Company[]
  destinations: Experience[]
  /** For each province the listing; empty where the area is not. */
  listings: Experience[][]
  offered: Experience[]
  /** For each of its own. */
  opinions: Opinion[][]
  own: Experience[]
  /** For each of its own. */
  tips: GuestTip[][]
  provinces: Province[]
}

/** For each area, those of the catalogue before as far as they are the same. */
const stablePartsOf = memoizeByWord((_area: string) => createStabilizer<Parts>())

const scopesIn = memoizeWeak((catalog: Catalog): ReadonlyMap<string, RegionScope> => {
  const offered = new Set(offeredIn(catalog))
  const found = new Map<string, RegionScope>()
  for (const [area, own] of Map.groupBy(catalog.experiences, areaOf)) {
    const those = { offered: own.filter(each => offered.has(each)), own }
    found.set(
      area,
      area === everywhere
        ? {
            ...catalog,
            ...those,
            beyond: nothing,
            tips: byId(
              own,
              own.map(each => tipsIn(catalog, each))
            )
          }
        : scopeOf(stablePartsOf(area)(partsOf(catalog, area.split(' '), those)))
    )
  }
  return found
})

function partsOf(
  catalog: Catalog,
  near: readonly string[],
  { offered, own }: Pick<RegionScope, 'offered' | 'own'>
): Parts {
  const { categories, companies, day, listed, destinations, provinces } = catalog
  return {
    beyond: beyondIn(listed[wholeRegion], near, own),
    categories,
    companies,
    day,
    listings: provinceSlugs.map(slug => (near.includes(slug) ? listed[slug] : nothing)),
    destinations,
    offered,
    opinions: own.map(experience => opinionsIn(catalog, experience)),
    own,
    provinces,
    tips: own.map(experience => tipsIn(catalog, experience))
  }
}

/** The land in squares, at least as wide as the reach of what is similar: what is within it is in the same square or in the next one. */
const squareDegrees = { lat: 0.28, lng: 0.36 }
const nextSquares = [-1, 0, 1]

const squareOf = memoizeWeak(({ lat, lng }: Coordinates) => ({
  column: Math.floor(lng / squareDegrees.lng),
  row: Math.floor(lat / squareDegrees.lat)
}))

const squaresAround = memoizeWeak((position: Coordinates): string[] => {
  const { column, row } = squareOf(position)
  return nextSquares.flatMap(down => nextSquares.map(right => `${row + down} ${column + right}`))
})

/** Found by squares, not by distances: there may be thousands on both sides. */
function beyondIn(listed: Experience[], near: readonly string[], own: Experience[]): Experience[] {
  const reached = new Set(own.flatMap(({ position }) => (position ? squaresAround(position) : [])))
  return listed.filter(({ position, provinces }) => {
    if (position === null || provinces.some(slug => near.includes(slug))) return false
    const { column, row } = squareOf(position)
    return reached.has(`${row} ${column}`)
  })
}

const nothing: Experience[] = []
const noOpinions: Opinion[] = []

/** Keeps the identity of the list while its opinions are the same. */
function opinionsIn(catalog: Catalog, experience: Experience): Opinion[] {
  return experience.id in catalog.opinions ? stableOpinions(catalog, experience) : noOpinions
}

const noTips: GuestTip[] = []

function tipsIn({ partners }: Catalog, { id }: Experience): GuestTip[] {
  return stableTips(partners).get(id) ?? noTips
}

/** Made once for the partners of a catalogue. */
const stableTips = memoizeWeak(tipsOn)

function byId<Value>(own: Experience[], values: Value[]): Record<string, Value> {
  return Object.fromEntries(
    own.flatMap(({ id }, place) => {
      const value = values[place]
      return value === undefined ? [] : [[id, value]]
    })
  )
}

const stableOpinions = memoizePer((catalog, { id }: Experience) => catalog.opinions[id] ?? noOpinions)

const scopeOf = memoizeWeak(({ listings, opinions, tips, ...parts }: Parts): RegionScope => {
  const { categories, companies, own } = parts
  return {
    ...parts,
    bySlug: new Map(own.map(experience => [experience.slug, experience])),
    categoryById: categoriesById(categories),
    companyById: companiesById(companies),
    experiences: own,
    listed: perProvince(slug => listings[provinceSlugs.indexOf(slug)] ?? nothing),
    opinions: byId(own, opinions),
    tips: byId(own, tips),
    upcomingWithHidden: nothing
  }
})
