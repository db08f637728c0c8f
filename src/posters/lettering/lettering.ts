import { letters, lettersPerSize } from './letters.ts'
import { d, round } from '#posters/drawing/shapes.ts'

interface Letter {
  advance: number
  outline: string
}

/** How far capitals rise above the line, in parts of the size. */
export const capitals = 0.66
/** From one line to the next, in parts of the size. */
export const leading = 1.04

/** A letter that the display face does not have is left out. */
function lettersIn(line: string): Letter[] {
  return Array.from(plain(line)).flatMap(letter => {
    const entry = Object.hasOwn(letters, letter) ? letters[letter] : undefined
    if (entry === undefined) return []
    const [advance = '0'] = entry.split(' ', 1)
    return [{ advance: Number(advance) / lettersPerSize, outline: entry.slice(advance.length + 1) }]
  })
}

export function widthOf(line: string, size: number): number {
  return lettersIn(line).reduce((sum, { advance }) => sum + advance, 0) * size
}

/** The edge of letters: a line around them, as wide as said in the units of the sheet. */
export interface Edge {
  colour: string
  width: number
}

/**
 * A line as outlines, its baseline beginning at a point: it looks the same on every machine, whatever fonts it has. A letter is written the same
 * wherever it stands, so that it weighs next to nothing the second time.
 */
export function lettered(
  line: string,
  size: number,
  x: number,
  y: number,
  fill: string,
  edge?: Edge
): string {
  const scale = size / lettersPerSize
  let pen = 0
  const outlines = lettersIn(line).map(({ advance, outline }) => {
    const at = Math.round(pen * lettersPerSize)
    pen += advance
    return outline === '' ? '' : `<path transform="translate(${at})" d="${outline}"/>`
  })
  const edging = edge ? ` stroke="${edge.colour}" stroke-width="${d`${edge.width / scale}`}"${round}` : ''
  const placed = d`translate(${x} ${y})` + ` scale(${Math.round(scale * 10000) / 10000})`
  return `<g transform="${placed}" fill="${fill}"${edging}>${outlines.join('')}</g>`
}

/** The text in lines at the largest of the sizes at which it stays in a box; else at the last size, cut after a word, with an ellipsis. */
export function fitted(
  text: string,
  sizes: readonly [number, ...number[]],
  width: number,
  maxLines: number
): { lines: string[]; size: number } {
  const fits = (lines: string[], size: number) =>
    lines.length <= maxLines && lines.every(line => widthOf(line, size) <= width)
  for (const size of sizes) {
    const lines = wrapped(text, size, width)
    if (fits(lines, size)) return { lines, size }
  }
  const size = sizes.at(-1) ?? sizes[0]
  const lines = wrapped(text, size, width)
  if (lines.length <= maxLines) return { lines, size }
  const shown = lines.slice(0, maxLines)
  return { lines: [...shown.slice(0, -1), withEllipsis(shown.at(-1) ?? '', size, width)], size }
}

/** The display face has no sign of its own for it. */
const ellipsis = '...'

/** As many words of a line as leave room for the ellipsis; the first word stays, however wide it is. */
function withEllipsis(line: string, size: number, width: number): string {
  const words = line.split(' ')
  const cutAfter = (count: number) =>
    words
      .slice(0, count)
      .join(' ')
      .replace(/[\s,;:.-]+$/, '') + ellipsis
  let count = words.length
  while (count > 1 && widthOf(cutAfter(count), size) > width) count -= 1
  return cutAfter(count)
}

function wrapped(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.trim().split(/[^\S\u00a0]+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Whether the display face writes all of a text. */
export function hasLettersFor(text: string): boolean {
  return Array.from(plain(text)).every(letter => Object.hasOwn(letters, letter))
}

/** A space that keeps words together is drawn like any other. */
function plain(text: string): string {
  return text.normalize('NFC').replaceAll('\u00a0', ' ')
}
