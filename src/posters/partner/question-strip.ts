import { rect } from '#posters/drawing/shapes.ts'
import { lettered, widthOf } from '#posters/lettering/lettering.ts'

import { type Box, linesFrom, paperInks, scanCode } from './parts.ts'
import type { PrintedSubject } from './printed-subject.ts'

const codeSize = 27

/** The code, and beside it the question and the address to type: on a strip of a card or of a hanger, in units of its width. */
export function questionStrip({ code, words }: PrintedSubject, strip: Box, u: number): string {
  const size = codeSize * u
  const [x, y] = [strip.x + 6 * u, strip.y + (strip.height - size) / 2]
  const left = x + size + 7 * u
  const width = strip.x + strip.width - 4 * u - left
  const question = linesFrom(
    words.question,
    { width, x: left, y: strip.y + 6 * u },
    [6.6 * u, 5.8 * u, 5.2 * u, 4.6 * u],
    2
  )
  const widest = Math.max(...words.address.map(line => widthOf(line, 1)), 1)
  const typed = Math.min(4.2 * u, width / widest)
  const address = words.address.map((line, index) =>
    lettered(line, typed, left, question.bottom + 3 * u + typed * (1 + index * 1.15), paperInks.ink)
  )
  return (
    rect(strip.x, strip.y, strip.width, strip.height, paperInks.white) +
    scanCode(code, size, x, y) +
    question.drawing +
    address.join('')
  )
}
