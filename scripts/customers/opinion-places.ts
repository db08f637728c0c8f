import type { Firestore } from 'firebase-admin/firestore'
import { decodeAuthor, decodeReview, encodeReview } from '#contract/user-documents/opinion.ts'
import { mapLimited, readAllOpinions } from '../database/documents.ts'

/** How many opinions of customers were looked at, and how many of them got the place that they had not. */
export interface OpinionPlaces {
  opinions: number
  written: number
}

/**
 * Gives each opinion its place in `usuarios/{uid}/opiniones`, by which the data of a customer are found and deleted. Opinions written before that
 * list existed have none. Opinions without an author (the editors' own) need none. It may run as often as one likes.
 */
export async function writeOpinionPlaces(db: Firestore, now: Date): Promise<OpinionPlaces> {
  const { docs } = await db.collection('experiencias').get()
  const opinions = await readAllOpinions(
    db,
    docs.map(({ id }) => id)
  )
  const ofCustomers = opinions.flatMap(opinion => decodeAuthor(opinion) ?? [])
  const written = await mapLimited(ofCustomers, ({ date, experienceId, id, uid }) => {
    const ref = db.doc(`usuarios/${uid}/opiniones/${id}`)
    return db.runTransaction(async transaction => {
      if (decodeReview((await transaction.get(ref)).data()) !== null) return false
      transaction.set(ref, encodeReview(experienceId, date ?? now.toISOString()))
      return true
    })
  })
  return { opinions: ofCustomers.length, written: written.filter(Boolean).length }
}
