import { memoizePer } from '#catalog/memo/memoize.ts'
import { listedCounts } from '#catalog/model/counts.ts'
import { type Catalog, offeredIn } from '#catalog/model/catalog.ts'
import { definePage } from '#catalog/routing/page.ts'
import { startingCardsIn } from '#catalog/selectors/starting-cards.ts'
import { type Experience, isVisibleTo } from '#domain/catalogue/experience.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { hasWelcome, nearTo, type Tip, type Way } from '#domain/partner/host.ts'
import type { Partner } from '#domain/partner/partner.ts'
import { type ProvinceSlug, wholeRegion } from '#domain/place/province.ts'
import { routes } from '#domain/site/routes.ts'

/** What stands around a house at first sight. */
const nearShown = 12

/** Covers name the houses that greet in their place up to so many; more would weigh on the first view. */
const mostNamed = 300

/** `/bienvenida/{partner}`: what a house shows its guests. It is for those who come with its code, and search engines keep it out. */
export const welcomePage = definePage({
  pages: catalog => greeting(catalog).map(idsOf),
  params: ({ id }) => ({ id }),
  path: ({ id }) => routes.welcome(id),
  isIndexed: () => false,
  read: (catalog, { id }) => welcomeOf(catalog, partnerWith(catalog, id))
})

/** The partners whose guests a cover leads to their own page; the whole region leads all of them. */
export const greetingIn = memoizePer((catalog, { slug }: { slug: ProvinceSlug }) => {
  const ids = greeting(catalog).flatMap(partner =>
    slug === wholeRegion || provinceOf(catalog, partner) === slug ? [partner.id] : []
  )
  return ids.slice(0, mostNamed)
})

const idsOf = memoizeWeak(({ id }: Partner) => ({ id }))

function greeting({ partners }: Catalog): Partner[] {
  return partners.filter(({ host }) => hasWelcome(host))
}

function partnerWith({ partners }: Catalog, id: string): Partner {
  const partner = partners.find(candidate => candidate.id === id)
  if (!partner) throw new Error(`No partner has the id «${id}»`)
  return partner
}

function welcomeOf(catalog: Catalog, partner: Partner) {
  const { host, kind, name } = partner
  const slug = provinceOf(catalog, partner)
  const province = catalog.provinces.find(candidate => candidate.slug === slug)
  if (!province) throw new Error(`No province is «${slug}»`)
  const visible = offeredIn(catalog).filter(each => isVisibleTo({ metaId: null, mode: kind }, each))
  const tips = tipsAmong(visible, host.tips)
  const others = visible.filter(each => !tips.some(({ experience }) => experience === each))
  const near = aroundHouse(others, partner)
  return {
    counts: listedCounts(catalog, province),
    house: { id: partner.id, kind, municipality: host.municipality, name },
    near: {
      posters: startingCardsIn(
        catalog,
        near.map(({ item }) => item)
      ),
      ways: near.map(({ way }) => way)
    },
    province,
    tips: {
      posters: startingCardsIn(
        catalog,
        tips.map(({ experience }) => experience)
      ),
      texts: tips.map(({ text }) => text)
    }
  }
}

/** A tip about what is gone, over, or not for guests of this kind is left out. */
export function tipsAmong(visible: Experience[], tips: Tip[]) {
  return tips.flatMap(({ experienceId, text }) => {
    const experience = visible.find(({ id }) => id === experienceId)
    return experience ? [{ experience, text }] : []
  })
}

/** The nearest; without a position of the house what is in its town, whose distance is not known. */
export function aroundHouse(
  visible: Experience[],
  { host }: Partner
): { item: Experience; way: Way | null }[] {
  if (host.position) return nearTo(host.position, visible, nearShown)
  return visible
    .filter(({ municipality }) => municipality !== null && municipality === host.municipality)
    .slice(0, nearShown)
    .map(item => ({ item, way: null }))
}

/** As the document says; else that of what is nearest, or of its town; else the whole region. */
function provinceOf(catalog: Catalog, partner: Partner): ProvinceSlug {
  const { province } = partner.host
  const [nearest] = province === null ? aroundHouse(catalog.listed[wholeRegion], partner) : []
  const found = province ?? nearest?.item.provinces[0]
  return found && catalog.listed[found].length > 0 ? found : wholeRegion
}
