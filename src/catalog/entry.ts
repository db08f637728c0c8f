import type { Card } from '#domain/card.ts'
import type { Category } from '#domain/category.ts'
import type { Company } from '#domain/company.ts'
import type { Experience } from '#domain/experience.ts'
import type { Province } from '#domain/province.ts'

import { cardIn, type Surroundings } from './catalog.ts'
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

export const entryIn = keptPer((around: Surroundings, experience: Experience): Entry => {
  const { categoryIds, companyId, provinces } = experience
  return {
    card: cardIn(around, experience),
    categories: categoryIds.flatMap(id => around.categoryById.get(id) ?? []),
    company: companyId === null ? null : (around.companyById.get(companyId) ?? null),
    experience,
    provinces: around.provinces.filter(({ slug }) => provinces.some(own => own === slug))
  }
})
