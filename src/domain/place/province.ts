import type { LocalizedText } from '#domain/text/text.ts'

/** The whole region counts as a province: it has no postal code and holds every experience. */
export const wholeRegion = 'andalucia'

export const ownProvinces = [
  'almeria',
  'cadiz',
  'cordoba',
  'granada',
  'huelva',
  'jaen',
  'malaga',
  'sevilla'
] as const

export type OwnProvince = (typeof ownProvinces)[number]
export type ProvinceSlug = OwnProvince | typeof wholeRegion

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
