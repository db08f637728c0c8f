import { blockedKinds } from '#domain/site/publication-control.ts'
import { guardedCollections, guardLimits, leastAllowed } from '#domain/site/publication-guard.ts'

import type { PastLine } from './past.ts'

/** Changes that the guard would hold, as a minimum: it also counts other changes of the day. */
export interface Forecast {
  collection: (typeof guardedCollections)[number]
  kind: (typeof blockedKinds)[number]
  count: number
}

/** Predicts the guard's decision about changes; `sizes` has the number of documents in each collection. */
export function forecastOf(
  lines: readonly PastLine[],
  sizes: Readonly<Partial<Record<string, number>>>
): Forecast[] {
  return guardedCollections.flatMap(collection => {
    const seen = lines.filter(({ isSeen, place }) => place.collection === collection && isSeen)
    return blockedKinds.flatMap(kind => {
      const count = seen.filter(line => isOfKind(line, kind)).length
      const allowed = Math.max(leastAllowed, (sizes[collection] ?? 0) * guardLimits[kind].share)
      return count > allowed ? [{ collection, count, kind }] : []
    })
  })
}

function isOfKind({ fields, willBeSeen }: PastLine, kind: Forecast['kind']): boolean {
  if (kind === 'removed') return !willBeSeen
  const { fields: sensitive } = guardLimits[kind]
  return willBeSeen && sensitive.some(field => fields.includes(field))
}
