import { type Catalog, cardsIn, upcomingIn } from '#catalog/model/catalog.ts'
import { countedCategoriesIn, listedCounts } from '#catalog/model/counts.ts'
import { definePage } from '#catalog/routing/page.ts'
import { eventsFirst, startingCardsIn } from '#catalog/selectors/starting-cards.ts'
import { coverHighlights, coverSectionsOf, maxHighlights } from '#domain/catalogue/cover-sections.ts'
import { pickSome, seededRandom } from '#domain/data/random.ts'
import { type Experience, isIn } from '#domain/catalogue/experience.ts'
import { greetingIn } from '#catalog/selectors/hosts.ts'
import type { Province } from '#domain/place/province.ts'
import { routes } from '#domain/site/routes.ts'

const eventsShown = 4

/** `/{provincia}`: the cover of a province that has something to do. The first view of a visit is led on to the listing, which search engines keep in its place. */
export const coverPage = definePage({
  pages: catalog => catalog.provinces.filter(({ slug }) => catalog.listed[slug].length > 0),
  params: ({ slug }) => ({ province: slug }),
  path: ({ slug }) => routes.province(slug),
  canonicalPath: ({ slug }) => routes.listing(slug),
  read: (catalog, province) => ({
    categories: countedCategoriesIn(catalog, province.slug),
    counts: listedCounts(catalog, province),
    events: cardsIn(catalog, upcomingIn(catalog, province.slug).slice(0, eventsShown)),
    greeting: greetingIn(catalog, province),
    image: catalog.provinceImages[province.slug] ?? null,
    destinations: cardsIn(catalog, inProvince(catalog.destinations, province)),
    province,
    ...wallsIn(catalog, province)
  })
})

/** The posters on the first screen, and the sections below. */
function wallsIn(catalog: Catalog, province: Province) {
  const highlights = highlightsOf(catalog, province)
  const found = coverSectionsOf(catalog.day, eventsFirst(catalog, province.slug), highlights)
  return {
    carFree: startingCardsIn(catalog, found.carFree),
    children: startingCardsIn(catalog, found.children),
    highlights: startingCardsIn(catalog, highlights),
    rain: startingCardsIn(catalog, found.rain),
    week: startingCardsIn(catalog, found.week)
  }
}

function highlightsOf(catalog: Catalog, province: Province): Experience[] {
  const vips = vipsOfTheDay(catalog, province)
  // Only experiences that no partner leaves out fill the row, so that it is filled in every mode.
  const others = catalog.listed[province.slug].filter(
    each => each.hiddenFor.length === 0 && !vips.includes(each)
  )
  return coverHighlights(catalog.day, vips, others)
}

/** Random, and the same all day long: the same content must give the same pages. One that a kind of partner leaves out is hidden from that kind alone, by the style sheet. */
function vipsOfTheDay({ day, listed }: Catalog, { slug }: Province): Experience[] {
  const vips = listed[slug].filter(({ isVip }) => isVip)
  return pickSome(vips, maxHighlights, seededRandom(`${slug} ${day}`))
}

function inProvince(experiences: Experience[], { slug }: Province): Experience[] {
  return experiences.filter(experience => isIn(slug, experience))
}
