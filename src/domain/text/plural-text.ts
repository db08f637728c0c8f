import { type Language, regionalTags } from './locale.ts'
import { interpolate } from './interpolate.ts'
import { memoizeByWord } from '#domain/data/memoize.ts'

/** A text for each plural form of a language (`Intl.PluralRules`), each with `{{count}}` where the number stands. `other` serves where one is missing. */
export type CountForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Making these is slow, and a page counts often. */
const countingIn = memoizeByWord((language: Language) => ({
  number: new Intl.NumberFormat(regionalTags[language]),
  // As the texts of built pages are chosen.
  plural: new Intl.PluralRules(language)
}))

export function pluralText(forms: CountForms, count: number, language: Language): string {
  const { number, plural } = countingIn(language)
  return interpolate(forms[plural.select(count)] ?? forms.other, { count: number.format(count) })
}
