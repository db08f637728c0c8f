import { placeOnMap, regionMap } from '#catalog/model/region-map.ts'
import { defineFile } from '#catalog/routing/data-file.ts'
import { defineSinglePage } from '#catalog/routing/page.ts'
import { shardFiles, stableShards } from '#catalog/model/shards.ts'
import { routes } from '#domain/site/routes.ts'
import { cardIn, type Catalog, type References, referencesOf } from '#catalog/model/catalog.ts'
import { memoizePer } from '#catalog/memo/memoize.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import type { MeetingSource, PlanSource } from '#domain/plan/plan-source.ts'

/** In the order of their ids: their order is shown nowhere, and this one does not change with a name. */
const meetingShards = stableShards(catalog =>
  byIdIn(catalog).map(experience => meetingIn(referencesOf(catalog), experience))
)

const byIdIn = memoizeWeak(({ experiences }: Catalog) =>
  experiences.toSorted((a, b) => (a.id < b.id ? -1 : 1))
)

const meetingIn = memoizePer(({ companyById }: References, experience: Experience): MeetingSource => {
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

const planShards = stableShards(catalog =>
  byIdIn(catalog).map(experience => sourceIn(referencesOf(catalog), experience))
)

const sourceIn = memoizePer((named: References, experience: Experience): PlanSource => {
  const { isIndoor, position, schedules, slug } = experience
  return {
    card: cardIn(named, experience),
    isIndoor,
    schedules,
    slug,
    spot: position && placeOnMap(position)
  }
})

/** `/plan`: what a visitor wants to do, day by day. The plan itself is on the device or in the address. */
export const planPage = defineSinglePage(routes.plan, () => ({ map: regionMap() }))

/** `/datos/plan/{idioma}/{número}.json`: what a plan tells of its experiences; hidden ones too, since their pages can be saved. */
export const planShard = defineFile({
  pattern: '/datos/plan/[language]/[shard].json',
  files: () => shardFiles,
  language: ({ language }) => language,
  params: ({ language, shard }) => ({ language, shard: String(shard) }),
  read: (catalog, { language, shard }) => ({ language, sources: planShards(catalog)[shard] ?? [] })
})

/** `/encuentro`: where to be, when, and whom to call. Which experience it is stands in the address. */
export const meetingPage = defineSinglePage(routes.meeting, () => ({}))

/** `/datos/encuentro/{idioma}/{número}.json`: what a visitor has to know to be there. */
export const meetingShard = defineFile({
  pattern: '/datos/encuentro/[language]/[shard].json',
  files: () => shardFiles,
  language: ({ language }) => language,
  params: ({ language, shard }) => ({ language, shard: String(shard) }),
  read: (catalog, { language, shard }) => ({ language, sources: meetingShards(catalog)[shard] ?? [] })
})
