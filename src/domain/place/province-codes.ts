import { type OwnProvince, ownProvinces } from './province.ts'

/** Postal-code prefix of each province (specification, section 3; Córdoba added). Apart from their names, which every page needs. */
export const provinceCodes = {
  almeria: '04',
  cadiz: '11',
  cordoba: '14',
  granada: '18',
  huelva: '21',
  jaen: '23',
  malaga: '29',
  sevilla: '41'
} as const satisfies Record<OwnProvince, string>

/** As they stand in an address. */
export const provinceNamesInSpanish: Readonly<Record<OwnProvince, string>> = {
  almeria: 'Almería',
  cadiz: 'Cádiz',
  cordoba: 'Córdoba',
  granada: 'Granada',
  huelva: 'Huelva',
  jaen: 'Jaén',
  malaga: 'Málaga',
  sevilla: 'Sevilla'
}

export function provinceWithCode(code: string): OwnProvince | null {
  return ownProvinces.find(slug => provinceCodes[slug] === code) ?? null
}

/** The province of a Spanish postal code: its first two digits (specification, section 9). Null outside Andalusia. */
export function provinceOfPostalCode(postalCode: string): OwnProvince | null {
  return /^\d{5}$/.test(postalCode) ? provinceWithCode(postalCode.slice(0, 2)) : null
}
