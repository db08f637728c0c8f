import { cardIn, type Catalog, type References, referencesOf } from '#catalog/model/catalog.ts'
import { memoizePer } from '#catalog/memo/memoize.ts'
import { placeOnMap } from '#catalog/model/region-map.ts'
import { stableShards } from '#catalog/model/shards.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import type { MeetingSource, PlanSource } from '#domain/plan/plan-source.ts'

/** In the order of their ids: their order is shown nowhere, and this one does not change with a name. */
export const meetingShards = stableShards(catalog =>
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

export const planShards = stableShards(catalog =>
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
