import { type Catalog } from '#catalog/model/catalog.ts'
import { memoizePer } from '#catalog/memo/memoize.ts'
import { type Experience, isIn, isVisibleTo } from '#domain/catalogue/experience.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { hasWelcome, nearTo, type Tip, type Way } from '#domain/partner/host.ts'
import type { Partner } from '#domain/partner/partner.ts'
import { shortNamesOf } from '#domain/partner/short-address.ts'
import { type ProvinceSlug, wholeRegion } from '#domain/place/province.ts'

/** Covers name the houses that greet in their place up to so many; more would weigh on the first view. */
const maxNamed = 300

/** The partners that have a page for their guests. */
export function greetingPartners({ partners }: Catalog): Partner[] {
  return partners.filter(({ host }) => host.isGreeting)
}

/** The partners whose guests a cover leads to their own page; the whole region leads all of them. */
export const greetingIn = memoizePer((catalog, { slug }: { slug: ProvinceSlug }) => {
  const ids = catalog.partners.flatMap(partner =>
    hasWelcome(partner.host) && (slug === wholeRegion || provinceOfPartner(catalog, partner) === slug)
      ? [partner.id]
      : []
  )
  return ids.slice(0, maxNamed)
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

interface Around {
  near: Near[]
  where: 'near' | 'province' | 'town'
}

/** The nearest; without a position of the house what is in its town, or else in its province, whose distance is not known. */
export function aroundHouse(catalog: Catalog, visible: Experience[], partner: Partner): Around {
  const { position } = partner.host
  const near = position === null ? [] : nearTo(position, visible)
  if (near.length > 0) return { near, where: 'near' }
  const inTown = inTownOf(partner, visible)
  if (inTown.length > 0) return { near: withoutWay(inTown), where: 'town' }
  const province = provinceOfPartner(catalog, partner)
  return { near: withoutWay(visible.filter(each => isIn(province, each))), where: 'province' }
}

function inTownOf({ host }: Partner, visible: Experience[]): Experience[] {
  return visible.filter(({ municipality }) => municipality !== null && municipality === host.municipality)
}

function withoutWay(items: Experience[]): Near[] {
  return items.map(item => ({ item, way: null }))
}

/** The page of the town of a house: it gathers what editors keep out of lists. */
export function townOfHouse({ destinations }: Catalog, { host, kind }: Partner): Experience | null {
  const isOfTown = (meta: Experience) =>
    host.municipality !== null &&
    meta.municipality === host.municipality &&
    isVisibleTo({ metaId: null, mode: kind }, meta)
  return destinations.find(isOfTown) ?? null
}

/** As the document says; else that of what is nearest, of its town, or of the pages it links to; else the whole region. */
export function provinceOfPartner(catalog: Catalog, partner: Partner): ProvinceSlug {
  const { position, province } = partner.host
  if (province !== null) return offeredSlug(catalog, province)
  const listed = catalog.listed[wholeRegion]
  const [nearest] = position === null ? [] : nearTo(position, listed)
  const [inTown] = inTownOf(partner, listed)
  const found = (nearest?.item ?? inTown)?.provinces[0] ?? provinceOfLinks(catalog, partner)
  return found ? offeredSlug(catalog, found) : wholeRegion
}

function offeredSlug({ listed }: Catalog, slug: ProvinceSlug): ProvinceSlug {
  return listed[slug].length > 0 ? slug : wholeRegion
}

function provinceOfLinks({ provinces }: Catalog, { links }: Partner): ProvinceSlug | null {
  const words = links.flatMap(({ path }) => path.split('/'))
  return provinces.find(({ slug }) => words.includes(slug))?.slug ?? null
}
