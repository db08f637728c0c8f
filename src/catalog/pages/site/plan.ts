import { cardsIn } from '#catalog/model/catalog.ts'
import { defineFile } from '#catalog/routing/data-file.ts'
import { defineSinglePage } from '#catalog/routing/page.ts'
import { stableShards, shardFiles } from '#catalog/model/shards.ts'
import { routes } from '#domain/site/routes.ts'

/** `/plan`: what somebody wants to do, day by day. The plan itself is on their device or in the address. */
export const planPage = defineSinglePage(routes.plan, () => ({}))

/** `/datos/plan/{idioma}/{número}.json`: what a plan tells of its experiences; hidden ones too, since their pages can be saved. */
export const planShard = defineFile({
  pattern: '/datos/plan/[language]/[shard].json',
  files: () => shardFiles,
  language: ({ language }) => language,
  params: ({ language, shard }) => ({ language, shard: String(shard) }),
  read: (catalog, { language, shard }) => ({ cards: allCards(catalog)[shard] ?? [], language })
})

/** One list for all languages. Nobody asks for their order, so it is one that does not change with a name. */
const allCards = stableShards(catalog =>
  cardsIn(
    catalog,
    catalog.experiences.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  )
)
