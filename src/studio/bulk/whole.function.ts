import { FieldPath, getFirestore } from 'firebase-admin/firestore'

import { estudioEnlaces as estudioEnlacesCall, estudioExportar as estudioExportarCall } from './whole.call.ts'
import { nameIn } from '#contract/reading/draft.ts'
import { fieldsReferringTo } from '#studio/document/referring-fields.contract.ts'
import { plainFields } from '#contract/values/typed-value.ts'
import type { WholeDocument } from './planned.ts'
import { mayReadAll } from '#domain/account/rights.ts'

import { callable } from '#functions/site/callable.ts'
import { done } from '#functions/site/outcome.ts'
import { fieldsIn, refuseRole, revisionOf } from '#studio/document/place.function.ts'

const documentsPerPage = 100
/** An answer of a function holds ten million bytes; the last document may still be a large one. */
const largestPage = 4_000_000
const maxReferences = 100

export const estudioExportar = callable(
  estudioExportarCall,
  { who: 'studio' },
  async ({ after, collection }, { rights }) => {
    if (!mayReadAll(rights)) return refuseRole()
    const all = getFirestore().collection(collection).orderBy(FieldPath.documentId()).limit(documentsPerPage)
    const { docs } = await (after === null ? all : all.startAfter(after)).get()
    const documents: WholeDocument[] = []
    let bytes = 0
    for (const snapshot of docs) {
      if (bytes > largestPage) break
      const fields = fieldsIn(snapshot)
      bytes += JSON.stringify(fields).length
      documents.push({ fields, id: snapshot.id, revision: revisionOf(snapshot) })
    }
    const isEnd = documents.length === docs.length && docs.length < documentsPerPage
    return done({ documents, next: isEnd ? null : (documents.at(-1)?.id ?? null) })
  }
)

export const estudioEnlaces = callable(
  estudioEnlacesCall,
  { who: 'studio' },
  async ({ collection, id }, { rights }) => {
    if (!mayReadAll(rights)) return refuseRole()
    const found = await Promise.all(
      fieldsReferringTo(collection).map(async ({ collection: other, field, isList }) => {
        const documents = getFirestore().collection(other)
        const referring = documents.where(field, isList ? 'array-contains' : '==', id).limit(maxReferences)
        return (await referring.get()).docs.map(document => ({ collection: other, document }))
      })
    )
    const references = found.flat().map(({ collection: other, document }) => ({
      collection: other,
      id: document.id,
      title: nameIn({ ...plainFields(fieldsIn(document)), id: document.id })
    }))
    return done(references.slice(0, maxReferences))
  }
)
