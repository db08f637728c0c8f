import type { Content } from '#domain/catalogue/content.ts'
import type { Opinion } from '#domain/opinion/opinion.ts'
import { byId } from './document-order.ts'

/** The opinions of each experience, newest first, in the order of the experiences. */
export function opinionsByExperience(
  experienceIds: readonly string[],
  placed: readonly { experienceId: string; opinion: Opinion }[]
): Content['opinions'] {
  const groups = Map.groupBy(placed, ({ experienceId }) => experienceId)
  const filled = experienceIds.flatMap(id => {
    const opinions = groups.get(id)?.map(({ opinion }) => opinion)
    return opinions ? [[id, opinions.toSorted(newestFirst)] as const] : []
  })
  return Object.fromEntries(filled)
}

function newestFirst(one: Opinion, other: Opinion): number {
  return Date.parse(other.date) - Date.parse(one.date) || byId(one, other)
}
