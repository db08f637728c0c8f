import { type Catalog } from '#catalog/model/catalog.ts'
import { memoizePer } from '#catalog/memo/memoize.ts'
import { type Experience, isVisibleTo } from '#domain/catalogue/experience.ts'
import { soonestFirst } from '#domain/catalogue/next-starts.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { hasWelcome, nearTo, type Tip, type Way } from '#domain/partner/host.ts'
import type { Partner } from '#domain/partner/partner.ts'
import { shortNamesOf } from '#domain/partner/short-address.ts'
import { type ProvinceSlug, wholeRegion } from '#domain/place/province.ts'
import type { Day } from '#domain/time/calendar-day.ts'

/** What stands around a house at first sight. */
const nearShown = 12

/** Covers name the houses that greet in their place up to so many; more would weigh on the first view. */
const mostNamed = 300

/** The partners that have a page for their guests. */
export function greetingPartners({ partners }: Catalog): Partner[] {
  return partners.filter(({ host }) => hasWelcome(host))
}

/** The partners whose guests a cover leads to their own page; the whole region leads all of them. */
export const greetingIn = memoizePer((catalog, { slug }: { slug: ProvinceSlug }) => {
  const ids = greetingPartners(catalog).flatMap(partner =>
    slug === wholeRegion || provinceOfPartner(catalog, partner) === slug ? [partner.id] : []
  )
  return ids.slice(0, mostNamed)
})

/** The short name of each partner, by its id. */
export const shortNames = memoizeWeak((partners: Partner[]) => shortNamesOf(partners))

/** A tip about what is gone, over, or not for guests of this kind is left out. */
export function tipsAmong(visible: Experience[], tips: Tip[]) {
  return tips.flatMap(({ experienceId, text }) => {
    const experience = visible.find(({ id }) => id === experienceId)
    return experience ? [{ experience, text }] : []
  })
}

interface Near {
  item: Experience
  way: Way | null
}

/** The nearest; without a position of the house what is in its town, whose distance is not known. */
export function aroundHouse(visible: Experience[], partner: Partner): Near[] {
  return nearHouse(visible, partner).slice(0, nearShown)
}

/** Around a house what its guests can do in the coming days, then what comes later, each time the nearest first. */
export function soonAroundHouse(day: Day, visible: Experience[], partner: Partner): Near[] {
  return soonestFirst(day, nearHouse(visible, partner), ({ item }) => item).slice(0, nearShown)
}

function nearHouse(visible: Experience[], { host }: Partner): Near[] {
  if (host.position) return nearTo(host.position, visible)
  return visible
    .filter(({ municipality }) => municipality !== null && municipality === host.municipality)
    .map(item => ({ item, way: null }))
}

/** The page of the town of a house: it gathers what editors keep out of lists. */
export function townOfHouse({ metas }: Catalog, { host, kind }: Partner): Experience | null {
  const isOfTown = (meta: Experience) =>
    host.municipality !== null &&
    meta.municipality === host.municipality &&
    isVisibleTo({ metaId: null, mode: kind }, meta)
  return metas.find(isOfTown) ?? null
}

/** As the document says; else that of what is nearest, or of its town; else the whole region. */
export function provinceOfPartner(catalog: Catalog, partner: Partner): ProvinceSlug {
  const { province } = partner.host
  const [nearest] = province === null ? aroundHouse(catalog.listed[wholeRegion], partner) : []
  const found = province ?? nearest?.item.provinces[0]
  return found && catalog.listed[found].length > 0 ? found : wholeRegion
}
