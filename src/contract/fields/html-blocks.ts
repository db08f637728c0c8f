import { parseDocument } from 'htmlparser2'

import { markTags } from '#domain/text/html-elements.ts'
import { isVisible, withoutInvisible } from '#domain/text/plain-text.ts'

type Node = ReturnType<typeof parseDocument>['childNodes'][number]

/** An element around words, such as a link. */
interface Mark {
  open: string
  tag: string
}

/** Words within a line; a line break has no text. */
interface Words {
  kind: 'words'
  marks: readonly Mark[]
  text: string | null
}

/** Words, the inside of an `li`, or a block that is written out. */
type Piece = Words | { html: string; kind: 'block' | 'item' }

const marks: ReadonlySet<string> = new Set(markTags)
const headings: ReadonlySet<string> = new Set(['h3', 'h4'])
const lists: ReadonlySet<string> = new Set(['ol', 'ul'])

/**
 * Writes clean html so that a browser builds from it exactly what is written: no paragraph holds a block, no emphasis
 * reaches over one, items stand in lists, loose words in paragraphs, and nothing is empty. What looks the same is written
 * the same.
 */
export function inBlocks(html: string): string {
  return blocksOf(piecesOf(parseDocument(html).childNodes, [], 'p'), 'p').join('')
}

/** Loose words become lines of the tag `around`. An empty block still parts the words around it. */
function piecesOf(nodes: readonly Node[], within: readonly Mark[], around: string): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    if (!('attribs' in node))
      return 'data' in node ? [{ kind: 'words', marks: within, text: tidied(node.data) }] : []
    const { attribs, childNodes, name } = node
    if (name === 'br') return [{ kind: 'words', marks: within, text: null }]
    if (marks.has(name)) return piecesOf(childNodes, marked(within, name, attribs), around)
    if (name === 'li') return [{ html: itemOf(piecesOf(childNodes, within, 'p')), kind: 'item' }]
    const tag = headings.has(around) ? around : headings.has(name) ? name : 'p'
    const blocks = lists.has(name)
      ? [listed(name, piecesOf(childNodes, within, 'p'))]
      : blocksOf(piecesOf(childNodes, within, tag), tag)
    const written = blocks.filter(html => html !== '').map(html => ({ html, kind: 'block' as const }))
    return written.length === 0 ? [{ kind: 'words', marks: within, text: null }] : written
  })
}

/** Marks are in the order of their tags. */
function marked(
  within: readonly Mark[],
  tag: string,
  attributes: Readonly<Record<string, string>>
): readonly Mark[] {
  if (within.some(mark => mark.tag === tag)) return within
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`
  )
  const mark = { open: `<${tag}${written.join('')}>`, tag }
  return [...within, mark].toSorted((one, other) => (one.tag < other.tag ? -1 : 1))
}

function blocksOf(pieces: readonly Piece[], around: string): string[] {
  const blocks: string[] = []
  const items: string[] = []
  let words: Words[] = []
  const endItems = () => {
    if (items.length > 0) blocks.push(gathered(items.splice(0)))
  }
  const endLine = () => {
    const lines = linesOf(words, around)
    words = []
    if (lines.length > 0) endItems()
    blocks.push(...lines)
  }
  for (const piece of pieces) {
    if (piece.kind === 'words') words.push(piece)
    else endLine()
    if (piece.kind === 'item') items.push(piece.html)
    if (piece.kind === 'block') {
      endItems()
      blocks.push(piece.html)
    }
  }
  endLine()
  endItems()
  return blocks
}

/** A list of items that had none. Word processors write the sign of an item into its words. */
function gathered(items: readonly string[]): string {
  const tag = items.every(html => /^\d+[.)]\s/.test(html)) ? 'ol' : 'ul'
  const sign = /^(?:\d+[.)]|[·•§▪o–-])\s+/
  return element(tag, items.map(html => element('li', html.replace(sign, ''))).join(''))
}

/** A list within a list belongs to the item before it; anything else there is an item of its own. */
function listed(tag: string, pieces: readonly Piece[]): string {
  const items: string[] = []
  let others: Piece[] = []
  const endOthers = () => {
    const html = itemOf(others)
    const before = /^<[ou]l>/.test(html) ? items.pop() : undefined
    items.push(`${before ?? ''}${html}`)
    others = []
  }
  for (const piece of pieces) {
    if (piece.kind === 'item') {
      endOthers()
      items.push(piece.html)
    } else others.push(piece)
  }
  endOthers()
  return element(tag, items.map(item => element('li', item)).join(''))
}

/** The inside of an item: a paragraph without another beside it needs no tag. */
function itemOf(pieces: readonly Piece[]): string {
  const blocks = blocksOf(pieces, 'p')
  const isParagraph = (index: number) => blocks[index]?.startsWith('<p>') === true
  return blocks
    .map((html, index) =>
      isParagraph(index) && !isParagraph(index - 1) && !isParagraph(index + 1)
        ? html.slice('<p>'.length, -'</p>'.length)
        : html
    )
    .join('')
}

function element(tag: string, html: string): string {
  return html === '' ? '' : `<${tag}>${html}</${tag}>`
}

/** Words as elements; none where there is nothing to see. An empty line ends a paragraph, as in plain text. */
function linesOf(words: readonly Words[], tag: string): string[] {
  const lines: Words[][] = [[]]
  let breaks = 0
  for (const next of words) {
    const isSpace = next.text?.trim() === ''
    if (next.text === null) breaks += 1
    else if (!isSpace && breaks > 1 && tag === 'p') lines.push([])
    if (next.text !== null && !isSpace) breaks = 0
    lines.at(-1)?.push(next)
  }
  return lines.map(line => element(tag, lineOf(line))).filter(html => html !== '')
}

/** Empty where there is nothing to see. */
function lineOf(words: readonly Words[]): string {
  const joined = trimmed(trimmed(joinedWords(words), /^\s+/).toReversed(), /\s+$/).toReversed()
  return joined.some(({ text }) => text !== null && isVisible(text)) ? nested(joined) : ''
}

/** Neighbours with the same marks are one text, and as many spaces as there are together are one. */
function joinedWords(words: readonly Words[]): Words[] {
  const joined: Words[] = []
  for (const next of words.filter(({ text }) => text !== '')) {
    const last = joined.at(-1)
    const isJoined = typeof last?.text === 'string' && next.text !== null && isSame(last.marks, next.marks)
    if (isJoined) joined.splice(-1, 1, { ...last, text: `${last.text}${next.text}`.normalize('NFC') })
    else joined.push(next)
  }
  return joined.map(found => ({ ...found, text: found.text?.replaceAll(/[ \n]+/g, ' ') ?? null }))
}

/** A text without characters that nobody sees. A stroke through the character before it would join the end of the tag there as soon as the whole is normalised. */
function tidied(text: string): string {
  return withoutInvisible(text).replace(/^[\s\u0338]*\u0338/, ' ')
}

/** Takes breaks and spaces away from the beginning of the list. */
function trimmed(words: readonly Words[], spaces: RegExp): Words[] {
  const first = words.findIndex(({ text }) => text !== null && text.trim() !== '')
  const [start, ...others] = first === -1 ? [] : words.slice(first)
  return typeof start?.text !== 'string'
    ? []
    : [{ ...start, text: start.text.replace(spaces, '') }, ...others]
}

/** The mark that reaches furthest is outermost, and no link is cut in two. */
function nested(words: readonly Words[]): string {
  let html = ''
  let rest = words
  for (let [first] = rest; first !== undefined; [first] = rest) {
    const [outermost] = first.marks
      .map(mark => ({ mark, reach: reachOf(mark, rest) }))
      .toSorted((one, other) => other.reach - one.reach)
    if (outermost === undefined) html += first.text === null ? '<br>' : escaped(first.text)
    else {
      const { mark, reach } = outermost
      const inside = rest.slice(0, reach).map(found => ({ ...found, marks: without(found.marks, mark) }))
      html += `${mark.open}${nested(inside)}</${mark.tag}>`
    }
    rest = rest.slice(outermost?.reach ?? 1)
  }
  return html
}

/** How many of the words, from the first on, stand in the mark. */
function reachOf(mark: Mark, words: readonly Words[]): number {
  const end = words.findIndex(({ marks: found }) => !found.some(({ open }) => open === mark.open))
  let reach = end === -1 ? words.length : end
  const linkAt = (index: number) => words[index]?.marks.find(({ tag }) => tag === 'a')?.open
  while (mark.tag !== 'a' && linkAt(reach) !== undefined && linkAt(reach) === linkAt(reach - 1)) reach -= 1
  return reach
}

function without(found: readonly Mark[], { open }: Mark): Mark[] {
  return found.filter(mark => mark.open !== open)
}

function isSame(some: readonly Mark[], others: readonly Mark[]): boolean {
  return some.map(({ open }) => open).join('') === others.map(({ open }) => open).join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
