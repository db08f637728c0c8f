import type { Experience } from '#domain/catalogue/experience.ts'
import { locales } from '#domain/text/locale.ts'
import { decodeExperience } from '#contract/documents/experience.ts'
import { createPatch } from './memoize-decoder.ts'
import { retainedIds, type Owners } from '#contract/addresses/addresses.ts'
import { createUniqueSlugs } from '#contract/addresses/unique-slugs.ts'
import type { Problem } from '#contract/problems/problem.ts'
import { createReader, createNotes } from './reader.ts'
import { brokenReferences, type Targets } from './references.ts'
import type { RawDocument } from './snapshot.ts'

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
