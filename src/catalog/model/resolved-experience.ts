import type { Card } from '#domain/catalogue/card.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { Company } from '#domain/catalogue/company.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import type { Province } from '#domain/place/province.ts'

import { cardIn, type References, referencesOf } from './catalog.ts'
import { memoizePer } from '#catalog/memo/memoize.ts'

/** An experience with what its document names. */
export interface ResolvedExperience {
  card: Card
  /** Its main one first. */
  categories: Category[]
  company: Company | null
  experience: Experience
  provinces: Province[]
}

export function entryIn(around: References, experience: Experience): ResolvedExperience {
  return entryWith(referencesOf(around), experience)
}

const entryWith = memoizePer((named: References, experience: Experience): ResolvedExperience => {
  const { categoryIds, companyId, provinces } = experience
  return {
    card: cardIn(named, experience),
    categories: categoryIds.flatMap(id => named.categoryById.get(id) ?? []),
    company: companyId === null ? null : (named.companyById.get(companyId) ?? null),
    experience,
    provinces: named.provinces.filter(({ slug }) => provinces.some(own => own === slug))
  }
})
