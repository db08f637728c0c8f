import { openIn, type StateCounts } from './translated-text.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import { regionalTags } from '#domain/text/locale.ts'
import type { StudioTexts } from '#studio/texts.ts'

import type { StudioLanguage } from '#studio/form/field-props.view.ts'

/** "3: faltan 2, 1 con el original cambiado": the number of a cell, and what its form and colour say. */
export function countsText(
  counts: StateCounts,
  language: StudioLanguage,
  { translation: words }: Pick<StudioTexts, 'translation'>
): string {
  const { changed, machine, missing } = counts
  const parts = [
    missing > 0 && pluralText({ one: words.missing_one, other: words.missing_other }, missing, language),
    changed > 0 && pluralText({ one: words.changed_one, other: words.changed_other }, changed, language),
    machine > 0 && pluralText({ one: words.machine_one, other: words.machine_other }, machine, language)
  ].filter(part => part !== false)
  if (parts.length === 0) return words.complete
  const sum = parts.length > 1 ? `${openNumber(counts, language)}: ` : ''
  return sum + parts.join(', ')
}

/** How many texts are open, as a cell shows it. */
export function openNumber(counts: StateCounts, language: StudioLanguage): string {
  return new Intl.NumberFormat(regionalTags[language]).format(openIn(counts))
}
