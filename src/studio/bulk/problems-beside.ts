import { sameSlug, unknownCompany } from '#studio/document/beside-others.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import type { DocumentProblem } from '#studio/document/studio-document.ts'

import type { WholeDocument } from './planned.ts'
import type { FileDocument } from './table.ts'

const companyField = 'empresa'
const slugField = 'slug'

/** Problems that a line has beside other documents, and beside other lines of its file. */
export function problemsBeside(
  lines: readonly FileDocument[],
  existing: readonly WholeDocument[],
  companies: readonly string[] | null
): (id: string, fields: DocumentFields) => DocumentProblem[] {
  const said = new Map([...existing, ...lines].map(({ fields, id }) => [id, fields[slugField]]))
  const bySlug = Map.groupBy([...said.keys()], id => said.get(id))
  return (id, { [companyField]: company, [slugField]: slug }) => {
    const problems: DocumentProblem[] = []
    const isCompany = typeof company === 'string' && company !== ''
    if (isCompany && companies?.includes(company) === false) problems.push(unknownCompany(company))
    const other = typeof slug === 'string' && slug !== '' && bySlug.get(slug)?.find(one => one !== id)
    return other ? [...problems, sameSlug(slug, other)] : problems
  }
}
