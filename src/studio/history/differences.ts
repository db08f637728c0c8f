import { isLanguage } from '#domain/text/locale.ts'

import { type Fields, isContainer, isSame } from '#studio/document/patch.ts'

/** One value that is another than it was: of `nombre`, or of one language of a text, `nombre.en`. */
export interface FieldDifference {
  field: string
  /** Undefined where there is none. */
  now: unknown
  past: unknown
}

/** Differences of these fields; of texts per language only the languages that differ. */
export function differencesIn(fields: readonly string[], now: Fields, past: Fields): FieldDifference[] {
  return fields.flatMap(field => {
    const difference = { field, now: now[field], past: past[field] }
    const [one, other] = [textsIn(difference.now), textsIn(difference.past)]
    if (one === null || other === null) return [difference]
    const languages = [...new Set([...Object.keys(one), ...Object.keys(other)])]
    return languages
      .filter(language => !isSame(one[language], other[language]))
      .map(language => ({ field: `${field}.${language}`, now: one[language], past: other[language] }))
  })
}

/** Null for what is no text per language. */
function textsIn(value: unknown): Fields | null {
  if (value === undefined || value === null) return {}
  const isText = isContainer(value) && !Array.isArray(value) && Object.keys(value).every(isLanguage)
  return isText ? value : null
}
