import type { Province } from '#domain/place/province.ts'

/** A municipality with its provinces. «Granada, Grenade» would name one place twice: then the province alone, in the reader's language. */
export function placeNames(
  municipality: string | null,
  provinces: readonly Province[],
  nameOf: (province: Province) => string
): string[] {
  const names = provinces.map(nameOf)
  const isNamed = provinces.some(({ name }) => name.es === municipality)
  return municipality === null || isNamed || names.includes(municipality) ? names : [municipality, ...names]
}
