import { isLanguage } from '#domain/text/locale.ts'

import { type Fields, isContainer, isSame, withField } from '#studio/document/patch.ts'

/** One value that is another than it was: of `nombre`, or of one language of a text, `nombre.en`. */
export interface FieldDifference {
  field: string
  /** Undefined where there is none. */
  now: unknown
  past: unknown
}

/** Every save writes it, which says nothing. */
export const momentOfChange = 'actualizado'

/** Differences of these fields; of texts per language only the languages that differ. */
export function differencesIn(fields: readonly string[], now: Fields, past: Fields): FieldDifference[] {
  return fields.flatMap(field => {
    if (field === momentOfChange) return []
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

/** The fields with the value of a difference as it was: of one language of a text, or of the whole field. */
export function withPast(fields: Fields, { field, past }: FieldDifference): Fields {
  const [name = field, language] = field.split('.')
  const value = fields[name]
  if (language === undefined) return withField(fields, name, past)
  const texts = withField(textsIn(value) ?? {}, language, past)
  return withField(fields, name, Object.keys(texts).length === 0 ? undefined : texts)
}

/** Lines that went, and lines that came. */
export function lineDifference(
  past: readonly string[],
  now: readonly string[]
): Record<'gone' | 'new', string[]> {
  return { gone: past.filter(line => !now.includes(line)), new: now.filter(line => !past.includes(line)) }
}
