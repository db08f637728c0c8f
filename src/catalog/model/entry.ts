import type { Card } from '#domain/catalogue/card.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { Company } from '#domain/catalogue/company.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import type { Province } from '#domain/place/province.ts'

import { cardIn, type Named, namedIn } from './catalog.ts'
import { memoizePer } from '#catalog/memo/memoize.ts'

/** An experience with what its document names. */
export interface Entry {
  card: Card
  /** Its main one first. */
  categories: Category[]
  company: Company | null
  experience: Experience
  provinces: Province[]
}

export function entryIn(around: Named, experience: Experience): Entry {
  return entryWith(namedIn(around), experience)
}

const entryWith = memoizePer((named: Named, experience: Experience): Entry => {
  const { categoryIds, companyId, provinces } = experience
  return {
    card: cardIn(named, experience),
    categories: categoryIds.flatMap(id => named.categoryById.get(id) ?? []),
    company: companyId === null ? null : (named.companyById.get(companyId) ?? null),
    experience,
    provinces: named.provinces.filter(({ slug }) => provinces.some(own => own === slug))
  }
})
