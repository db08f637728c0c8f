import { distanceDecimals } from './place.ts'
import { type Language, regionalTags } from './locale.ts'
import { oncePerWord } from './once.ts'

/** A text for one thing and one for several, each with `{{count}}` where the number stands. */
export interface CountForms {
  one: string
  other: string
}

/** Puts the values in the place of their names in double braces. */
export function filled(text: string, values: Record<string, string | number>): string {
  return Object.entries(values).reduce(
    (result, [name, value]) => result.replaceAll(`{{${name}}}`, () => String(value)),
    text
  )
}

/** Making them is dear, and a page counts often. */
const countingIn = oncePerWord((language: Language) => ({
  number: new Intl.NumberFormat(regionalTags[language]),
  // As the texts of built pages are chosen.
  plural: new Intl.PluralRules(language)
}))

export function counted({ one, other }: CountForms, count: number, language: Language): string {
  const { number, plural } = countingIn(language)
  return filled(plural.select(count) === 'one' ? one : other, { count: number.format(count) })
}

/** Kilometres: no decimals above 10 km, else two (specification, section 9). */
export function distanceText(km: number, language: Language): string {
  const decimals = distanceDecimals(km)
  return new Intl.NumberFormat(regionalTags[language], {
    maximumFractionDigits: decimals,
    minimumFractionDigits: decimals,
    style: 'unit',
    unit: 'kilometer'
  }).format(km)
}
