import type { Option } from '#domain/studio/form/form.ts'
import { type OwnProvince, ownProvinces } from '#domain/place/province.ts'
import { provinceCodes } from '#domain/place/province-codes.ts'

/** Values that are called by what they are. */
export function optionsOf(values: readonly string[]): Option[] {
  return values.map(value => ({ value }))
}

const provinceNames: Readonly<Record<OwnProvince, string>> = {
  almeria: 'Almería',
  cadiz: 'Cádiz',
  cordoba: 'Córdoba',
  granada: 'Granada',
  huelva: 'Huelva',
  jaen: 'Jaén',
  malaga: 'Málaga',
  sevilla: 'Sevilla'
}

/** The codes of the provinces, by their names. */
export const provinceOptions: Option[] = ownProvinces.map(slug => ({
  name: provinceNames[slug],
  value: provinceCodes[slug]
}))
