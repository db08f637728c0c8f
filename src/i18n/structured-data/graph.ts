import type { MergeLeafTypes, ProductLeaf, Thing, TouristTripLeaf } from 'schema-dts'

/** What is sold on most pages: it has a price, and it goes somewhere. */
export type TouristProduct = MergeLeafTypes<[ProductLeaf, TouristTripLeaf]>

export type Node = Exclude<Thing, string> | TouristProduct

/** What a page says to search engines about what it shows, in the words of schema.org (quality check S11). */
export interface Graph {
  '@context': 'https://schema.org'
  '@graph': Node[]
}

export function graphOf(nodes: Node[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes }
}
