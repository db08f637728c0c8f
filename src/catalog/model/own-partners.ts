import type { Content } from '#domain/catalogue/content.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import type { OperatingMode } from '#domain/partner/mode.ts'
import type { ProvinceSlug } from '#domain/place/province.ts'

export type OwnModes = Partial<Record<ProvinceSlug, OperatingMode>>

/** The mode that the partner of a province gives to visitors who bring none. */
export function ownModesIn({
  defaultPartners,
  partners
}: Pick<Content, 'defaultPartners' | 'partners'>): OwnModes {
  const kindById = new Map(partners.map(({ id, kind }) => [id, kind]))
  return Object.fromEntries(
    Object.entries(defaultPartners).flatMap(([province, id]) => {
      const kind = kindById.get(id)
      return kind === undefined ? [] : [[province, kind]]
    })
  )
}

/**
 * What the partners of all its provinces leave out is left out of the lists of the region too: so the provinces add up to the region. What is the same as before
 * is the same object.
 */
export function asListedWhere(modes: OwnModes, experience: Experience): Experience {
  const { hiddenFor, provinces } = experience
  const isLeftOut =
    provinces.length > 0 && provinces.every(province => hiddenFor.includes(modes[province] ?? 'default'))
  return isLeftOut ? leftOut(experience) : experience
}

const leftOut = memoizeWeak((experience: Experience): Experience => ({
  ...experience,
  hiddenFor: [...new Set<OperatingMode>(['default', ...experience.hiddenFor])]
}))
