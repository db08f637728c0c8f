import { type Firestore, getFirestore } from 'firebase-admin/firestore'

import {
  listarRevisiones as listarRevisionesCall,
  revisarOpinion as revisarOpinionCall
} from '#contract/calls/opinions.ts'
import { nameIn } from '#contract/fields/page-slug.ts'
import { decodeOpinion, decodeReview, encodeOpinion } from '#contract/user-documents/opinion.ts'
import type { WaitingOpinion } from '#domain/opinion/opinion.ts'

import { callable } from '#functions/site/callable.ts'
import { reviewRef } from './opinions.ts'
import { done, refuse } from '#functions/site/outcome.ts'

const maxListed = 100

/** The opinions that wait, the oldest first: those that do not fit come when some of these are decided about. */
export const listarRevisiones = callable(listarRevisionesCall, { who: 'admin' }, async () => {
  const db = getFirestore()
  const { docs } = await db
    .collection('revisiones')
    .orderBy('fecha')
    .limit(maxListed + 1)
    .get()
  const shown = docs.slice(0, maxListed)
  const found = await Promise.all(shown.map(doc => waitingOpinion(db, doc.id, doc.data())))
  const opinions = found.filter(opinion => opinion !== null)
  return done({ hasMore: docs.length > maxListed, opinions })
})

/** Decides about the very text that was read: one that was changed meanwhile is to be read again. */
export const revisarOpinion = callable(
  revisarOpinionCall,
  { who: 'admin' },
  async ({ date, experienceId, id, isPublished, refusal: said }) => {
    const refusal = isPublished ? null : said || null
    const db = getFirestore()
    const ref = db.doc(`experiencias/${experienceId}/comentarios/${id}`)
    return db.runTransaction(async transaction => {
      const opinion = decodeOpinion(id, (await transaction.get(ref)).data())
      if (opinion === null) return refuse('not-found', 'The opinion is gone')
      if (opinion.date !== date) return refuse('aborted', 'The opinion was changed meanwhile')
      transaction.set(ref, encodeOpinion({ ...opinion, isPublished, isRefused: !isPublished, refusal }))
      transaction.delete(reviewRef(db, id))
      return done(true)
    })
  }
)

/** Null when its author has gone, or the experience, and the opinion with it: then nothing waits any more. */
async function waitingOpinion(db: Firestore, id: string, review: unknown): Promise<WaitingOpinion | null> {
  const place = decodeReview(review)
  if (place === null) return null
  const { experienceId } = place
  const [document, experience] = await Promise.all([
    db.doc(`experiencias/${experienceId}/comentarios/${id}`).get(),
    db.doc(`experiencias/${experienceId}`).get()
  ])
  const opinion = decodeOpinion(id, document.data())
  if (opinion === null) {
    await reviewRef(db, id).delete()
    return null
  }
  const { isPublished: _, isRefused: __, refusal: ___, uid: ____, ...shown } = opinion
  return { ...shown, experienceId, experienceName: nameIn(experience.data()) ?? experienceId }
}
