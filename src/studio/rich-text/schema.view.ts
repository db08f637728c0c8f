import {
  DOMParser,
  DOMSerializer,
  type MarkSpec,
  type Node,
  type NodeSpec,
  type ParseOptions,
  Schema
} from 'prosemirror-model'

import { type BlockTag, linkSchemes, type MarkTag } from '#domain/text/html-elements.ts'

/** Node types are named as their elements. The compiler finds an allowed element that is missing here, and one too many. */
const nodes = {
  doc: { content: 'block+' },
  // The first block: loose words become it.
  p: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  h3: heading('h3'),
  h4: heading('h4'),
  ul: { content: 'li+', group: 'block', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
  ol: { content: 'li+', group: 'block', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
  li: { content: 'block+', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
  br: {
    group: 'inline',
    inline: true,
    leafText: () => '\n',
    parseDOM: [{ tag: 'br' }],
    selectable: false,
    toDOM: () => ['br']
  },
  text: { group: 'inline' }
} satisfies Record<BlockTag | 'br' | 'doc' | 'text', NodeSpec>

const marks = {
  a: {
    attrs: { href: {}, rel: { default: null } },
    inclusive: false,
    parseDOM: [{ getAttrs: linkOf, tag: 'a[href]' }],
    toDOM: ({ attrs: { href, rel } }) => ['a', { href, rel }, 0]
  },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] }
} satisfies Record<MarkTag, MarkSpec>

/** Texts of the content, as the editor holds them: there is no place in it for anything that cleaning would take away. */
export const schema = new Schema({ marks, nodes })

const parser = DOMParser.fromSchema(schema)
const serializer = DOMSerializer.fromSchema(schema)

/** The document of an element; spaces stay as they are. */
export function docIn(element: Element, findPositions: ParseOptions['findPositions'] = []): Node {
  return parser.parse(element, { findPositions, preserveWhitespace: 'full' })
}

/** The document of a clean text. */
export function docOf(html: string): Node {
  const element = document.createElement('div')
  element.innerHTML = html
  return docIn(element)
}

/** Html of a document, still to be cleaned: a line that is not yet filled is an element without words. */
export function htmlOf({ content }: Node): string {
  const element = document.createElement('div')
  element.append(serializer.serializeFragment(content))
  return element.innerHTML
}

function heading(tag: 'h3' | 'h4'): NodeSpec {
  return {
    content: 'inline*',
    defining: true,
    group: 'block',
    parseDOM: [{ tag }],
    toDOM: () => [tag, 0]
  }
}

/** Html that claims to have been copied here is pasted without cleaning, so its links are checked here. */
function linkOf(element: HTMLElement): { href: string; rel: string | null } | false {
  const href = element.getAttribute('href') ?? ''
  const isAllowed =
    /^\/(?![/\\])/.test(href) || linkSchemes.some(scheme => href.toLowerCase().startsWith(`${scheme}:`))
  return isAllowed && { href, rel: element.getAttribute('rel') }
}
