import { listedCounts } from '#catalog/model/counts.ts'
import { type Catalog, offeredIn } from '#catalog/model/catalog.ts'
import { definePage } from '#catalog/routing/page.ts'
import {
  aroundHouse,
  greetingPartners,
  provinceOfPartner,
  tipsAmong,
  townOfHouse
} from '#catalog/selectors/hosts.ts'
import { startingCardsIn } from '#catalog/selectors/starting-cards.ts'
import { type Experience, isVisibleTo } from '#domain/catalogue/experience.ts'
import { soonestFirst } from '#domain/catalogue/next-starts.ts'
import { isNear, type Way } from '#domain/partner/host.ts'
import type { Partner } from '#domain/partner/partner.ts'
import { routes } from '#domain/site/routes.ts'

/** `/bienvenida/{partner}`: what a house shows its guests. It is for those who come with its code, and search engines keep it out. */
export const welcomePage = definePage({
  pages: catalog => greetingPartners(catalog).map(({ id }) => ({ id })),
  params: ({ id }) => ({ id }),
  path: ({ id }) => routes.welcome(id),
  isIndexed: () => false,
  read: (catalog, { id }) => welcomeOf(catalog, partnerWith(catalog, id))
})

function partnerWith({ partners }: Catalog, id: string): Partner {
  const partner = partners.find(candidate => candidate.id === id)
  if (!partner) throw new Error(`No partner has the id «${id}»`)
  return partner
}

function welcomeOf(catalog: Catalog, partner: Partner) {
  const { host, kind, name } = partner
  const slug = provinceOfPartner(catalog, partner)
  const province = catalog.provinces.find(candidate => candidate.slug === slug)
  if (!province) throw new Error(`No province is «${slug}»`)
  const visible = offeredIn(catalog).filter(each => isVisibleTo({ metaId: null, mode: kind }, each))
  const tips = soonestFirst(catalog.day, tipsAmong(visible, host.tips), ({ experience }) => experience)
  const others = visible.filter(each => !tips.some(({ experience }) => experience === each))
  const around = aroundHouse(catalog, others, partner)
  const town = townOfHouse(catalog, partner)
  return {
    counts: listedCounts(catalog, province),
    house: { id: partner.id, kind, municipality: host.municipality, name },
    near: {
      ...postersOf(catalog, nearestOrSoonest(catalog, around.near)),
      farther: postersOf(
        catalog,
        around.near.filter(({ way }) => way !== null && !isNear(way))
      ),
      where: around.where
    },
    province,
    tips: {
      posters: startingCardsIn(
        catalog,
        tips.map(({ experience }) => experience)
      ),
      texts: tips.map(({ text }) => text)
    },
    town: town && { name: town.name, slug: town.slug }
  }
}

interface Near {
  item: Experience
  way: Way | null
}

/** The page shows so many experiences around a house. */
const nearShown = 12

/** The nearest first, as `/socios` promises; where no distance is known, what guests can do in the coming days. */
function nearestOrSoonest({ day }: Catalog, around: Near[]): Near[] {
  const near = around.filter(({ way }) => way === null || isNear(way))
  const isMeasured = near.some(({ way }) => way !== null)
  return (isMeasured ? near : soonestFirst(day, near, ({ item }) => item)).slice(0, nearShown)
}

function postersOf(catalog: Catalog, near: Near[]) {
  return {
    posters: startingCardsIn(
      catalog,
      near.map(({ item }) => item)
    ),
    ways: near.map(({ way }) => way)
  }
}
