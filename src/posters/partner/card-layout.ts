import { path, rect } from '#posters/drawing/shapes.ts'

import { questionStrip } from './question-strip.ts'
import { largePicture, pictureGrid } from './experiences.ts'
import type { Layout } from './layout.ts'
import { type Box, flowerIn, headLine, houseName, languageBand, outline, paperInks, within } from './parts.ts'
import type { PrintedExperience, PrintedSubject } from './printed-subject.ts'

/** Of a card of A6, in millimetres. */
const drawnWidth = 105
const [edge, headHeight, stripHeight, bandHeight, rowHeight] = [4, 23, 38, 8, 28]
const shown = 4
const nameSize = 2.2

/** A card for a table: the name, a picture, the code, and four posters. */
export function cardLayout(subject: PrintedSubject, paper: { height: number; width: number }): Layout {
  const u = paper.width / drawnWidth
  const { experiences, words } = subject
  const inner = within(paper, edge * u)
  const top = inner.y
  const [first, ...rest] = experiences
  const row = rest.length > 0 ? rowHeight * u : 0
  const band = { ...inner, height: bandHeight * u, y: inner.y + inner.height - bandHeight * u }
  const posters = { ...inner, height: row, y: band.y - row }
  const strip = { ...inner, height: stripHeight * u, y: posters.y - stripHeight * u }
  const picture = { ...inner, height: strip.y - top - headHeight * u, y: top + headHeight * u }
  const nameBox = { height: 13 * u, width: inner.width - 8 * u, x: inner.x + 4 * u, y: top + 8.5 * u }
  const lines = [strip.y, band.y, ...(row > 0 ? [posters.y] : [])]
  const content =
    (first ? largePicture(first, picture, 3.2 * u) : flowerIn(picture)) +
    rect(inner.x, inner.y, inner.width, picture.y - inner.y, paperInks.sky) +
    headLine(words, { ...nameBox, y: top + 6.2 * u }, 3.8 * u) +
    houseName(words.name, nameBox, 13 * u) +
    questionStrip(subject, strip, u) +
    rect(posters.x, posters.y, posters.width, posters.height, paperInks.cal) +
    others(rest.slice(0, shown), posters, u) +
    languageBand(words.languages, band, 3.4 * u) +
    lines.map(y => path(`M${inner.x} ${y}h${inner.width}`, 'none', lineOf(u))).join('') +
    outline(inner, 0.35 * u)
  return { content, nameBox, nameColour: paperInks.name }
}

function lineOf(u: number): string {
  return ` stroke="${paperInks.ink}" stroke-width="${0.35 * u}"`
}

/** Up to four, in a row. */
function others(experiences: PrintedExperience[], row: Box, u: number): string {
  const gap = 2 * u
  const box = { ...row, width: row.width - 2 * gap, x: row.x + gap, y: row.y + gap }
  return pictureGrid(experiences, box, {
    columns: shown,
    gap,
    sizes: [nameSize * u, 2 * u, 1.8 * u],
    width: (box.width - gap * (shown - 1)) / shown
  })
}
