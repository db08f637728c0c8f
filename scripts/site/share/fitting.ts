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

/** The text at the largest of the sizes at which it stays in the box with no word broken; else at the last size, broken and cut. */
export function fit(text: string, sizes: readonly [number, ...number[]], box: Box, measure: Measure): Block {
  for (const size of sizes) {
    const lines = wrap(text, width => measure(width, size), box.width)
    const isWhole = lines.every(line => measure(line, size) <= box.width)
    if (isWhole && lines.length <= roomFor(size, box))
      return { lines: balanced(text, lines, size, box, measure), size }
  }
  const size = sizes.at(-1) ?? sizes[0]
  return { lines: cut(text, size, box, measure), size }
}

function roomFor(size: number, { height, leading }: Box): number {
  return Math.max(1, Math.floor((height - size) / (size * leading)) + 1)
}

/** Line by line, as many words as the width holds. A word that is wider stands alone. */
function wrap(text: string, widthOf: (line: string) => number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.trim().split(/\s+/)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The same number of lines in the narrowest column that holds them, so that no word is left alone on the last one. */
function balanced(text: string, lines: string[], size: number, { width }: Box, measure: Measure): string[] {
  const widthOf = (line: string) => measure(line, size)
  let best = lines
  for (let narrower = width - size / 4; narrower > width / 3; narrower -= size / 4) {
    const tried = wrap(text, widthOf, narrower)
    if (tried.length > lines.length || tried.some(line => widthOf(line) > narrower)) break
    best = tried
  }
  return best
}

/** As much as the box holds: words that are too wide are broken with a hyphen, what remains is an ellipsis. */
function cut(text: string, size: number, box: Box, measure: Measure): string[] {
  const widthOf = (line: string) => measure(line, size)
  const pieces = text
    .trim()
    .split(/\s+/)
    .flatMap(word => broken(word, widthOf, box.width))
  const lines = wrap(pieces.join(' '), widthOf, box.width)
  const room = roomFor(size, box)
  if (lines.length <= room) return lines
  return [...lines.slice(0, room - 1), ended(lines[room - 1] ?? '', widthOf, box.width)]
}

function broken(word: string, widthOf: (line: string) => number, width: number): string[] {
  const letters = Array.from(word)
  const pieces: string[] = []
  let piece = ''
  for (const letter of letters) {
    if (piece !== '' && widthOf(`${piece}${letter}-`) > width) {
      pieces.push(`${piece}-`)
      piece = ''
    }
    piece += letter
  }
  return widthOf(word) <= width ? [word] : [...pieces, piece]
}

function ended(line: string, widthOf: (line: string) => number, width: number): string {
  const letters = Array.from(line)
  while (letters.length > 1 && widthOf(`${letters.join('')}…`) > width) letters.pop()
  return `${letters.join('').replace(/[\s…,.;:-]+$/, '')}…`
}
