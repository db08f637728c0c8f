import type { DocumentFields } from '#domain/data/document-value.ts'
import type { DocumentProblem } from '#studio/document/studio-document.ts'

import type { WholeDocument } from './planned.ts'
import type { FileDocument } from './table.ts'

const companyField = 'empresa'
const slugField = 'slug'

/** Problems that a line has beside other documents, and beside other lines of its file. In Spanish, as all words of the contract. */
export function problemsBeside(
  lines: readonly FileDocument[],
  existing: readonly WholeDocument[],
  companies: readonly string[] | null
): (id: string, fields: DocumentFields) => DocumentProblem[] {
  const said = new Map([...existing, ...lines].map(({ fields, id }) => [id, fields[slugField]]))
  const bySlug = Map.groupBy([...said.keys()], id => said.get(id))
  return (id, { [companyField]: company, [slugField]: slug }) => {
    const other = typeof slug === 'string' && slug !== '' && bySlug.get(slug)?.find(one => one !== id)
    const isUnknown =
      companies !== null && typeof company === 'string' && company !== '' && !companies.includes(company)
    return [
      ...(isUnknown
        ? [problem(companyField, company, 'no es el id de ninguna empresa', 'el id de una empresa')]
        : []),
      ...(other
        ? [
            problem(
              slugField,
              slug,
              `«${other}» tiene el mismo slug: uno de los dos tendrá su id detrás`,
              'un slug que no tenga otro documento'
            )
          ]
        : [])
    ]
  }
}

function problem(field: string, value: string, words: string, expected: string): DocumentProblem {
  return { expected, field, isBlocking: false, problem: words, value: JSON.stringify(value) }
}
