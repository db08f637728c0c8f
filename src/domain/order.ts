import type { Experience } from './experience.ts'
import { readIn } from './text.ts'

const collator = new Intl.Collator('es')
const unranked = Number.MAX_SAFE_INTEGER

/** The initial order: featured ones first, then the editors' own order, then the Spanish name. */
export function inInitialOrder(experiences: Experience[]): Experience[] {
  return experiences.toSorted(
    (a, b) =>
      Number(b.isVip) - Number(a.isVip) ||
      (a.rank ?? unranked) - (b.rank ?? unranked) ||
      collator.compare(readIn('es', a.name).text, readIn('es', b.name).text) ||
      (a.id < b.id ? -1 : 1)
  )
}
