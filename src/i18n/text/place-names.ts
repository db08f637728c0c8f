import type { Province } from '#domain/place/province.ts'
import { slugOf } from '#domain/text/slug.ts'

/** A municipality with its provinces. «Granada, Grenade» would name one place twice: then the province alone, in the reader's language. */
export function placeNames(
  municipality: string | null,
  provinces: readonly Province[],
  nameOf: (province: Province) => string
): string[] {
  const names = provinces.map(nameOf)
  // By what never changes: a page in French does not depend on what editors write in Spanish.
  const isNamed = municipality !== null && provinces.some(({ slug }) => slug === slugOf(municipality))
  return municipality === null || isNamed || names.includes(municipality) ? names : [municipality, ...names]
}
