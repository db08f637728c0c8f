import type { Card } from '#domain/card.ts'
import type { Category } from '#domain/category.ts'
import type { Company } from '#domain/company.ts'
import type { Experience } from '#domain/experience.ts'
import { oncePer } from '#domain/once.ts'
import type { Province } from '#domain/province.ts'

import { asBefore } from './as-before.ts'
import { cardIn, type Catalog } from './catalog.ts'

/** An experience with what its document names. */
export interface Entry {
  card: Card
  /** Its main one first. */
  categories: Category[]
  company: Company | null
  experience: Experience
  provinces: Province[]
}

const before = new WeakMap<Experience, Entry>()

/** The same object from one catalogue to the next as long as nothing in it changes, so that what shows it is cheap to compare. */
export function entryIn(catalog: Catalog, experience: Experience): Entry {
  return entriesIn(catalog)(experience)
}

const entriesIn = oncePer((catalog: Catalog) =>
  oncePer((experience: Experience) => {
    const entry = asBefore(before.get(experience), entryOf(catalog, experience))
    before.set(experience, entry)
    return entry
  })
)

function entryOf(catalog: Catalog, experience: Experience): Entry {
  const { categoryIds, companyId, provinces } = experience
  return {
    card: cardIn(catalog, experience),
    categories: categoryIds.flatMap(id => catalog.categoryById.get(id) ?? []),
    company: companyId === null ? null : (catalog.companyById.get(companyId) ?? null),
    experience,
    provinces: catalog.provinces.filter(({ slug }) => provinces.some(own => own === slug))
  }
}
