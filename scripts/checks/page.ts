import { HTMLElement, type Node, NodeType, parse, TextNode } from 'node-html-parser'
import { type Language, languageOf, type Locale } from '#domain/text/locale.ts'
import { localeOfPath } from '#domain/site/routes.ts'
import { provinceSlugs } from '#domain/place/province.ts'
import { type Head, readHead } from './head.ts'

/** A built page, read once for all checks. */
export interface Page {
  /** As Hosting answers it: without `.html`. */
  address: string
  /** The address without its locale. */
  route: string
  locale: Locale
  language: Language
  kind: string
  html: string
  root: HTMLElement
  head: Head
  /** The elements with one of these tags, or all of them, in the order of the page. What only scripts bring to life is none. */
  all: (...tags: string[]) => HTMLElement[]
  /** Whether visitors can read these words on it. */
  shows: (words: string) => boolean
}

export function readPage(address: string, html: string): Page {
  const root = parse(html)
  const elements = elementsIn(root)
  let shown: string | undefined
  const locale = localeOfPath(address)
  const route = routeOf(address)
  return {
    address,
    all: (...tags) =>
      tags.length === 0 ? elements : elements.filter(({ rawTagName }) => tags.includes(rawTagName)),
    head: readHead(html),
    html,
    kind: kindOf(route),
    language: languageOf(locale),
    locale,
    root,
    route,
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

export function routeOf(address: string): string {
  const locale = localeOfPath(address)
  return locale === 'esd' ? address : address.slice(locale.length + 1) || '/'
}

const province = `/(?:${provinceSlugs.join('|')})`

/** Pages of one template, of which there are many. Every other page is its own kind. */
const templates = {
  agenda: /^\/agenda\/[^/]+$/,
  company: /^\/empresas\/[^/]+$/,
  cover: new RegExp(`^${province}$`),
  detail: /^\/experiencias\/[^/]+$/,
  listing: new RegExp(`^${province}/experiencias/listado`),
  meta: /^\/meta\/[^/]+$/
}

export type Template = keyof typeof templates

export function kindOf(route: string): string {
  return Object.entries(templates).find(([, pattern]) => pattern.test(route))?.[0] ?? route
}

/** The language an element is in: its own, else that of the nearest one around it that says so. */
export function languageAround(element: HTMLElement): string {
  for (let each: HTMLElement | null = element; each !== null; each = each.parentNode) {
    const language = each.getAttribute?.('lang')
    if (language) return language
  }
  return ''
}

/** What shows only once a script has something to show there. */
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
