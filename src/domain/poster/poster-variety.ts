import { textHash } from '#domain/data/random.ts'
import type { Composition } from 'posters/compositions'

/** An experience that needs a composition: the best first, never none. */
export interface VarietyCandidate {
  id: string
  choices: readonly Composition[]
}

/** How often a composition may come in one province while another one fits: once; three times when all that fit are taken. */
const rooms = [1, 2]

/**
 * Which composition each experience of a province shows. No two share one while another one fits. Each asks for its best first; of those who ask for
 * the same the one with fewer to choose from has it, else the draw by their ids decides, so a new experience moves as few of the others as can be.
 */
export function compositionsFor(applicants: readonly VarietyCandidate[]): Map<string, Composition> {
  const chosen = new Map<string, Composition>()
  let waiting = applicants
  for (const room of rooms) {
    const matches = matchCandidates(waiting, room)
    if (room === 1) for (const applicant of waiting) makeRoom(applicant, matches)
    for (const [composition, matched] of matches) {
      for (const { id } of matched) chosen.set(id, composition)
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

type Matches = Map<Composition, VarietyCandidate[]>

/** Deferred acceptance: the outcome does not depend on who asks first. */
function matchCandidates(applicants: readonly VarietyCandidate[], room: number): Matches {
  const matches: Matches = new Map()
  const refusals = new Map<VarietyCandidate, number>()
  const asking = [...applicants]
  for (let applicant = asking.pop(); applicant; applicant = asking.pop()) {
    const composition = applicant.choices[refusals.get(applicant) ?? 0]
    if (composition === undefined) continue
    const matched = byDraw([...(matches.get(composition) ?? []), applicant], composition)
    const refused = matched.length > room ? matched.pop() : undefined
    matches.set(composition, matched)
    if (refused === undefined) continue
    refusals.set(refused, (refusals.get(refused) ?? 0) + 1)
    asking.push(refused)
  }
  return matches
}

/** One that got nothing takes what another one holds, if that one can go on to something else that is free. */
function makeRoom(applicant: VarietyCandidate, matches: Matches, tried = new Set<Composition>()): boolean {
  if (applicant.choices.some(composition => matches.get(composition)?.includes(applicant))) return true
  for (const composition of applicant.choices) {
    if (tried.has(composition)) continue
    tried.add(composition)
    const [current] = matches.get(composition) ?? []
    matches.set(composition, [applicant])
    if (current === undefined || makeRoom(current, matches, tried)) return true
    matches.set(composition, [current])
  }
  return false
}

function byDraw(applicants: VarietyCandidate[], composition: Composition): VarietyCandidate[] {
  if (applicants.length < 2) return applicants
  const draw = ({ id }: VarietyCandidate) => textHash(`${composition} ${id}`)
  return applicants.toSorted(
    (one, other) =>
      one.choices.length - other.choices.length || draw(one) - draw(other) || (one.id < other.id ? -1 : 1)
  )
}
