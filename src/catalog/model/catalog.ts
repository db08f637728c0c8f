import { createStabilizer } from 'live-publisher/content'
import { type Card, cardOf } from '#domain/catalogue/card.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { Company } from '#domain/catalogue/company.ts'
import type { Content } from '#domain/catalogue/content.ts'
import { seededRandom } from '#domain/data/random.ts'
import { dayInAndalusia } from '#domain/time/day.ts'
import { type Experience, isIn, withDaysOffFrom } from '#domain/catalogue/experience.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { inInitialOrder } from '#domain/catalogue/initial-order.ts'
import { type Province, type ProvinceSlug, wholeRegion } from '#domain/place/province.ts'
import { latest } from '#domain/page/sitemap.ts'
import { memoizePer, stableList } from '#catalog/memo/memoize.ts'
import type { Catalog } from './catalog-content.ts'
import { compositionOf, withPosters } from './poster-choice.ts'
import type { OperatingMode } from '#domain/partner/mode.ts'

type OwnModes = Partial<Record<ProvinceSlug, OperatingMode>>

/** The mode that the partner of a province gives to visitors who bring none. */
function ownModesIn({ defaultPartners, partners }: Pick<Content, 'defaultPartners' | 'partners'>): OwnModes {
  const kindById = new Map(partners.map(({ id, kind }) => [id, kind]))
  return Object.fromEntries(
    Object.entries(defaultPartners).flatMap(([province, id]) => {
      const kind = kindById.get(id)
      return kind === undefined ? [] : [[province, kind]]
    })
  )
}

/**
 * An experience that the partners of all its provinces leave out is left out of the lists of the region too: so the provinces add up to the region. An
 * experience that stays as it was is the same object.
 */
function asListedWhere(modes: OwnModes, experience: Experience): Experience {
  const { hiddenFor, provinces } = experience
  const isLeftOut =
    provinces.length > 0 && provinces.every(province => hiddenFor.includes(modes[province] ?? 'default'))
  return isLeftOut ? leftOut(experience) : experience
}

const leftOut = memoizeWeak((experience: Experience): Experience => ({
  ...experience,
  hiddenFor: [...new Set<OperatingMode>(['default', ...experience.hiddenFor])]
}))

export type { Catalog } from './catalog-content.ts'

/** The part of a catalogue that pages of one experience read; a region's scope has it, too. */
export type CatalogScope = Pick<
  Catalog,
  | 'bySlug'
  | 'categories'
  | 'categoryById'
  | 'companyById'
  | 'day'
  | 'experiences'
  | 'listed'
  | 'destinations'
  | 'opinions'
  | 'provinces'
  | 'upcomingWithHidden'
>

export function createCatalog(content: Content): Catalog {
  const [categories, companies] = [stableCategories(content.categories), stableCompanies(content.companies)]
  const ownModes = ownModesIn(content)
  const current = content.experiences.map(experience =>
    asListedWhere(ownModes, withDaysOffFrom(content.day, experience))
  )
  const ordered = withPosters(inInitialOrder(current), categoriesById(categories))
  const upcoming = upcomingEvents(ordered, content.day)
  const offered = ordered.filter(
    experience => !experience.isEvent && !experience.isHidden && !experience.isDestination
  )
  return {
    ...content,
    byId: new Map(ordered.map(experience => [experience.id, experience])),
    bySlug: new Map(ordered.map(experience => [experience.slug, experience])),
    categories,
    categoryById: categoriesById(categories),
    categoryBySlug: categoriesBySlug(categories),
    companies,
    companyById: companiesById(companies),
    experiences: ordered,
    listed: perProvince(province =>
      stableListed[province](offered.filter(experience => isIn(province, experience)))
    ),
    destinations: stableMetas(ordered.filter(experience => experience.isDestination)),
    provinces: stableProvinces(content.provinces),
    upcoming: stableUpcoming(upcoming.filter(({ isHidden }) => !isHidden)),
    upcomingWithHidden: upcoming
  }
}

/** Keeps the identity of unchanged lists, so that memoized results stay valid in the next catalogue. */
const stableListed = perProvince(() => createStabilizer<Experience[]>())
export const categoriesById = memoizeWeak(
  (categories: Category[]) => new Map(categories.map(each => [each.id, each]))
)
const categoriesBySlug = memoizeWeak(
  (categories: Category[]) => new Map(categories.map(each => [each.slug, each]))
)
export const companiesById = memoizeWeak(
  (companies: Company[]) => new Map(companies.map(each => [each.id, each]))
)
const stableCategories = createStabilizer<Category[]>()
const stableCompanies = createStabilizer<Company[]>()
const stableProvinces = createStabilizer<Province[]>()
const stableMetas = createStabilizer<Experience[]>()
const stableUpcoming = createStabilizer<Experience[]>()

/** Everything that every visitor can find: listed experiences and upcoming events. */
export const offeredIn = stableList(catalog => [...catalog.listed[wholeRegion], ...catalog.upcoming])

/** Everything that every visitor can find in a province. */
export function offeredThere(catalog: Catalog, province: ProvinceSlug): Experience[] {
  return stableOffered[province](catalog)
}

const stableOffered = perProvince(province =>
  stableList(catalog => offeredIn(catalog).filter(experience => isIn(province, experience)))
)

/** The events to come in a province. */
export function upcomingIn(catalog: Pick<Catalog, 'upcoming'>, province: ProvinceSlug): Experience[] {
  return upcomingThere[province](catalog.upcoming)
}

const upcomingThere = perProvince(province =>
  memoizeWeak((upcoming: Experience[]) => upcoming.filter(event => isIn(province, event)))
)

/** The experience at an address. Throws when there is none: callers take slugs from the catalogue. */
export function experienceAt({ bySlug }: Pick<Catalog, 'bySlug'>, slug: string): Experience {
  const experience = bySlug.get(slug)
  if (!experience) throw new Error(`No experience has the slug «${slug}»`)
  return experience
}

/** Which page of a route it is that is about an experience. */
export function idsOf({ slug }: Experience): { slug: string } {
  return { slug }
}

/** The meta's own experiences, hidden ones included; events apart. */
export function membersOf(catalog: CatalogScope, meta: Experience): Experience[] {
  return inMeta(catalog.experiences, meta.id).filter(({ isEvent }) => !isEvent)
}

/** The meta's own events that are not over yet, hidden ones included. */
export function eventsOf(catalog: CatalogScope, meta: Experience): Experience[] {
  return inMeta(catalog.upcomingWithHidden, meta.id)
}

/** By which lists are cut into parts that stay as they are when another experience comes or goes. */
export const chunkHash = memoizeWeak(({ id }: Experience) => seededRandom(id)())

/** When the last of some documents was changed; null when none of them says so. */
export const lastChange = memoizeWeak((documents: Pick<Experience, 'updated'>[]) =>
  latest(documents.map(({ updated }) => updated))
)

/** The experiences of a list that belong together, worked out once for a list. */
export function createGrouping(keysOf: (experience: Experience) => string[]) {
  const groupsOf = memoizeWeak((experiences: Experience[]) => groupsIn(experiences, keysOf))
  return (experiences: Experience[], key: string): Experience[] => groupsOf(experiences).get(key) ?? []
}

function groupsIn(
  experiences: Experience[],
  keysOf: (experience: Experience) => string[]
): Map<string, Experience[]> {
  const groups = new Map<string, Experience[]>()
  for (const experience of experiences) {
    for (const key of keysOf(experience)) {
      const group = groups.get(key)
      if (!group) groups.set(key, [experience])
      // Once, though it may name the same twice.
      else if (group.at(-1) !== experience) group.push(experience)
    }
  }
  return groups
}

/** Experiences of a list by category. */
export const inCategoryOf = createGrouping(({ categoryIds }) => categoryIds)

const inMeta = createGrouping(({ destinationIds }) => destinationIds)

export function perProvince<Value>(valueOf: (province: ProvinceSlug) => Value): Record<ProvinceSlug, Value> {
  return {
    almeria: valueOf('almeria'),
    andalucia: valueOf('andalucia'),
    cadiz: valueOf('cadiz'),
    cordoba: valueOf('cordoba'),
    granada: valueOf('granada'),
    huelva: valueOf('huelva'),
    jaen: valueOf('jaen'),
    malaga: valueOf('malaga'),
    sevilla: valueOf('sevilla')
  }
}

const lastDayOf = memoizeWeak(({ eventDate }: Experience) =>
  eventDate === null ? '' : dayInAndalusia(eventDate.end ?? eventDate.start)
)

/** An event without a date is on no day of the agenda. One that has begun stays until it ends. */
function upcomingEvents(experiences: Experience[], day: string): Experience[] {
  return experiences
    .flatMap(experience =>
      experience.isEvent && experience.eventDate ? [{ ...experience.eventDate, experience }] : []
    )
    .filter(({ experience }) => lastDayOf(experience) >= day)
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
    .map(({ experience }) => experience)
}

/** Documents that experiences refer to. It stays the same object while no category, company or province is edited. */
export type References = Pick<CatalogScope, 'categoryById' | 'companyById' | 'provinces'>

const stableNamed = createStabilizer<References>()

export const referencesOf = memoizeWeak(({ categoryById, companyById, provinces }: References): References =>
  stableNamed({ categoryById, companyById, provinces })
)

/** How lists show an experience. */
export function cardIn({ categoryById }: Pick<References, 'categoryById'>, experience: Experience): Card {
  return cardWith(categoryById, experience)
}

export function cardsIn(
  { categoryById }: Pick<References, 'categoryById'>,
  experiences: Experience[]
): Card[] {
  return experiences.map(experience => cardWith(categoryById, experience))
}

const cardWith = memoizePer((categoryById: References['categoryById'], experience: Experience): Card =>
  cardOf(experience, compositionOf(experience, categoryById))
)
