import { languages } from '#domain/locale.ts'
import { oncePer } from '#domain/once.ts'
import { inShards, shardNumbers } from '#domain/shards.ts'

import type { Catalog } from './catalog.ts'
import { createKeptList } from './kept.ts'

/** Which files a table in shards has: each of them in each language. */
export const shardFiles = languages.flatMap(language => shardNumbers.map(shard => ({ language, shard })))

/** The shards of what a catalogue gives, in its order. Each is the list of before as long as it has the same items. */
export function keptShards<Item extends { slug: string }>(
  listIn: (catalog: Catalog) => Item[]
): (catalog: Catalog) => Item[][] {
  const kept = shardNumbers.map(() => createKeptList<Item>())
  return oncePer((catalog: Catalog) =>
    inShards(listIn(catalog)).map((items, number) => kept[number]?.(items) ?? items)
  )
}
