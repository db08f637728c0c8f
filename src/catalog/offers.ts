import type { Counts } from '#domain/mode.ts'
import { type Province, wholeRegion } from '#domain/province.ts'

import type { Catalog } from './catalog.ts'
import { countsIn } from './counts.ts'

export interface ProvinceOffer {
  province: Province
  /** How many experiences its listing shows. */
  counts: Counts
}

const afterNumbered = 100
const afterCovers = 101
const last = 102

/** Provinces with something to do, in the order of the covers: numbered ones, other covers, the rest; the whole region last. */
export function provinceOffers(catalog: Catalog): ProvinceOffer[] {
  return catalog.provinces
    .filter(({ slug }) => catalog.listed[slug].length > 0)
    .map(province => ({ counts: countsIn(catalog, province.slug, catalog.listed[province.slug]), province }))
    .toSorted((a, b) => coverRank(a.province) - coverRank(b.province))
}

function coverRank({ coverOrder, isOnCover, slug }: Province): number {
  if (slug === wholeRegion) return last
  return isOnCover ? (coverOrder ?? afterNumbered) : afterCovers
}
