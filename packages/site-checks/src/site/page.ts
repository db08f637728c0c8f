import { HTMLElement, type Node, NodeType, parse, TextNode } from 'node-html-parser'
import { type Head, readHead } from './head.ts'

/** A built page, read once for all checks. */
export interface Page {
  /** As Hosting answers it: without `.html`. */
  address: string
  html: string
  root: HTMLElement
  head: Head
  /** The elements with one of these tags, or all of them, in the order of the page. What only scripts bring to life is none. */
  all: (...tags: string[]) => HTMLElement[]
  /** Says whether visitors can read these words on it. */
  shows: (words: string) => boolean
}

export function readPage(address: string, html: string): Page {
  const root = parse(html)
  const elements = elementsIn(root)
  let shown: string | undefined
  return {
    address,
    all: (...tags) =>
      tags.length === 0 ? elements : elements.filter(({ rawTagName }) => tags.includes(rawTagName)),
    head: readHead(html),
    html,
    root,
    shows: words => {
      shown ??= plainly(wordsIn(root))
      return shown.includes(plainly(words))
    }
  }
}

const unread = ['script', 'style', 'template', 'head']

function wordsIn(node: Node): string {
  if (node instanceof TextNode) return node.text
  if (node instanceof HTMLElement && unread.includes(node.rawTagName)) return ''
  return node.childNodes.map(wordsIn).join(' ')
}

/** Words as they are read: the space between two of them is one, whatever stands in the source. */
function plainly(words: string): string {
  return words.replaceAll(/[\s\u00A0]+/g, ' ').trim()
}

/** The language an element is in: its own, else that of the nearest one around it that says so. */
export function languageAround(element: HTMLElement): string {
  for (let each: HTMLElement | null = element; each !== null; each = each.parentNode) {
    const language = each.getAttribute?.('lang')
    if (language) return language
  }
  return ''
}

/** True for an element that only a script makes visible. */
export function isHidden(element: HTMLElement): boolean {
  for (let each: HTMLElement | null = element; each !== null; each = each.parentNode) {
    if (each.getAttribute?.('hidden') !== undefined) return true
  }
  return false
}

function elementsIn(node: Node): HTMLElement[] {
  return node.childNodes.flatMap(child => {
    if (!(child instanceof HTMLElement) || child.nodeType !== NodeType.ELEMENT_NODE) return []
    return child.rawTagName === 'template' ? [child] : [child, ...elementsIn(child)]
  })
}
