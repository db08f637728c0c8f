import type { Option } from '#domain/data/field-form.ts'
import { ownProvinces } from '#domain/place/province.ts'
import { provinceCodes, provinceNamesInSpanish } from '#domain/place/province-codes.ts'

/** Values that are called by what they are. */
export function optionsOf(values: readonly string[]): Option[] {
  return values.map(value => ({ value }))
}

/** The codes of the provinces, by their names. */
export const provinceOptions: Option[] = ownProvinces.map(slug => ({
  name: provinceNamesInSpanish[slug],
  value: provinceCodes[slug]
}))
