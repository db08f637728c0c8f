import type { Experience } from '#domain/catalogue/experience.ts'
import { locales } from '#domain/text/locale.ts'
import { decodeExperience } from '#contract/documents/experience.ts'
import { createPatch } from './memoize-decoder.ts'
import { type Owners, retainedIds } from '#contract/addresses/addresses.ts'
import { createUniqueSlugs } from '#contract/addresses/unique-slugs.ts'
import type { IssueTexts, Problem } from '#contract/problems/problem.ts'
import { createNotes, createReader } from './reader.ts'
import type { RawDocument } from './snapshot.ts'
import type { Note } from './decoding.ts'

/** Documents that experiences may refer to. */
interface Targets {
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
function brokenReferences(experience: Experience, targets: Targets, note: Note): Partial<Experience> {
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

/** A page of the first name would be taken for that of its folder; of the others Astro takes the locale of the page. */
const reserved = ['index', ...locales]

interface Neighbours {
  categories: { id: string }[]
  companies: { id: string }[]
}

/** A reader of experiences that point to nothing missing and have slugs of their own. */
export function createExperienceReader(): (
  raw: RawDocument[],
  neighbours: Neighbours,
  owners: Owners,
  problems: Problem[]
) => Experience[] {
  const read = createReader('experiencias', decodeExperience)
  const keepSlugs = createUniqueSlugs<Experience>('experiencias', reserved)
  const patch = createPatch<Experience, Partial<Experience>>()
  return (documents, { categories, companies }, owners, problems) => {
    const experiences = read(documents, problems)
    const targets: Targets = {
      categoryIds: idsOf(categories),
      companyIds: idsOf(companies),
      destinationIds: idsOf(experiences.filter(({ isDestination }) => isDestination))
    }
    const sound = experiences.map(experience => {
      const note = createNotes(problems, 'experiencias', experience.id)
      return patch(experience, brokenReferences(experience, targets, note))
    })
    return keepSlugs(sound, { kept: retainedIds(documents, sound), owners }, problems)
  }
}

function idsOf(items: { id: string }[]): ReadonlySet<string> {
  return new Set(items.map(({ id }) => id))
}
