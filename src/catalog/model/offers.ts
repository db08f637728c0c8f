import type { Counts } from '#domain/partner/counts-per-mode.ts'
import { type Province, wholeRegion } from '#domain/place/province.ts'

import type { Catalog } from './catalog.ts'
import { listedCounts } from './counts.ts'
import { memoizePer } from '#catalog/memo/memoize.ts'

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
    .map(province => offerOf(catalog, province))
    .toSorted((a, b) => coverRank(a.province) - coverRank(b.province))
}

const offerOf = memoizePer((catalog, province: Province): ProvinceOffer => ({
  counts: listedCounts(catalog, province),
  province
}))

function coverRank({ coverOrder, isOnCover, slug }: Province): number {
  if (slug === wholeRegion) return last
  return isOnCover ? (coverOrder ?? afterNumbered) : afterCovers
}
