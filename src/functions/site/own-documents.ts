import { type CollectionReference, getFirestore } from 'firebase-admin/firestore'
import * as logger from 'firebase-functions/logger'

/** Collections below the document of a customer. */
type OwnCollection = 'compras' | 'direcciones' | 'experiencias' | 'opiniones' | 'tarjetas'

export function ownCollection(uid: string, name: OwnCollection): CollectionReference {
  return getFirestore().collection('usuarios').doc(uid).collection(name)
}

/** Reads all documents of a collection. One that does not fit is left out and named in the log: the rest is still there. */
export async function readAll<Value>(
  collection: CollectionReference,
  decode: (id: string, document: unknown) => Value | null
): Promise<Value[]> {
  const { docs } = await collection.get()
  return docs.flatMap(snapshot => {
    const value = decode(snapshot.id, snapshot.data())
    if (value === null) logger.warn(`${snapshot.ref.path} does not fit and is left out`)
    return value === null ? [] : [value]
  })
}
