import { getFirestore } from 'firebase-admin/firestore'

import { companyOf } from '#studio/list/document-row.contract.ts'
import { sameSlug, unknownCompany } from './beside-others.ts'
import { documentProblems } from './decoders.contract.ts'
import { isSame } from './patch.ts'
import { documentAt } from './place.function.ts'
import { isDocumentId } from '#domain/text/document-id.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import type { DocumentPlace, DocumentProblem } from './studio-document.ts'

/**
 * Problems of a document, on its own and beside the others. What visitors see is not made worse: `before` is the document online, and a problem that it does not
 * have yet keeps the change from being written.
 */
export async function problemsOf(
  place: DocumentPlace,
  fields: DocumentFields,
  before: DocumentFields | null = null
): Promise<DocumentProblem[]> {
  const [company, shared] = await Promise.all([
    missingCompany(place, fields),
    sharedSlug(place, fields['slug'])
  ])
  const own = [...documentProblems(place, fields), ...company]
  if (before === null || own.length === 0) return [...own, ...shared]
  const known = documentProblems(place, before)
  const isNew = ({ field, problem, value }: DocumentProblem) => {
    const [name = ''] = field.split('.')
    if (isSame(fields[name], before[name])) return false
    return !known.some(one => one.field === field && one.problem === problem && one.value === value)
  }
  return [...own.map(found => (isNew(found) ? { ...found, isBlocking: true } : found)), ...shared]
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
