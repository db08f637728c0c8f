import { parseDocument } from 'htmlparser2'

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

/** Words, the inside of an `li`, or blocks that are written out. */
type Piece = Words | { html: string; kind: 'block' | 'item' }

const marks: ReadonlySet<string> = new Set(['a', 'em', 'strong'])
const headings: ReadonlySet<string> = new Set(['h3', 'h4'])
const lists: ReadonlySet<string> = new Set(['ol', 'ul'])

/**
 * Writes clean html so that a browser builds from it exactly what is written: no paragraph holds a block, no emphasis
 * reaches over one, items stand in lists, loose words in paragraphs, and nothing is empty.
 */
export function inBlocks(html: string): string {
  return arranged(piecesOf(parseDocument(html).childNodes, [], 'p'), 'p')
}

/** Loose words become lines of the tag `around`; they stay as they are where it is empty. An empty block still parts the words around it. */
function piecesOf(nodes: readonly Node[], within: readonly Mark[], around: string): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    if (!('attribs' in node))
      return 'data' in node ? [{ kind: 'words', marks: within, text: tidied(node.data) }] : []
    const { attribs, childNodes, name } = node
    if (name === 'br') return [{ kind: 'words', marks: within, text: null }]
    if (marks.has(name)) return piecesOf(childNodes, marked(within, name, attribs), around)
    if (name === 'li') return [{ html: arranged(piecesOf(childNodes, within, ''), ''), kind: 'item' }]
    const tag = headings.has(around) ? around : headings.has(name) ? name : 'p'
    const html = lists.has(name)
      ? listed(name, piecesOf(childNodes, within, ''))
      : arranged(piecesOf(childNodes, within, tag), tag)
    return [html === '' ? { kind: 'words', marks: within, text: null } : { html, kind: 'block' }]
  })
}

function marked(
  within: readonly Mark[],
  tag: string,
  attributes: Readonly<Record<string, string>>
): readonly Mark[] {
  if (within.some(mark => mark.tag === tag)) return within
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`
  )
  return [...within, { open: `<${tag}${written.join('')}>`, tag }]
}

/** Items without a list of their own are gathered in one. */
function arranged(pieces: readonly Piece[], around: string): string {
  let html = ''
  let items = ''
  let words: Words[] = []
  const endItems = () => {
    html += element('ul', items)
    items = ''
  }
  const endLine = () => {
    const line = element(around, lineOf(words))
    words = []
    if (line !== '') endItems()
    html += line
  }
  for (const piece of pieces) {
    if (piece.kind === 'words') words.push(piece)
    else endLine()
    if (piece.kind === 'item') items += element('li', piece.html)
    if (piece.kind === 'block') {
      endItems()
      html += piece.html
    }
  }
  endLine()
  endItems()
  return html
}

/** A list within a list belongs to the item before it; anything else there is an item of its own. */
function listed(tag: string, pieces: readonly Piece[]): string {
  const items: string[] = []
  let others: Piece[] = []
  const endOthers = () => {
    const html = arranged(others, '')
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

function element(tag: string, html: string): string {
  return html === '' || tag === '' ? html : `<${tag}>${html}</${tag}>`
}

/** Empty where there is nothing to see. */
function lineOf(words: readonly Words[]): string {
  const joined = trimmed(trimmed(joinedWords(words), /^\s+/).toReversed(), /\s+$/).toReversed()
  if (!joined.some(({ text }) => text !== null && isVisible(text))) return ''
  let html = ''
  let open: readonly Mark[] = []
  for (const { marks: next, text } of joined) {
    html += `${between(open, next)}${text === null ? '<br>' : escaped(text)}`
    open = next
  }
  return `${html}${between(open, [])}`
}

/** Neighbours with the same marks are one text. */
function joinedWords(words: readonly Words[]): Words[] {
  const joined: Words[] = []
  for (const next of words.filter(({ text }) => text !== '')) {
    const last = joined.at(-1)
    const isJoined = typeof last?.text === 'string' && next.text !== null && isSame(last.marks, next.marks)
    if (isJoined) joined.splice(-1, 1, { ...last, text: `${last.text}${next.text}`.normalize('NFC') })
    else joined.push(next)
  }
  return joined
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

/** Closes and opens what differs between two texts of a line. */
function between(open: readonly Mark[], next: readonly Mark[]): string {
  const differs = open.findIndex((mark, index) => mark.open !== next[index]?.open)
  const shared = differs === -1 ? open.length : differs
  const closed = open.slice(shared).toReversed()
  return [...closed.map(({ tag }) => `</${tag}>`), ...next.slice(shared).map(mark => mark.open)].join('')
}

function isSame(some: readonly Mark[], others: readonly Mark[]): boolean {
  return between(some, others) === ''
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
