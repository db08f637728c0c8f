import { createStabilizer } from 'live-publisher/content'

import { languages } from '#domain/text/locale.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { inShards, shardNumbers } from '#domain/data/shards.ts'

import type { Catalog } from './catalog.ts'

/** Which files a table in shards has: each of them in each language. */
export const shardFiles = languages.flatMap(language => shardNumbers.map(shard => ({ language, shard })))

/** The shards of what a catalogue gives, in its order. */
export function stableShards<Item extends { slug: string }>(
  listIn: (catalog: Catalog) => Item[]
): (catalog: Catalog) => Item[][] {
  const kept = createStabilizer<Item[][]>()
  return memoizeWeak((catalog: Catalog) => kept(inShards(listIn(catalog))))
}
