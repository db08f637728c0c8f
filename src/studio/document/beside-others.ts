import type { DocumentProblem } from './studio-document.ts'

/** Problems that a document has beside others: said by the server, and by an import for each of its lines. In Spanish, as all words of the contract. */

/** The site gives the address to one of them, and says of the other where it is now. */
export function sameSlug(slug: string, other: string): DocumentProblem {
  return {
    expected: 'un slug que no tenga otro documento',
    field: 'slug',
    isBlocking: false,
    problem: `«${other}» tiene el mismo slug: uno de los dos tendrá su id detrás`,
    value: JSON.stringify(slug)
  }
}

export function unknownCompany(id: string): DocumentProblem {
  return {
    expected: 'una empresa de la lista',
    field: 'empresa',
    isBlocking: false,
    problem: 'no hay ninguna empresa con este id: la ficha saldrá sin empresa',
    value: JSON.stringify(id)
  }
}
