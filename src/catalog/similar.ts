import type { Experience } from '#domain/experience.ts'
import { distanceKm } from '#domain/place.ts'
import { type ProvinceSlug, provinceSlugs, wholeRegion } from '#domain/province.ts'

import type { Catalog } from './catalog.ts'

const similarShown = 4

/** A shared category makes something as near as if it were so many kilometres closer. */
const kmPerSharedCategory = 25

/** How far away something is taken to be that does not say where it is: about as far as a province is wide. */
const kmWhenUnknown = 100

/** What came into the listing of a province since the catalogue before, and what left it. */
interface Difference {
  come: Experience[]
  gone: ReadonlySet<Experience>
}

const noDifference: Difference = { come: [], gone: new Set() }

interface Memory {
  catalog: Catalog
  /** Of the catalogue before. */
  before: ReadonlyMap<Experience, Experience[]>
  differences: ReadonlyMap<ProvinceSlug, Difference>
  similar: Map<Experience, Experience[]>
}

let last: Memory | null = null

/**
 * A few listed experiences worth a look after this one: near it, and of its kind. Worked out once for all locales; for a catalogue that follows
 * another one, only what is new in the province is compared.
 */
export function similarTo(catalog: Catalog, experience: Experience): Experience[] {
  const memory = memoryOf(catalog)
  const remembered = memory.similar.get(experience)
  if (remembered) return remembered
  const similar = following(memory, experience) ?? nearest(candidates(catalog, experience), experience)
  memory.similar.set(experience, similar)
  return similar
}

function memoryOf(catalog: Catalog): Memory {
  if (last?.catalog === catalog) return last
  const before = last
  const differences = new Map(
    before
      ? provinceSlugs.map(slug => [slug, differenceOf(before.catalog.listed[slug], catalog.listed[slug])])
      : []
  )
  last = { before: before?.similar ?? new Map(), catalog, differences, similar: new Map() }
  return last
}

function differenceOf(before: Experience[], now: Experience[]): Difference {
  if (before === now) return noDifference
  const [old, present] = [new Set(before), new Set(now)]
  return {
    come: now.filter(each => !old.has(each)),
    gone: new Set(before.filter(each => !present.has(each)))
  }
}

/** Null when all have to be compared: what was chosen before is not there any more, or nothing was. */
function following({ before, differences }: Memory, experience: Experience): Experience[] | null {
  const chosen = before.get(experience)
  if (chosen === undefined) return null
  const changes = poolsOf(experience).flatMap(slug => differences.get(slug) ?? [])
  if (changes.some(({ gone }) => chosen.some(each => gone.has(each)))) return null
  const come = new Set(changes.flatMap(change => change.come))
  return come.size === 0 ? chosen : nearest([...new Set([...chosen, ...come])], experience)
}

/** Those of its own provinces; of the whole region when it has none. */
function candidates(catalog: Catalog, experience: Experience): Experience[] {
  const pools = poolsOf(experience).map(slug => catalog.listed[slug])
  return pools.length === 1 ? pools.flat() : [...new Set(pools.flat())]
}

function poolsOf({ provinces }: Experience): ProvinceSlug[] {
  return provinces.length > 0 ? provinces : [wholeRegion]
}

interface Measured {
  far: number
  other: Experience
}

/** In one pass: of thousands only a few are kept in order. */
function nearest(others: Experience[], experience: Experience): Experience[] {
  const chosen: Measured[] = []
  for (const other of others) {
    if (other.id === experience.id) continue
    const measured = { far: strangeness(experience, other), other }
    const place = chosen.findLastIndex(before => !isNearer(measured, before)) + 1
    if (place < similarShown) chosen.splice(place, 0, measured)
    if (chosen.length > similarShown) chosen.pop()
  }
  return chosen.map(({ other }) => other)
}

/** The id decides between two that are as far: the same content must give the same pages. */
function isNearer(one: Measured, other: Measured): boolean {
  return one.far === other.far ? one.other.id < other.other.id : one.far < other.far
}

/** Kilometres between the two, less what their shared categories are worth. Without a position of its own only the kind counts. */
function strangeness(one: Experience, other: Experience): number {
  let shared = 0
  for (const id of one.categoryIds) if (other.categoryIds.includes(id)) shared += 1
  const km = one.position && other.position ? distanceKm(one.position, other.position) : kmWhenUnknown
  return km - shared * kmPerSharedCategory
}
