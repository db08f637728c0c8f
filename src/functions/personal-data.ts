import { getAuth } from 'firebase-admin/auth'
import { type DocumentSnapshot, getFirestore, type QuerySnapshot } from 'firebase-admin/firestore'

import { encodeOwnData } from '#contract/written/account.ts'

import { accountRef, forgetUser } from './account-record.ts'
import { reviewRef } from './opinions.ts'

/** What lies below the document of a customer. */
const below = ['compras', 'direcciones', 'experiencias', 'tarjetas'] as const

/** What lies elsewhere and says by `uid` whose it is. */
const elsewhere = ['contactos', 'estadisticas', 'registros'] as const

/** What tax law has us keep for its years, whoever asks. */
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
 * Deletes what is kept about a customer, and the sign-in last: should something fail on the way, asking again goes on from there. Tells how
 * many invoices stay.
 */
export async function deletePerson(uid: string): Promise<number> {
  const found = await documentsOf(uid)
  await Promise.all(found.flatMap(({ documents }) => documents.flatMap(forget)))
  const { size } = await invoicesOf(uid)
  await accountRef(uid).delete()
  await forgetUser(uid)
  // Another device may have signed in between the two.
  await accountRef(uid).delete()
  return size
}

/** An opinion that waits stands in the list of those that do, too. */
function forget({ id, ref }: DocumentSnapshot): Promise<unknown>[] {
  const isOpinion = ref.parent.id === 'comentarios'
  return [ref.delete(), ...(isOpinion ? [reviewRef(getFirestore(), id).delete()] : [])]
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

/** Opinions lie below the experiences they are about: all are gone through, which is dear and asked for once in a life. */
async function opinionsOf(uid: string): Promise<DocumentSnapshot[]> {
  const { docs } = await getFirestore().collection('experiencias').get()
  const found = await Promise.all(
    docs.map(({ ref }) => ref.collection('comentarios').where('uid', '==', uid).get())
  )
  return found.flatMap(({ docs }) => docs)
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
