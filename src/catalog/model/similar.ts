import type { Experience } from '#domain/catalogue/experience.ts'
import { distanceKm } from '#domain/place/place.ts'
import { memoizeByWord } from '#domain/data/memoize.ts'
import { wholeRegion } from '#domain/place/province.ts'

import type { CatalogScope } from './catalog.ts'

const similarShown = 4

/** A shared category makes something as near as if it were so many kilometres closer. The first category of an experience says most of what it is. */
const kmPerSharedFirst = 50
const kmPerSharedCategory = 20

/** How far away it may be: of the same first category, of another one that both have, of another kind. */
const reachKm = { first: 100, none: 20, shared: 40 }

/** How far away it may be in a province where the experience itself is not. */
const reachBeyondKm = 30

/** How far away something is taken to be that does not say where it is: about as far as a province is wide. */
const kmWhenUnknown = 100

/** A listing as it is, and what came into it and left it since the one before. */
interface Step {
  come: Experience[]
  gone: ReadonlySet<Experience>
  listed: Experience[]
  turn: number
  /** Results by experience, for those whose first listing this is: of this catalogue and the one before. Older results are dropped with the experiences they hold. */
  similar: Map<Experience, Similar>
  before: ReadonlyMap<Experience, Similar>
}

/** A cached result with the lists from which it was computed. */
interface Similar {
  chosen: Experience[]
  turns: number[]
}

interface Latest {
  step: Step
}

const latestOf = memoizeByWord((_pool: string): Latest => ({ step: firstStep() }))

const firstStep = (): Step => ({
  before: new Map(),
  come: [],
  gone: new Set(),
  listed: [],
  similar: new Map(),
  turn: 0
})

/**
 * A few listed experiences worth a look after this one: of its kind and not far, or of any kind and near it; also just beyond the border of its
 * province. Worked out once for all locales; in a listing that follows another one, only what is new is compared.
 */
export function similarTo(around: Around, experience: Experience): Experience[] {
  const steps = poolsOf(around, experience).map(([pool, listed]) => stepTo(pool, listed))
  const [first] = steps
  const before = first?.similar.get(experience) ?? first?.before.get(experience)
  const chosen = (before && following(before, steps, experience)) ?? nearest(candidates(steps), experience)
  first?.similar.set(experience, { chosen, turns: steps.map(({ turn }) => turn) })
  return chosen
}

function stepTo(pool: string, listed: Experience[]): Step {
  const latest = latestOf(pool)
  const before = latest.step
  if (before.listed === listed) return before
  const [old, present] = [new Set(before.listed), new Set(listed)]
  latest.step = {
    before: before.similar,
    come: listed.filter(each => !old.has(each)),
    gone: new Set(before.listed.filter(each => !present.has(each))),
    listed,
    similar: new Map(),
    turn: before.turn + 1
  }
  return latest.step
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

/** Candidates from its own provinces and those near them; from the whole region when it has no province. */
function poolsOf({ beyond, listed }: Around, { provinces }: Experience): [pool: string, Experience[]][] {
  if (provinces.length === 0) return [[wholeRegion, listed[wholeRegion]]]
  const own = provinces.map((slug): [string, Experience[]] => [slug, listed[slug]])
  return [...own, [`beyond ${provinces.join(' ')}`, beyond]]
}

/** Where it is looked for. */
interface Around extends Pick<CatalogScope, 'listed'> {
  /** Listed in other provinces, at least those within reach of one of the experiences here. */
  beyond: Experience[]
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
    const far = strangeness(experience, other)
    if (far === null) continue
    const measured = { far, other }
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

/** Kilometres between the two, less what their shared categories are worth; null where it is too far for that. Without a position of its own only the kind counts. */
function strangeness(one: Experience, other: Experience): number | null {
  const [first] = one.categoryIds
  const sharesFirst = first !== undefined && first === other.categoryIds[0]
  let shared = sharesFirst ? -1 : 0
  for (const id of one.categoryIds) if (other.categoryIds.includes(id)) shared += 1
  const km = one.position && other.position ? distanceKm(one.position, other.position) : kmWhenUnknown
  const isBeyond = one.provinces.length > 0 && !one.provinces.some(slug => other.provinces.includes(slug))
  const reach = reachKm[sharesFirst ? 'first' : shared > 0 ? 'shared' : 'none']
  if (km > (isBeyond ? Math.min(reach, reachBeyondKm) : reach)) return null
  return km - (sharesFirst ? kmPerSharedFirst : 0) - shared * kmPerSharedCategory
}
