import { cardIn, type Catalog, type Named, namedIn } from '#catalog/model/catalog.ts'
import { memoizePer } from '#catalog/memo/memoize.ts'
import { placeOnMap, regionMap } from '#catalog/model/region-map.ts'
import { defineFile } from '#catalog/routing/data-file.ts'
import { defineSinglePage } from '#catalog/routing/page.ts'
import { stableShards, shardFiles } from '#catalog/model/shards.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import type { Coordinates } from '#domain/place/place.ts'
import { childPrice, type MeetingSource, type PlanSource } from '#domain/plan/plan-source.ts'
import { routes } from '#domain/site/routes.ts'

/** `/plan`: what somebody wants to do, day by day. The plan itself is on their device or in the address. */
export const planPage = defineSinglePage(routes.plan, () => ({ map: regionMap() }))

/** `/datos/plan/{idioma}/{número}.json`: what a plan tells of its experiences; hidden ones too, since their pages can be saved. */
export const planShard = defineFile({
  pattern: '/datos/plan/[language]/[shard].json',
  files: () => shardFiles,
  language: ({ language }) => language,
  params: ({ language, shard }) => ({ language, shard: String(shard) }),
  read: (catalog, { language, shard }) => ({ language, sources: allSources(catalog)[shard] ?? [] })
})

/** `/encuentro`: where to be, when, and whom to call. Which experience it is stands in the address. */
export const meetingPage = defineSinglePage(routes.meeting, () => ({ map: regionMap() }))

/** `/datos/encuentro/{idioma}/{número}.json`: what one needs to know to be there. */
export const meetingShard = defineFile({
  pattern: '/datos/encuentro/[language]/[shard].json',
  files: () => shardFiles,
  language: ({ language }) => language,
  params: ({ language, shard }) => ({ language, shard: String(shard) }),
  read: (catalog, { language, shard }) => ({ language, sources: allMeetings(catalog)[shard] ?? [] })
})

/** One list for all languages. Nobody asks for their order, so it is one that does not change with a name. */
const allMeetings = stableShards(catalog =>
  byIdIn(catalog).map(experience => meetingIn(namedIn(catalog), experience))
)

const byIdIn = memoizeWeak(({ experiences }: Catalog) =>
  experiences.toSorted((a, b) => (a.id < b.id ? -1 : 1))
)

const meetingIn = memoizePer(({ companyById }: Named, experience: Experience): MeetingSource => {
  const { address, companyId, freeCancellationHours, guideLanguages, importantHtml } = experience
  const { included, meetingPoint, notIncluded, slug } = experience
  const company = companyId === null ? undefined : companyById.get(companyId)
  return {
    address,
    company: company ? { name: company.name, phone: company.phone } : null,
    freeCancellationHours,
    guideLanguages,
    importantHtml,
    included,
    meetingPoint,
    notIncluded,
    slug
  }
})

const allSources = stableShards(catalog =>
  byIdIn(catalog).map(experience => sourceIn(namedIn(catalog), experience))
)

const sourceIn = memoizePer((named: Named, experience: Experience): PlanSource => {
  const { isIndoor, position, schedules, slug } = experience
  return {
    card: cardIn(named, experience),
    child: childPrice(experience),
    isIndoor,
    schedules,
    slug,
    spot: position && spotOf(position)
  }
})

const spotOf = memoizeWeak((position: Coordinates): [number, number] => placeOnMap(position))
