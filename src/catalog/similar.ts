import type { Experience } from '#domain/experience.ts'
import { distanceKm } from '#domain/place.ts'
import { wholeRegion } from '#domain/province.ts'

import type { Catalog } from './catalog.ts'

const similarShown = 4

/** A shared category makes something as near as if it were so many kilometres closer. */
const kmPerSharedCategory = 25

/** How far away something is taken to be that does not say where it is: about as far as a province is wide. */
const kmWhenUnknown = 100

const known = new WeakMap<Catalog, Map<string, Experience[]>>()

/** A few listed experiences worth a look after this one: near it, and of its kind. Worked out once for all locales. */
export function similarTo(catalog: Catalog, experience: Experience): Experience[] {
  const ofCatalog = known.get(catalog) ?? new Map<string, Experience[]>()
  known.set(catalog, ofCatalog)
  const remembered = ofCatalog.get(experience.id)
  if (remembered) return remembered
  const similar = nearest(candidates(catalog, experience), experience)
  ofCatalog.set(experience.id, similar)
  return similar
}

/** Those of its own provinces; of the whole region when it has none. */
function candidates(catalog: Catalog, { id, provinces }: Experience): Experience[] {
  const pools =
    provinces.length > 0 ? provinces.map(slug => catalog.listed[slug]) : [catalog.listed[wholeRegion]]
  return [...new Set(pools.flat())].filter(other => other.id !== id)
}

function nearest(others: Experience[], experience: Experience): Experience[] {
  return others
    .map(other => ({ far: strangeness(experience, other), other }))
    .toSorted((a, b) => a.far - b.far || (a.other.id < b.other.id ? -1 : 1))
    .slice(0, similarShown)
    .map(({ other }) => other)
}

/** Kilometres between the two, less what their shared categories are worth. Without a position of its own only the kind counts. */
function strangeness(one: Experience, other: Experience): number {
  const shared = one.categoryIds.filter(id => other.categoryIds.includes(id)).length
  const km = one.position && other.position ? distanceKm(one.position, other.position) : kmWhenUnknown
  return km - shared * kmPerSharedCategory
}
