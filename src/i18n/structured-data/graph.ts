import type { MergeLeafTypes, ProductLeaf, Thing, TouristTripLeaf } from 'schema-dts'

/** The product on most pages: it has a price, and it is a trip. */
export type TouristProduct = MergeLeafTypes<[ProductLeaf, TouristTripLeaf]>

export type Node = Exclude<Thing, string> | TouristProduct

/** Structured data of a page, in the vocabulary of schema.org (quality check S11). */
export interface Graph {
  '@context': 'https://schema.org'
  '@graph': Node[]
}

export function graphOf(nodes: Node[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes }
}
