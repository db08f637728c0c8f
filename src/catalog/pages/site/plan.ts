import { regionMap } from '#catalog/model/region-map.ts'
import { defineFile } from '#catalog/routing/data-file.ts'
import { defineSinglePage } from '#catalog/routing/page.ts'
import { shardFiles } from '#catalog/model/shards.ts'
import { meetingShards, planShards } from '#catalog/selectors/plan-sources.ts'
import { routes } from '#domain/site/routes.ts'

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
