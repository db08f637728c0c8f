import type { Experience } from '#domain/catalogue/experience.ts'
import type { Note } from './decoding.ts'
import type { IssueTexts } from '#contract/problems/problem.ts'

/** Documents that experiences may refer to. */
export interface Targets {
  categoryIds: ReadonlySet<string>
  companyIds: ReadonlySet<string>
  destinationIds: ReadonlySet<string>
}

const noCategory = {
  expected: 'el id de un documento de categorias',
  problem: 'esa categoría no está en el sitio'
} as const
const noCompany = {
  expected: 'el id de un documento de empresas',
  problem: 'esa empresa no está en el sitio'
} as const
const noMeta = {
  expected: 'el id de una experiencia con «metaExp»',
  problem: 'esa meta experiencia no está en el sitio'
} as const

/** Corrections for an experience that refers to missing documents; usually none. */
export function brokenReferences(experience: Experience, targets: Targets, note: Note): Partial<Experience> {
  const { categoryIds, companyId, destinationIds } = experience
  const changes: Partial<Experience> = {}
  if (hasUnknown('categorias', categoryIds, targets.categoryIds, noCategory, note)) {
    changes.categoryIds = categoryIds.filter(id => targets.categoryIds.has(id))
  }
  if (companyId !== null && hasUnknown('empresa', [companyId], targets.companyIds, noCompany, note))
    changes.companyId = null
  if (hasUnknown('metas', destinationIds, targets.destinationIds, noMeta, note)) {
    changes.destinationIds = destinationIds.filter(id => targets.destinationIds.has(id))
  }
  return changes
}

function hasUnknown(
  field: string,
  ids: string[],
  known: ReadonlySet<string>,
  words: IssueTexts,
  note: Note
): boolean {
  const unknown = ids.filter(id => !known.has(id))
  for (const id of unknown) note(field, words, id)
  return unknown.length > 0
}
