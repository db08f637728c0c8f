import { getFirestore } from 'firebase-admin/firestore'

import { documentProblems } from './decoders.contract.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import type { DocumentPlace, DocumentProblem } from './studio-document.ts'

/** Problems of a document, on its own and beside the others. */
export async function problemsOf(place: DocumentPlace, fields: DocumentFields): Promise<DocumentProblem[]> {
  return [...documentProblems(place, fields), ...(await sharedSlug(place, fields['slug']))]
}

/** The site gives the address to one of them, and says of the other where it is now. */
export async function sharedSlug(
  { collection, id }: DocumentPlace,
  slug: unknown
): Promise<DocumentProblem[]> {
  if (typeof slug !== 'string' || slug === '') return []
  const { docs } = await getFirestore().collection(collection).where('slug', '==', slug).limit(2).get()
  const other = docs.find(document => document.id !== id)
  if (other === undefined) return []
  return [
    {
      expected: 'un slug que no tenga otro documento',
      field: 'slug',
      isBlocking: false,
      problem: `«${other.id}» tiene el mismo slug: uno de los dos tendrá su id detrás`,
      value: JSON.stringify(slug)
    }
  ]
}
