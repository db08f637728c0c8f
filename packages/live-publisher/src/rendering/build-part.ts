import type { PathWithRoute } from 'astro'

/** One of several builds that make a site together, such as the first of four. */
export interface BuildPart {
  number: number
  of: number
}

/** Divides all paths among the parts: each part has a piece of every template, because templates differ in the cost of a file; neighbours stay together, because they show the same cards. Each path is in one part. */
export function pathsInPart(paths: PathWithRoute[], part: BuildPart): PathWithRoute[] {
  const byTemplate = Map.groupBy(paths, ({ route }) => route.component)
  return [...byTemplate.values()].flatMap((those, template) => pieceOf(those, part, template))
}

/** A piece of a list. The pieces are as long as each other, or one longer: `turn` says from which part on, so that not all short lists are the work of one. */
export function pieceOf<Item>(items: readonly Item[], { number, of }: BuildPart, turn = 0): Item[] {
  const piece = (number - 1 + turn) % of
  const from = (index: number) => Math.floor((index * items.length) / of)
  return items.slice(from(piece), from(piece + 1))
}
