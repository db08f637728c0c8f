import { createHash } from 'node:crypto'
import { type DocumentReference, type Firestore, getFirestore } from 'firebase-admin/firestore'

import {
  borrarOpinion as borrarOpinionCall,
  guardarOpinion as guardarOpinionCall,
  miOpinion as miOpinionCall
} from '#contract/calls/opinions.ts'
import { decodeOpinion, encodeOpinion, encodeReview } from '#contract/user-documents/opinion.ts'
import { decodePurchase } from '#contract/user-documents/purchase.ts'
import { pageSlug } from '#contract/fields/page-slug.ts'
import { validateOpinion } from '#domain/opinion/opinion-form.ts'
import { stateOfOpinion } from '#domain/opinion/opinion.ts'

import { callable } from '#functions/site/callable.ts'
import { readingLimits } from '#functions/site/limits.ts'
import { done, refuse } from '#functions/site/outcome.ts'
import { ownCollection, readAll } from '#functions/site/own-documents.ts'

/** A person has one opinion of an experience: pressing twice writes it once. The id does not tell whose it is. */
function opinionRef(db: Firestore, experienceId: string, uid: string): DocumentReference {
  const id = createHash('sha256').update(`${experienceId}/${uid}`).digest('hex').slice(0, 20)
  return db.doc(`experiencias/${experienceId}/comentarios/${id}`)
}

/** The entry with the same id in the list of opinions that wait. */
export function reviewRef(db: Firestore, opinionId: string): DocumentReference {
  return db.doc(`revisiones/${opinionId}`)
}

/** And in the list of what its author wrote, by which all of it is found without going through all experiences. */
export function placeRef(uid: string, opinionId: string): DocumentReference {
  return ownCollection(uid, 'opiniones').doc(opinionId)
}

/** Writes the opinion and its place in both lists, together. A changed one is reviewed again. */
export const guardarOpinion = callable(
  guardarOpinionCall,
  { limits: [{ by: 'person', seconds: 3600, times: 10 }], who: 'customer' },
  async ({ experienceId, form, language }, { uid }) => {
    const [problem] = validateOpinion(form)
    if (problem) return refuse('invalid-argument', `Wrong: ${problem.field}`, problem.code)
    const db = getFirestore()
    const experience = (await db.doc(`experiencias/${experienceId}`).get()).data()
    const slug = experience ? pageSlug(experienceId, experience) : null
    if (slug === null) return refuse('not-found', 'There is no such experience')
    const isPurchaseVerified = await hasBought(uid, slug)
    const ref = opinionRef(db, experienceId, uid)
    const date = new Date().toISOString()
    const opinion = {
      author: form.author,
      date,
      id: ref.id,
      isPublished: false,
      isPurchaseVerified,
      isRefused: false,
      language,
      refusal: null,
      text: form.text,
      uid
    }
    await db
      .batch()
      .set(ref, encodeOpinion(opinion))
      .set(reviewRef(db, ref.id), encodeReview(experienceId, date))
      .set(placeRef(uid, ref.id), encodeReview(experienceId, date))
      .commit()
    return done(stateOfOpinion(opinion))
  }
)

export const borrarOpinion = callable(
  borrarOpinionCall,
  { limits: readingLimits, who: 'customer' },
  async (experienceId, { uid }) => {
    const db = getFirestore()
    const ref = opinionRef(db, experienceId, uid)
    await db.batch().delete(ref).delete(reviewRef(db, ref.id)).delete(placeRef(uid, ref.id)).commit()
    return done(true)
  }
)

export const miOpinion = callable(
  miOpinionCall,
  { limits: readingLimits, who: 'customer' },
  async (experienceId, { uid }) => {
    const document = await opinionRef(getFirestore(), experienceId, uid).get()
    const opinion = decodeOpinion(document.id, document.data())
    return done(
      opinion && {
        author: opinion.author,
        refusal: opinion.refusal,
        state: stateOfOpinion(opinion),
        text: opinion.text
      }
    )
  }
)

/** Whether a person has bought an experience and not given it back. */
async function hasBought(uid: string, slug: string): Promise<boolean> {
  const purchases = await readAll(ownCollection(uid, 'compras'), decodePurchase)
  return purchases.some(purchase => purchase.slug === slug && purchase.state === 'paid')
}
