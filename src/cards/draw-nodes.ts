import type { ReactNode } from 'react'

/** Names of properties that are not those of attributes. Others differ in small letters alone. */
const attributes: Partial<Record<string, string>> = { className: 'class', htmlFor: 'for' }

/**
 * Draws what components without state return, as React would: a list that nobody has touched shows its cards without React. What is pressed in it is answered by whoever
 * asked for the drawing, so functions are left out.
 */
export function drawNodes(node: ReactNode): Node[] {
  if (node === null || node === undefined || node === '' || typeof node === 'boolean') return []
  if (typeof node !== 'object') return [document.createTextNode(String(node))]
  if (Symbol.iterator in node) return [...node].flatMap(drawNodes)
  return 'type' in node ? drawElement(node.type, new Map(Object.entries(Object(node.props)))) : []
}

function drawElement(type: unknown, props: Map<string, unknown>): Node[] {
  if (typeof type === 'function')
    return drawNodes(Reflect.apply(type, undefined, [Object.fromEntries(props)]))
  const inside = props.get('children')
  const children = isNode(inside) ? drawNodes(inside) : []
  // Whatever is neither a component nor the name of an element is a fragment.
  if (typeof type !== 'string') return children
  const element = document.createElement(type)
  for (const [name, value] of props) if (name !== 'children') setAttribute(element, name, value)
  element.append(...children)
  return [element]
}

/** Tells whether a property can stand in an element: a component may take anything as its children. */
function isNode(value: unknown): value is ReactNode {
  return typeof value !== 'function' && typeof value !== 'symbol'
}

/** Writes `true` as a word into `data-` and `aria-` attributes; other attributes are true by being there. */
function setAttribute(element: Element, name: string, value: unknown): void {
  const isWord = /^(?:aria|data)-/.test(name)
  if (typeof value === 'boolean' && !isWord) return void element.toggleAttribute(name.toLowerCase(), value)
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    element.setAttribute(attributes[name] ?? name.toLowerCase(), String(value))
}
