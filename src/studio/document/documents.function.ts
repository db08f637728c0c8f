import {
  type DocumentSnapshot,
  FieldPath,
  getFirestore,
  type QueryDocumentSnapshot
} from 'firebase-admin/firestore'

import {
  estudioLeer as estudioLeerCall,
  estudioListar as estudioListarCall,
  estudioSlug as estudioSlugCall,
  type ListRequest
} from './documents.call.ts'
import { rowMaker } from '#studio/list/document-row.contract.ts'
import { readLastChange } from './stored.contract.ts'
import { mayReadAll, type StudioRights } from '#domain/account/rights.ts'
import type { DocumentPage, StudioCollection } from './studio-document.ts'

import { clockInAndalusia } from '#domain/time/calendar-day.ts'

import { callable } from '#functions/site/callable.ts'
import { done, refuse } from '#functions/site/outcome.ts'
import { authorsOf } from './authors.function.ts'
import { documentAt, fieldsIn, historyOf, mayRead, refuseRole, revisionOf } from './place.function.ts'
import { problemsOf, sharedSlug } from './problems.function.ts'

const documentsPerPage = 500

const makeRow = rowMaker()

export const estudioListar = callable(estudioListarCall, { who: 'studio' }, async (request, { rights }) => {
  if (mayReadAll(rights)) return done(await pageOf(request))
  const own = await ownDocuments(request.collection, rights)
  if (own === null) return refuseRole()
  return done({ next: null, rows: await rowsOf(request.collection, own) })
})

export const estudioLeer = callable(estudioLeerCall, { who: 'studio' }, async (place, { rights }) => {
  const snapshot = await documentAt(place).get()
  const fields = fieldsIn(snapshot)
  // A person who may not read it does not learn either whether it is there.
  if (!mayRead(rights, place, fields)) return refuseRole()
  if (!snapshot.exists) return refuse('not-found', 'There is no such document', 'document-gone')
  const problems = await problemsOf(place, fields)
  return done({ fields, problems, revision: revisionOf(snapshot) })
})

export const estudioSlug = callable(estudioSlugCall, { who: 'studio' }, async ({ place, slug }, { rights }) =>
  mayReadAll(rights) ? done(await sharedSlug(place, slug)) : refuseRole()
)

async function pageOf({ after, collection }: ListRequest): Promise<DocumentPage> {
  const all = getFirestore().collection(collection).orderBy(FieldPath.documentId()).limit(documentsPerPage)
  const { docs } = await (after === null ? all : all.startAfter(after)).get()
  const last = docs.length < documentsPerPage ? undefined : docs.at(-1)
  return { next: last?.id ?? null, rows: await rowsOf(collection, docs) }
}

/** Documents of a person's companies; null for a collection in which nothing belongs to companies. */
async function ownDocuments(
  collection: StudioCollection,
  { companies }: StudioRights
): Promise<DocumentSnapshot[] | null> {
  if (companies.length === 0) return null
  if (collection === 'empresas') {
    const found = await getFirestore().getAll(...companies.map(id => documentAt({ collection, id })))
    return found.filter(({ exists }) => exists)
  }
  if (collection !== 'experiencias') return null
  const found: QueryDocumentSnapshot[] = []
  for (const company of companies) {
    const ofOne = getFirestore().collection(collection).where('empresa', '==', company)
    found.push(...(await ofOne.limit(documentsPerPage).get()).docs)
  }
  return found.slice(0, documentsPerPage)
}

async function rowsOf(
  collection: StudioCollection,
  documents: readonly DocumentSnapshot[]
): Promise<DocumentPage['rows']> {
  if (documents.length === 0) return []
  const histories = await getFirestore().getAll(...documents.map(({ id }) => historyOf({ collection, id })))
  const changes = histories.map((history, index) =>
    // Written in one go with the document; of another moment, it was changed elsewhere since.
    revisionOf(history) === revisionOf(documents[index] ?? history) ? readLastChange(history.data()) : null
  )
  const authorFor = await authorsOf(changes.flatMap(change => change?.uid ?? []))
  const now = clockInAndalusia(new Date())
  return documents.map((document, index) => {
    const change = changes[index]
    return {
      ...makeRow({ collection, id: document.id }, revisionOf(document), () => fieldsIn(document), now),
      changedAt: document.updateTime?.toDate().toISOString() ?? '',
      changedBy: change ? authorFor(change.uid) : null
    }
  })
}
