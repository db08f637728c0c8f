import type { Experience } from '#domain/catalogue/experience.ts'
import { distanceKm } from '#domain/place/place.ts'
import { type ProvinceSlug, wholeRegion } from '#domain/place/province.ts'

import { perProvince, type CatalogScope } from './catalog.ts'

const similarShown = 4

/** A shared category makes something as near as if it were so many kilometres closer. */
const kmPerSharedCategory = 25

/** How far away something is taken to be that does not say where it is: about as far as a province is wide. */
const kmWhenUnknown = 100

/** A listing as it is, and what came into it and left it since the one before. */
interface Step {
  come: Experience[]
  gone: ReadonlySet<Experience>
  listed: Experience[]
  turn: number
  /** What was found for those whose first listing this is: now, and in the listing before. Older ones are forgotten, with the experiences they hold. */
  similar: Map<Experience, Similar>
  before: ReadonlyMap<Experience, Similar>
}

/** What was chosen, and when each of the listings was looked at. */
interface Similar {
  chosen: Experience[]
  turns: number[]
}

const latest = perProvince((): Step => ({
  before: new Map(),
  come: [],
  gone: new Set(),
  listed: [],
  similar: new Map(),
  turn: 0
}))

/**
 * A few listed experiences worth a look after this one: near it, and of its kind. Worked out once for all locales; in a listing that follows
 * another one, only what is new is compared.
 */
export function similarTo({ listed }: Pick<CatalogScope, 'listed'>, experience: Experience): Experience[] {
  const steps = poolsOf(experience).map(slug => stepTo(slug, listed[slug]))
  const [first] = steps
  const before = first?.similar.get(experience) ?? first?.before.get(experience)
  const chosen = (before && following(before, steps, experience)) ?? nearest(candidates(steps), experience)
  first?.similar.set(experience, { chosen, turns: steps.map(({ turn }) => turn) })
  return chosen
}

function stepTo(province: ProvinceSlug, listed: Experience[]): Step {
  const before = latest[province]
  if (before.listed === listed) return before
  const [old, present] = [new Set(before.listed), new Set(listed)]
  latest[province] = {
    before: before.similar,
    come: listed.filter(each => !old.has(each)),
    gone: new Set(before.listed.filter(each => !present.has(each))),
    listed,
    similar: new Map(),
    turn: before.turn + 1
  }
  return latest[province]
}

/** Null when all have to be compared: what was chosen is not there any more, or it was chosen long ago. */
function following({ chosen, turns }: Similar, steps: Step[], experience: Experience): Experience[] | null {
  const since = steps.filter(({ turn }, place) => turn !== turns[place])
  if (steps.some(({ turn }, place) => turn - (turns[place] ?? 0) > 1)) return null
  if (since.some(({ gone }) => chosen.some(each => gone.has(each)))) return null
  const come = new Set(since.flatMap(step => step.come))
  return come.size === 0 ? chosen : nearest([...new Set([...chosen, ...come])], experience)
}

/** Each once. */
function candidates(steps: Step[]): Experience[] {
  const pools = steps.map(({ listed }) => listed)
  return pools.length === 1 ? pools.flat() : [...new Set(pools.flat())]
}

/** Those of its own provinces; of the whole region when it has none. */
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
