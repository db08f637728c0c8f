import type { Experience } from '#domain/experience.ts'
import { oncePer } from '#domain/once.ts'
import { type ProvinceSlug, provinceSlugs } from '#domain/province.ts'

import { type Catalog, experienceAt, offeredIn, perProvince, type Surroundings } from './catalog.ts'
import { isOfTheSame } from './kept.ts'
import type { Division } from './route.ts'

/**
 * Experiences of the same provinces, and the part of the catalogue that their own pages may show: of other provinces they know nothing. An edit in Jaén
 * leaves the neighbourhood of Málaga the same object, and none of its pages is asked what it shows.
 */
export interface Neighbourhood extends Surroundings {
  /** Whose pages these are, in the initial order. */
  own: Experience[]
  /** Those of them that anybody may find. */
  offered: Experience[]
}

/** For what is about one experience. */
export const neighbourhoods: Division<Neighbourhood, { slug: string }> = {
  at: (catalog, { slug }) => {
    const found = neighbourhoodsIn(catalog).get(areaOf(experienceAt(catalog, slug)))
    if (!found) throw new Error(`«${slug}» is in no neighbourhood`)
    return found
  },
  in: catalog => neighbourhoodsIn(catalog).values()
}

/** The members of a meta may be anywhere, and so may be what is like something without a province. */
const everywhere = ''

function areaOf({ isMeta, provinces }: Experience): string {
  return isMeta ? everywhere : provinces.join(' ')
}

interface Kept {
  /** What the neighbourhood is made of. */
  parts: object
  neighbourhood: Neighbourhood
}

let last: ReadonlyMap<string, Kept> = new Map()

const neighbourhoodsIn = oncePer((catalog: Catalog): ReadonlyMap<string, Neighbourhood> => {
  const offered = new Set(offeredIn(catalog))
  const areas = [...Map.groupBy(catalog.experiences, areaOf)]
  last = new Map(
    areas.map(([area, own]) => {
      const those = { offered: own.filter(each => offered.has(each)), own }
      return [area, area === everywhere ? withAll(catalog, those) : keptIn(catalog, area, those)]
    })
  )
  return new Map([...last].map(([area, { neighbourhood }]) => [area, neighbourhood]))
})

type Those = Pick<Neighbourhood, 'offered' | 'own'>

function withAll(catalog: Catalog, those: Those): Kept {
  return { neighbourhood: { ...catalog, ...those }, parts: catalog }
}

function keptIn(catalog: Catalog, area: string, those: Those): Kept {
  const { categories, companies, listed, metas, opinions, provinces } = catalog
  const near = provinceSlugs.filter(slug => area.split(' ').includes(slug))
  const parts = {
    ...those,
    categories,
    companies,
    metas,
    near: near.map(slug => listed[slug]),
    opinions: those.own.flatMap(({ id }) => [id, ...(opinions[id] ?? [])]),
    provinces
  }
  const before = last.get(area)
  if (before && isOfTheSame(before.parts, parts)) return before
  return { neighbourhood: neighbourhoodOf(catalog, near, those), parts }
}

function neighbourhoodOf(
  { categories, categoryById, companyById, listed, metas, opinions, provinces }: Catalog,
  near: ProvinceSlug[],
  { offered, own }: Those
): Neighbourhood {
  return {
    bySlug: new Map(own.map(experience => [experience.slug, experience])),
    categories,
    categoryById,
    companyById,
    experiences: own,
    listed: perProvince(slug => (near.includes(slug) ? listed[slug] : [])),
    metas,
    offered,
    opinions: Object.fromEntries(own.map(({ id }) => [id, opinions[id] ?? []])),
    own,
    provinces,
    upcomingWithHidden: []
  }
}
