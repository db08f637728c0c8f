import type { StateCounts } from './translated-text.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import type { StudioTexts } from '#studio/texts.ts'

import type { StudioLanguage } from '#studio/form/field-props.view.ts'

/** "faltan 2, 1 con el original cambiado": what form and colour of a cell say. */
export function countsText(
  { changed, machine, missing }: StateCounts,
  language: StudioLanguage,
  { translation: words }: Pick<StudioTexts, 'translation'>
): string {
  const parts = [
    missing > 0 && pluralText({ one: words.missing_one, other: words.missing_other }, missing, language),
    changed > 0 && pluralText({ one: words.changed_one, other: words.changed_other }, changed, language),
    machine > 0 && pluralText({ one: words.machine_one, other: words.machine_other }, machine, language)
  ].filter(part => part !== false)
  return parts.length === 0 ? words.complete : parts.join(', ')
}
