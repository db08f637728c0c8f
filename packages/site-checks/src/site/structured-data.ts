import type { Page } from './page.ts'

/** A node of structured data, as far as checks look at it. */
export interface GraphNode {
  '@type'?: unknown
  '@id'?: unknown
  [property: string]: unknown
}

/** Structured data of a page, as the text of its scripts. */
export function graphTexts({ all }: Page): string[] {
  return all('script').flatMap(script =>
    script.getAttribute('type') === 'application/ld+json' ? [script.rawText] : []
  )
}

/** The nodes of the page's graph; none when it cannot be read, which is a finding of its own. */
export function nodesOf(page: Page): GraphNode[] {
  const nodes = known.get(page) ?? graphTexts(page).flatMap(text => nodesIn(text) ?? [])
  known.set(page, nodes)
  return nodes
}

const known = new WeakMap<Page, GraphNode[]>()

/** Null when it is no graph in the words of schema.org. */
export function nodesIn(text: string): GraphNode[] | null {
  try {
    const {
      '@context': context,
      '@graph': nodes,
      ...rest
    }: Record<string, unknown> = Object(JSON.parse(text))
    if (context !== 'https://schema.org' || Object.keys(rest).length > 0) return null
    return Array.isArray(nodes) && nodes.length > 0 && nodes.every(isNode) ? nodes : null
  } catch {
    return null
  }
}

export function isNode(value: unknown): value is GraphNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A node, and every node inside of it. */
export function allIn(value: unknown): GraphNode[] {
  if (typeof value !== 'object' || value === null) return []
  return [...(isNode(value) ? [value] : []), ...Object.values(value).flatMap(allIn)]
}

export function typesOf(node: GraphNode): unknown[] {
  return [node['@type']].flat()
}

export function ofType(nodes: GraphNode[], type: string): GraphNode[] {
  return nodes.filter(node => typesOf(node).includes(type))
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function listOf(value: unknown): GraphNode[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}
