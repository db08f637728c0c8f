import { type Columns, isColumns } from '#domain/data/columnar-table.ts'
import { loadIslandTexts } from '#services/site/island-texts.ts'

const known = new Map<string, Columns>()

/** Texts of an island, fetched once for all islands of that name. Throws when they cannot be loaded: the island then does not hydrate. */
export async function islandTextsIn(path: string, island: string, load = loadIslandTexts): Promise<Columns> {
  const texts = known.get(path) ?? (await load(path))
  if (texts !== null) known.set(path, texts)
  const own = texts?.[island]
  if (!isColumns(own)) throw new Error(`${path} says nothing for ${island}`)
  return own
}
