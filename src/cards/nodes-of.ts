import type { ReactNode } from 'react'

/**
 * Draws what a card returns as nodes of the page. Cards are functions without state, whose elements are plain objects: they need no library to become
 * nodes, and so they are drawn by the same functions where there is none, on the pages of others.
 */
export function nodesOf(drawn: ReactNode): Node[] {
  return nodesIn(drawn)
}

function nodesIn(drawn: unknown): Node[] {
  if (Array.isArray(drawn)) return drawn.flatMap(nodesIn)
  if (drawn === '') return []
  if (typeof drawn === 'string' || typeof drawn === 'number') return [new Text(String(drawn))]
  if (typeof drawn !== 'object' || drawn === null || !('type' in drawn) || !('props' in drawn)) return []
  const { props, type } = drawn
  if (typeof type === 'function') return nodesIn(Reflect.apply(type, undefined, [props]))
  const { children, ...attributes }: Record<string, unknown> = Object(props)
  return typeof type === 'string' ? [elementOf(type, attributes, nodesIn(children))] : nodesIn(children)
}

function elementOf(type: string, attributes: Record<string, unknown>, children: Node[]): HTMLElement {
  const element = document.createElement(type)
  for (const [name, value] of Object.entries(attributes)) {
    const text = value === true ? '' : value
    if (typeof text === 'string' || typeof text === 'number')
      element.setAttribute(name === 'className' ? 'class' : name, String(text))
  }
  element.append(...children)
  return element
}
