import { getFirestore } from 'firebase-admin/firestore'

import { estudioBorrar as estudioBorrarCall } from '#studio/bulk/whole.call.ts'
import { nameIn } from '#contract/reading/draft.ts'
import { plainFields } from '#contract/values/typed-value.ts'
import { encodeRecord, recordCollection } from './stored.contract.ts'
import { mayEdit } from '#domain/account/rights.ts'

import { callable } from '#functions/site/callable.ts'
import { done, refuse } from '#functions/site/outcome.ts'
import { documentAt, fieldsIn, historyOf, refuseRole, revisionOf } from './place.function.ts'
import { plansOf } from '#studio/plans/place.function.ts'
import { addDeletion, commitBatch } from './writing.function.ts'

/** A document that was changed since it was read is not deleted. The versions stay, the last one as it was deleted. */
export const estudioBorrar = callable(
  estudioBorrarCall,
  { who: 'studio' },
  async ({ place, revision }, { rights, uid }) => {
    if (!mayEdit(rights, place.collection)) return refuseRole()
    const [document, history] = await getFirestore().getAll(documentAt(place), historyOf(place))
    if (!document?.exists || history === undefined || document.updateTime === undefined)
      return refuse('not-found', 'The document is gone', 'document-gone')
    if (revisionOf(document) !== revision) return done({ kind: 'changed-since' as const })
    const moment = new Date()
    const batch = getFirestore().batch()
    batch.delete(document.ref, { lastUpdateTime: document.updateTime })
    for (const plan of plansOf(place)) batch.delete(plan)
    addDeletion(batch, { document, history, moment, uid })
    const where = `${place.collection}/${place.id}`
    const title = nameIn({ ...plainFields(fieldsIn(document)), id: place.id })
    const line = { action: 'delete' as const, fields: [], title, where }
    batch.create(getFirestore().collection(recordCollection).doc(), encodeRecord(uid, moment, line))
    return done({ kind: (await commitBatch(batch)) === null ? 'changed-since' : 'deleted' } as const)
  }
)
