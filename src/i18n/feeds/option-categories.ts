import type { Category } from '#domain/catalogue/category.ts'
import type { Experience } from '#domain/catalogue/experience.ts'

/** The words of Google's list of option categories that this shop has something for. */
export const optionLabels = [
  'animals',
  'bike-tours',
  'boat-tours',
  'day-trips',
  'family-friendly',
  'food',
  'guided-tours',
  'history'
] as const
type OptionLabel = (typeof optionLabels)[number]

/** By the address of a category. Those without a word in Google's list, such as flamenco, have none here. */
const labelsBySlug: Partial<Record<string, OptionLabel>> = {
  aceite: 'food',
  barcos: 'boat-tours',
  bicicleta: 'bike-tours',
  caballos: 'animals',
  familias: 'family-friendly',
  fauna: 'animals',
  monumentos: 'history',
  tapas: 'food'
}

/** From so many minutes on it takes a whole day. */
const wholeDayMinutes = 7 * 60

interface Described {
  categories: Category[]
  experience: Pick<Experience, 'durationMinutes' | 'guideLanguages'>
}

/** Labels by which Google may filter an option, each word once. */
export function optionCategories({ categories, experience }: Described): OptionLabel[] {
  const { durationMinutes, guideLanguages } = experience
  const found = new Set<OptionLabel>(categories.flatMap(({ slug }) => labelsBySlug[slug] ?? []))
  if (guideLanguages.length > 0) found.add('guided-tours')
  if ((durationMinutes ?? 0) >= wholeDayMinutes) found.add('day-trips')
  return [...found].toSorted()
}
