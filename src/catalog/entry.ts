import type { Card } from '#domain/card.ts'
import type { Category } from '#domain/category.ts'
import type { Company } from '#domain/company.ts'
import type { Experience } from '#domain/experience.ts'
import type { Province } from '#domain/province.ts'

import { cardIn, type Named, namedIn } from './catalog.ts'
import { keptPer } from './kept.ts'

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

const entryWith = keptPer((named: Named, experience: Experience): Entry => {
  const { categoryIds, companyId, provinces } = experience
  return {
    card: cardIn(named, experience),
    categories: categoryIds.flatMap(id => named.categoryById.get(id) ?? []),
    company: companyId === null ? null : (named.companyById.get(companyId) ?? null),
    experience,
    provinces: named.provinces.filter(({ slug }) => provinces.some(own => own === slug))
  }
})
