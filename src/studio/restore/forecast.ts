import { blockedKinds } from '#domain/site/publication-control.ts'
import { guardedCollections, guardLimits, leastAllowed } from '#domain/site/publication-guard.ts'

import type { PastLine } from './past.ts'

/** What the guard would hold, at least: it counts what else was changed within a day, too. */
export interface Forecast {
  collection: (typeof guardedCollections)[number]
  kind: (typeof blockedKinds)[number]
  count: number
}

/** What the guard would say to changes of documents; `sizes` is how many documents each collection has. */
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
