import { languages } from '#domain/locale.ts'
import { oncePer } from '#domain/once.ts'
import { inShards, shardNumbers } from '#domain/shards.ts'

import type { Catalog } from './catalog.ts'
import { createKeptParts } from './kept.ts'

/** Which files a table in shards has: each of them in each language. */
export const shardFiles = languages.flatMap(language => shardNumbers.map(shard => ({ language, shard })))

/** The shards of what a catalogue gives, in its order. */
export function keptShards<Item extends { slug: string }>(
  listIn: (catalog: Catalog) => Item[]
): (catalog: Catalog) => Item[][] {
  const kept = createKeptParts<Item[]>()
  return oncePer((catalog: Catalog) => kept(inShards(listIn(catalog))))
}
