/** How wide a line is at a size. */
export type Measure = (line: string, size: number) => number

export interface Block {
  lines: string[]
  size: number
}

interface Box {
  width: number
  height: number
  /** Distance of two lines in parts of the size. */
  leading: number
}

type WidthOf = (line: string) => number

/** A piece that may begin a line: a word, or a part of one after its hyphen, which is glued to the piece before. */
interface Part {
  isGlued: boolean
  text: string
}

/**
 * The text at the largest of the sizes at which it stays in the box with no word broken; else at the last size, broken and cut. A word of which the typeface has no
 * letter leaves no gap.
 */
export function fit(text: string, sizes: readonly [number, ...number[]], box: Box, measure: Measure): Block {
  const parts = partsOf(text).filter(part => measure(part.text, 1) > 0)
  for (const size of sizes) {
    const widthOf: WidthOf = line => measure(line, size)
    const lines = wrap(parts, widthOf, box.width)
    const isWhole = lines.every(line => widthOf(line) <= box.width)
    if (isWhole && lines.length <= roomFor(size, box)) {
      return { lines: balanced(parts, lines, widthOf, box.width), size }
    }
  }
  const size = sizes.at(-1) ?? sizes[0]
  return { lines: cut(parts, line => measure(line, size), box.width, roomFor(size, box)), size }
}

function partsOf(text: string): Part[] {
  return text
    .trim()
    .split(/\s+/)
    .flatMap(word =>
      word
        .split(/(?<=\p{Letter}[-–])(?=\p{Letter})/u)
        .map((part, index) => ({ isGlued: index > 0, text: part }))
    )
}

/** How many lines the box holds: at least one. */
function roomFor(size: number, { height, leading }: Box): number {
  return Math.max(1, Math.floor((height - size) / (size * leading)) + 1)
}

/** Line by line, as many parts as the width holds. One that is wider stands alone. */
function wrap(parts: Part[], widthOf: WidthOf, width: number): string[] {
  const lines: string[] = []
  for (const { isGlued, text } of parts) {
    const last = lines.at(-1)
    const longer = `${last ?? ''}${isGlued || last === undefined ? '' : ' '}${text}`
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(text)
  }
  return lines
}

/** Breaks the text into the same number of lines in the narrowest possible column, so that no word is alone on the last one. */
function balanced(parts: Part[], lines: string[], widthOf: WidthOf, width: number): string[] {
  const step = width / 40
  let best = lines
  for (let narrower = width - step; narrower > width / 3; narrower -= step) {
    const tried = wrap(parts, widthOf, narrower)
    if (tried.length > lines.length || tried.some(line => widthOf(line) > narrower)) break
    best = tried
  }
  return best
}

/** As much as there is room for: words that are too wide are broken with a hyphen, for what remains stands an ellipsis. */
function cut(parts: Part[], widthOf: WidthOf, width: number, room: number): string[] {
  const lines = wrap(
    parts.flatMap(part => broken(part, widthOf, width)),
    widthOf,
    width
  )
  if (lines.length <= room) return lines
  return [...lines.slice(0, room - 1), ended(lines[room - 1] ?? '', widthOf, width)]
}

function broken(part: Part, widthOf: WidthOf, width: number): Part[] {
  if (widthOf(part.text) <= width) return [part]
  const pieces: string[] = []
  let piece = ''
  for (const letter of part.text) {
    if (piece !== '' && widthOf(`${piece}${letter}-`) > width) {
      pieces.push(`${piece}-`)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece].map((text, index) => ({ isGlued: index > 0 || part.isGlued, text }))
}

function ended(line: string, widthOf: WidthOf, width: number): string {
  const letters = Array.from(line)
  while (letters.length > 1 && widthOf(`${letters.join('')}…`) > width) letters.pop()
  return `${letters.join('').replace(/[\s…,.;:–-]+$/, '')}…`
}
