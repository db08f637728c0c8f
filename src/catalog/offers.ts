import { type Province, wholeRegion } from '#domain/province.ts'

import type { Catalog } from './catalog.ts'

export interface ProvinceOffer {
  province: Province
  /** How many experiences its listing has. */
  count: number
}

const afterNumbered = 100
const afterCovers = 101
const last = 102

/** Provinces with something to do, in the order of the covers: numbered ones, other covers, the rest; the whole region last. */
export function provinceOffers(catalog: Catalog): ProvinceOffer[] {
  return catalog.provinces
    .map(province => ({ count: catalog.listed[province.slug].length, province }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => coverRank(a.province) - coverRank(b.province))
}

function coverRank({ coverOrder, isOnCover, slug }: Province): number {
  if (slug === wholeRegion) return last
  return isOnCover ? (coverOrder ?? afterNumbered) : afterCovers
}
