import { randomUUID } from 'node:crypto'
import type { CollectionReference } from 'firebase-admin/firestore'

import type { VisitReport } from '#contract/calls/grabar-estadisticas.ts'
import { decodeVisit, encodeVisit } from '#contract/written/visit.ts'
import { visitAfter } from '#domain/privacy/visit.ts'

import type { Person } from '#functions/site/caller.ts'
import { done, type Outcome, refuse } from '#functions/site/outcome.ts'

/** Records a visit: begins it, or adds to it what is new. A visit belongs to the visitor who began it. */
export function createVisitHandler(visits: () => CollectionReference, now: () => Date) {
  return async ({ id, ...report }: VisitReport, { uid }: Person): Promise<Outcome<string>> => {
    const ref = visits().doc(id ?? randomUUID())
    return ref.firestore.runTransaction(async transaction => {
      const document = await transaction.get(ref)
      const before = document.exists ? decodeVisit(document.data()) : null
      if (document.exists && before?.uid !== uid) {
        return refuse('permission-denied', 'The visit is of somebody else')
      }
      transaction.set(ref, encodeVisit(visitAfter(before, report, uid, now().toISOString())))
      return done(ref.id)
    })
  }
}
