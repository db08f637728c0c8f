import type { Firestore } from 'firebase-admin/firestore'
import type { RawDocument } from '#contract/reading/snapshot.ts'
import { decodeReview, encodeReview } from '#contract/written/opinion.ts'
import { inTurn, readAllOpinions } from '../database/documents.ts'

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
  const ofCustomers = opinions.filter(hasAuthor)
  const written = await inTurn(ofCustomers, ({ experiencia, fecha, id, uid }) => {
    const ref = db.doc(`usuarios/${uid}/opiniones/${id}`)
    return db.runTransaction(async transaction => {
      if (decodeReview((await transaction.get(ref)).data()) !== null) return false
      const date = decodeReview({ experiencia, fecha })?.date ?? now.toISOString()
      transaction.set(ref, encodeReview(experiencia, date))
      return true
    })
  })
  return { opinions: ofCustomers.length, written: written.filter(Boolean).length }
}

interface AuthoredOpinion extends RawDocument {
  experiencia: string
  uid: string
}

/** A uid is the name of a document: what cannot be one is nobody's. */
function hasAuthor(opinion: RawDocument): opinion is AuthoredOpinion {
  const { experiencia, uid } = opinion
  return typeof experiencia === 'string' && typeof uid === 'string' && /^[\w-]{1,128}$/.test(uid)
}
