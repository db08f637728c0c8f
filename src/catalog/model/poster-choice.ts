import type { Category } from '#domain/catalogue/category.ts'
import type { Composition } from '#domain/catalogue/compositions.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { choicesOf, type PosterSubjectChoice, posterSubjectOf } from '#domain/poster/poster-subject.ts'
import { type Applicant, compositionsFor } from '#domain/poster/poster-variety.ts'
import { type ProvinceSlug, provinceSlugs, wholeRegion } from '#domain/place/province.ts'

type Categories = ReadonlyMap<string, Category>

/** The experiences with the composition that each of them shows. One that shows the same as before is the same object. */
export function withPosters(experiences: Experience[], categoryById: Categories): Experience[] {
  const chosen = new Map<string, Composition>()
  for (const [, own] of Map.groupBy(experiences, provinceOf)) {
    const applicants = own.map(experience => applicantOf(experience, categoryById))
    for (const [id, composition] of compositionsFor(applicants)) chosen.set(id, composition)
  }
  return experiences.map(experience => showing(experience, chosen.get(experience.id) ?? null))
}

/** One that takes place in several provinces counts in the first, whose colours it has. */
function provinceOf({ provinces }: Experience): ProvinceSlug {
  return provinces[0] ?? wholeRegion
}

export function categoriesOf(experience: Experience, categoryById: Categories): Category[] {
  return experience.categoryIds.flatMap(id => categoryById.get(id) ?? [])
}

/** What an experience shows: what a catalogue has chosen for it, else what fits it best. */
export function compositionOf(experience: Experience, categoryById: Categories): Composition {
  return experience.motif ?? posterSubjectOf(experience, categoriesOf(experience, categoryById)).fitting[0]
}

interface Known {
  applicant: Applicant
  categories: Category[]
}

const applicants = new WeakMap<Experience, Known>()

/** Looking for words takes longer than all the rest: it is done again when the experience or one of its categories is another one. */
function applicantOf(experience: Experience, categoryById: Categories): Applicant {
  const categories = categoriesOf(experience, categoryById)
  const known = applicants.get(experience)
  const isKnown =
    known?.categories.length === categories.length &&
    known.categories.every((category, place) => category === categories[place])
  if (isKnown) return known.applicant
  const subject = posterSubjectOf(experience, categories)
  const applicant = { choices: choicesFor(experience, subject), id: experience.id }
  applicants.set(experience, { applicant, categories })
  return applicant
}

function choicesFor(experience: Experience, subject: PosterSubjectChoice): Composition[] {
  return choicesOf(subject, experience.isIndoor, provinceSlugs.indexOf(provinceOf(experience)))
}

const shown = new WeakMap<Experience, Experience>()

function showing(experience: Experience, motif: Composition | null): Experience {
  if (experience.motif === motif) return experience
  const before = shown.get(experience)
  if (before?.motif === motif) return before
  const now = { ...experience, motif }
  shown.set(experience, now)
  return now
}
