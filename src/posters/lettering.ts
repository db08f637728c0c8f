/** How wide a letter of the display face is, in parts of its size: near enough to break lines well. */
const narrow = /[ijl.,:;!|'’·1()[\]]/
const wide = /[mwMW@%]/

function letterWidth(letter: string): number {
  if (letter === ' ') return 0.24
  if (narrow.test(letter)) return 0.3
  if (wide.test(letter)) return 0.86
  return letter === letter.toLowerCase() ? 0.53 : 0.66
}

export function textWidth(text: string, size: number): number {
  return Array.from(text).reduce((sum, letter) => sum + letterWidth(letter), 0) * size
}

/** What may stand on a line of its own: words, and the parts of words with a hyphen. */
function wordsOf(text: string): string[] {
  return text.trim().split(/\s+|(?<=\p{Letter}-)(?=\p{Letter})/u)
}

/** Breaks a text into lines no wider than that; what does not fit in the last one ends with an ellipsis. */
export function wrap(text: string, size: number, width: number, most: number): string[] {
  const lines: string[] = []
  for (const word of wordsOf(text)) {
    const last = lines.at(-1)
    const longer = last === undefined || last.endsWith('-') ? `${last ?? ''}${word}` : `${last} ${word}`
    if (last !== undefined && textWidth(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const shown = lines.slice(0, most)
  if (lines.length <= most) return shown.map(line => cut(line, size, width))
  return shown.map((line, index) => cut(index === most - 1 ? `${line}…` : line, size, width))
}

function cut(line: string, size: number, width: number): string {
  let letters = Array.from(line)
  if (textWidth(line, size) <= width) return line
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, size) > width) letters = letters.slice(0, -1)
  return `${letters.join('').replace(/[\s…,.;:]+$/, '')}…`
}

/** The largest of the sizes at which the text fits, and its lines. */
export function fit(text: string, sizes: readonly [number, ...number[]], width: number, most: number) {
  const smallest = sizes.at(-1) ?? sizes[0]
  const size = sizes.find(candidate => isFitting(text, candidate, width, most)) ?? smallest
  return { lines: wrap(text, size, width, most), size }
}

function isFitting(text: string, size: number, width: number, most: number): boolean {
  return (
    wrap(text, size, width, most + 1).length <= most &&
    wordsOf(text).every(word => textWidth(word, size) <= width)
  )
}

/** Text as it may stand inside an element. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
