import { getAuth } from 'firebase-admin/auth'
import { type DocumentSnapshot, getFirestore, type QuerySnapshot } from 'firebase-admin/firestore'

import { encodeOwnData } from '#contract/user-documents/account.ts'
import { decodeReview } from '#contract/user-documents/opinion.ts'

import { accountRef, forgetUser } from './account-record.ts'
import { placeRef, reviewRef } from '#functions/opinion/opinions.ts'
import { ownCollection } from '#functions/site/own-documents.ts'

/** Collections below the document of a customer. */
const below = ['compras', 'direcciones', 'experiencias', 'tarjetas'] as const

/** Collections elsewhere whose documents name their owner by `uid`. */
const elsewhere = ['avisos', 'cambiosEstudio', 'contactos', 'estadisticas', 'registros'] as const

/** Invoices are kept for as long as tax law demands, also when the customer asks for deletion. */
const keptByLaw = 'facturas'

interface Found {
  collection: string
  documents: DocumentSnapshot[]
}

/** Everything that is kept about a customer, by the collections it is in. */
export async function ownData(uid: string): Promise<Record<string, unknown>> {
  const [account, found, invoices, signIn] = await Promise.all([
    accountRef(uid).get(),
    documentsOf(uid),
    invoicesOf(uid),
    getAuth().getUser(uid)
  ])
  const collections = [...found, { collection: keptByLaw, documents: invoices.docs }]
  const lists = collections.map(({ collection, documents }) => [
    collection,
    documents.map(document => ({ ...document.data(), id: document.id }))
  ])
  return plain(
    encodeOwnData({
      account: account.data() ?? null,
      lists: Object.fromEntries(lists),
      signIn: { ...signIn.toJSON(), passwordHash: undefined, passwordSalt: undefined }
    })
  )
}

/**
 * Deletes what is kept about a customer, and then the sign-in: should something fail on the way, asking again goes on from there. Tells how
 * many invoices stay.
 */
export async function deletePerson(uid: string): Promise<number> {
  await deleteDocuments(uid)
  const { size } = await invoicesOf(uid)
  await forgetUser(uid)
  // A call that was admitted just before, or another device, may have written something between the two.
  await deleteDocuments(uid)
  return size
}

async function deleteDocuments(uid: string): Promise<void> {
  const found = await documentsOf(uid)
  await Promise.all(found.flatMap(({ documents }) => documents.flatMap(document => forget(document, uid))))
  const places = await ownCollection(uid, 'opiniones').get()
  await Promise.all(places.docs.map(({ ref }) => ref.delete()))
  await accountRef(uid).delete()
}

/** An opinion stands in the list of those that wait, and in the list of its author, too. */
function forget({ id, ref }: DocumentSnapshot, uid: string): Promise<unknown>[] {
  const isOpinion = ref.parent.id === 'comentarios'
  const places = isOpinion ? [reviewRef(getFirestore(), id), placeRef(uid, id)] : []
  return [ref, ...places].map(each => each.delete())
}

async function documentsOf(uid: string): Promise<Found[]> {
  const db = getFirestore()
  const sources = [
    ...below.map(collection => ({ collection, query: accountRef(uid).collection(collection) })),
    ...elsewhere.map(collection => ({
      collection,
      query: db.collection(collection).where('uid', '==', uid)
    })),
    { collection: 'opiniones', query: null }
  ]
  return Promise.all(
    sources.map(async ({ collection, query }) => ({
      collection,
      documents: query === null ? await opinionsOf(uid) : (await query.get()).docs
    }))
  )
}

/** Opinions lie below the experiences they are about; the list of their author says below which. */
async function opinionsOf(uid: string): Promise<DocumentSnapshot[]> {
  const db = getFirestore()
  const { docs } = await ownCollection(uid, 'opiniones').get()
  const refs = docs.flatMap(doc => {
    const place = decodeReview(doc.data())
    return place === null ? [] : [db.doc(`experiencias/${place.experienceId}/comentarios/${doc.id}`)]
  })
  const found = refs.length === 0 ? [] : await db.getAll(...refs)
  return found.filter(opinion => opinion.get('uid') === uid)
}

function invoicesOf(uid: string): Promise<QuerySnapshot> {
  return getFirestore().collection(keptByLaw).where('uid', '==', uid).get()
}

/** As JSON says it: moments of the database as texts. */
function plain(data: Record<string, unknown>): Record<string, unknown> {
  const text = JSON.stringify(data, (_key, value: unknown) => {
    const { toDate }: { toDate?: unknown } = Object(value)
    const date: unknown = typeof toDate === 'function' ? toDate.call(value) : null
    return date instanceof Date ? date.toISOString() : value
  })
  return JSON.parse(text)
}
