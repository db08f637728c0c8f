import { textHash } from '#domain/data/random.ts'
import type { Composition } from '#domain/composition/compositions.ts'

/** An experience that needs a composition: the best first, never none. */
export interface Applicant {
  id: string
  choices: readonly Composition[]
}

/** How often a composition may come in one province while another one fits: once; three times when all that fit are taken. */
const rooms = [1, 2]

/**
 * Which composition each experience of a province shows. No two share one while another one fits. Each asks for its best first; of those who ask for
 * the same the one with fewer to choose from has it, else the draw by their ids decides, so a new experience moves as few of the others as can be.
 */
export function compositionsFor(applicants: readonly Applicant[]): Map<string, Composition> {
  const chosen = new Map<string, Composition>()
  let waiting = applicants
  for (const room of rooms) {
    const held = matched(waiting, room)
    if (room === 1) for (const applicant of waiting) makeRoom(applicant, held)
    for (const [composition, holders] of held) {
      for (const { id } of holders) chosen.set(id, composition)
    }
    waiting = waiting.filter(({ id }) => !chosen.has(id))
  }
  // Where a province has many of a kind, the draw spreads the rest over all that fits: one more of them moves none of the others.
  for (const { choices, id } of waiting) {
    const drawn = choices[textHash(id) % choices.length]
    if (drawn !== undefined) chosen.set(id, drawn)
  }
  return chosen
}

type Held = Map<Composition, Applicant[]>

/** Deferred acceptance: the outcome does not depend on who asks first. */
function matched(applicants: readonly Applicant[], room: number): Held {
  const held: Held = new Map()
  const refusals = new Map<Applicant, number>()
  const asking = [...applicants]
  for (let applicant = asking.pop(); applicant; applicant = asking.pop()) {
    const composition = applicant.choices[refusals.get(applicant) ?? 0]
    if (composition === undefined) continue
    const holders = byDraw([...(held.get(composition) ?? []), applicant], composition)
    const refused = holders.length > room ? holders.pop() : undefined
    held.set(composition, holders)
    if (refused === undefined) continue
    refusals.set(refused, (refusals.get(refused) ?? 0) + 1)
    asking.push(refused)
  }
  return held
}

/** One that got nothing takes what another one holds, if that one can go on to something else that is free. */
function makeRoom(applicant: Applicant, held: Held, tried = new Set<Composition>()): boolean {
  if (applicant.choices.some(composition => held.get(composition)?.includes(applicant))) return true
  for (const composition of applicant.choices) {
    if (tried.has(composition)) continue
    tried.add(composition)
    const [holder] = held.get(composition) ?? []
    held.set(composition, [applicant])
    if (holder === undefined || makeRoom(holder, held, tried)) return true
    held.set(composition, [holder])
  }
  return false
}

function byDraw(applicants: Applicant[], composition: Composition): Applicant[] {
  if (applicants.length < 2) return applicants
  const draw = ({ id }: Applicant) => textHash(`${composition} ${id}`)
  return applicants.toSorted(
    (one, other) =>
      one.choices.length - other.choices.length || draw(one) - draw(other) || (one.id < other.id ? -1 : 1)
  )
}

/** An experience in the list of the whole region. */
export interface Hanging extends Applicant {
  province: string
}

/** As many cards as a page of a listing has, and how often one composition may come among them while another one fits. */
const [cardsInView, mostInView] = [48, 3]
/** The cards before that stand beside one or nearly so. */
const beside = 3

/**
 * The same choice with less of one kind in a row: along the list, what stands beside itself, or came three times among the cards before, gives way to
 * what fits and has room there. Where nothing has, nothing moves: of many alike one page changes when one goes. None gives way to what leaves its
 * province with two alike while another one fits.
 */
export function spreadAlong(
  list: readonly Hanging[],
  chosen: ReadonlyMap<string, Composition>
): Map<string, Composition> {
  const spread = new Map(chosen)
  const provinces = new Map(
    [...Map.groupBy(list, ({ province }) => province)].map(([name, own]) => [
      name,
      { counts: countsOf(own, spread), own }
    ])
  )
  const inView = new Map<Composition, number>()
  for (const [place, { choices, id, province }] of list.entries()) {
    const near = list.slice(Math.max(0, place - beside), place).map(other => spread.get(other.id))
    change(inView, spread.get(list[place - 1]?.id ?? ''), 1)
    change(inView, spread.get(list[place - cardsInView]?.id ?? ''), -1)
    const excess = (name: Composition) =>
      Math.max(0, (inView.get(name) ?? 0) - mostInView + 1) + (near.includes(name) ? cardsInView : 0)
    const own = spread.get(id)
    const around = provinces.get(province)
    if (own === undefined || around === undefined || excess(own) === 0) continue
    /** What it leaves is shown still, or was alone and nobody who shares would take it. */
    const mayShow = (name: Composition) =>
      (around.counts.get(own) ?? 0) > 1 ||
      ((around.counts.get(name) ?? 0) === 0 &&
        !around.own.some(
          other => other.choices.includes(own) && isShared(around.counts, spread.get(other.id))
        ))
    const better = choices
      .filter(name => excess(name) === 0 && mayShow(name))
      .toSorted((one, other) => (inView.get(one) ?? 0) - (inView.get(other) ?? 0))
      .at(0)
    if (better === undefined) continue
    spread.set(id, better)
    change(around.counts, own, -1)
    change(around.counts, better, 1)
  }
  return spread
}

type Counts = Map<Composition, number>

function countsOf(list: readonly Hanging[], shown: ReadonlyMap<string, Composition>): Counts {
  const counts: Counts = new Map()
  for (const { id } of list) change(counts, shown.get(id), 1)
  return counts
}

function change(counts: Counts, name: Composition | undefined, by: number): void {
  if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + by)
}

function isShared(counts: Counts, name: Composition | undefined): boolean {
  return name !== undefined && (counts.get(name) ?? 0) > 1
}
