import { getFirestore } from 'firebase-admin/firestore'

import { companyOf } from '#studio/list/document-row.contract.ts'
import { sameSlug, unknownCompany } from './beside-others.ts'
import { documentProblems } from './decoders.contract.ts'
import { documentAt } from './place.function.ts'
import { isDocumentId } from '#domain/text/document-id.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import type { DocumentPlace, DocumentProblem } from './studio-document.ts'

/** Problems of a document, on its own and beside the others. */
export async function problemsOf(place: DocumentPlace, fields: DocumentFields): Promise<DocumentProblem[]> {
  const beside = await Promise.all([missingCompany(place, fields), sharedSlug(place, fields['slug'])])
  return [...documentProblems(place, fields), ...beside.flat()]
}

async function missingCompany(
  { collection }: DocumentPlace,
  fields: DocumentFields
): Promise<DocumentProblem[]> {
  const id = companyOf(fields)
  if (collection !== 'experiencias' || id === null || !isDocumentId(id)) return []
  const { exists } = await documentAt({ collection: 'empresas', id }).get()
  return exists ? [] : [unknownCompany(id)]
}

export async function sharedSlug(
  { collection, id }: DocumentPlace,
  slug: unknown
): Promise<DocumentProblem[]> {
  if (typeof slug !== 'string' || slug === '') return []
  const { docs } = await getFirestore().collection(collection).where('slug', '==', slug).limit(2).get()
  const other = docs.find(document => document.id !== id)
  return other === undefined ? [] : [sameSlug(slug, other.id)]
}
