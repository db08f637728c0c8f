import { type CollectionReference, getFirestore } from 'firebase-admin/firestore'
import { formContacto as formContactoCall } from '#contract/calls/form-contacto.ts'
import {
  grabarEstadisticas as grabarEstadisticasCall,
  type VisitReport
} from '#contract/calls/grabar-estadisticas.ts'
import { settings } from '#settings.ts'
import { callable } from '#functions/site/callable.ts'
import { createContactHandler } from './contact.ts'
import { randomUUID } from 'node:crypto'
import { decodeVisit, encodeVisit } from '#contract/user-documents/visit.ts'
import { visitAfter } from '#domain/privacy/visit.ts'
import type { Person } from '#functions/site/caller.ts'
import { done, type Outcome, refuse } from '#functions/site/outcome.ts'

const now = () => new Date()

/** Keeps a message to the business (specification, sections 5 and 7). */
export const formContacto = callable(
  formContactoCall,
  {
    limits: [
      { by: 'person', seconds: 600, times: 5 },
      { by: 'address', seconds: 3600, times: 30 }
    ],
    who: 'anyone'
  },
  createContactHandler(() => getFirestore().collection('contactos'), settings, now)
)

/** Records the visit of a person who agreed to be counted (specification, sections 3 and 4). */
export const grabarEstadisticas = callable(
  grabarEstadisticasCall,
  {
    limits: [
      { by: 'person', seconds: 600, times: 60 },
      { by: 'address', seconds: 600, times: 300 }
    ],
    who: 'identified'
  },
  createVisitHandler(() => getFirestore().collection('estadisticas'), now)
)

/** Records a visit: begins it, or adds to it what is new. A visit belongs to the visitor who began it. */
function createVisitHandler(visits: () => CollectionReference, now: () => Date) {
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
