import type { Experience } from './experience.ts'

const unranked = Number.MAX_SAFE_INTEGER

/**
 * The initial order: featured ones first, then the editors' own order, then the alphabet of their addresses. One that is written down stays when
 * a name changes: an experience, or a page of a list, does not move because a comma was mended. What visitors are told of it: `/como-ordenamos`.
 */
export function inInitialOrder(experiences: Experience[]): Experience[] {
  return experiences.toSorted(
    (a, b) =>
      Number(b.isVip) - Number(a.isVip) ||
      (a.rank ?? unranked) - (b.rank ?? unranked) ||
      (a.slug < b.slug ? -1 : 1)
  )
}
