import type { LocalizedText } from './text.ts'

/** The whole region counts as a province: it has no postal code and holds every experience. */
export const wholeRegion = 'andalucia'

/** Postal-code prefix of each province (specification, section 3; Córdoba added). */
export const provinceCodes = {
  almeria: '04',
  cadiz: '11',
  cordoba: '14',
  granada: '18',
  huelva: '21',
  jaen: '23',
  malaga: '29',
  sevilla: '41'
} as const

export type OwnProvince = keyof typeof provinceCodes
export type ProvinceSlug = OwnProvince | typeof wholeRegion

export const ownProvinces = [
  'almeria',
  'cadiz',
  'cordoba',
  'granada',
  'huelva',
  'jaen',
  'malaga',
  'sevilla'
] as const satisfies OwnProvince[]

export const provinceSlugs = [wholeRegion, ...ownProvinces] as const

/** How a province is presented. `coverOrder` is its place among the covers; null comes after the numbered ones. */
export interface Province {
  slug: ProvinceSlug
  name: LocalizedText
  isOnCover: boolean
  coverOrder: number | null
}

export function isProvinceSlug(text: string): text is ProvinceSlug {
  return provinceSlugs.some(slug => slug === text)
}

export function provinceWithCode(code: string): OwnProvince | null {
  return ownProvinces.find(slug => provinceCodes[slug] === code) ?? null
}

/** The province of a Spanish postal code: its first two digits (specification, section 9). Null outside Andalusia. */
export function provinceOfPostalCode(postalCode: string): OwnProvince | null {
  return /^\d{5}$/.test(postalCode) ? provinceWithCode(postalCode.slice(0, 2)) : null
}
