import { circle, path, rect } from '#posters/drawing/shapes.ts'

import { questionStrip } from './question-strip.ts'
import { largePicture, pictureShape, pictureGrid, textHeight } from './experiences.ts'
import type { Layout } from './layout.ts'
import { type Box, flowerIn, headLine, houseName, languageBand, outline, paperInks, within } from './parts.ts'
import type { PrintedExperience, PrintedSubject } from './printed-subject.ts'

/** Of a card of A6, in millimetres, as cards are drawn. */
const drawnWidth = 105
const [edge, bandHeight, headHeight, stripHeight] = [4, 8, 22, 38]
const columns = 3
const nameSize = 2.7
/** Goes over the handle of a door, whose rose is 50 mm wide at most; the slit opens it for a knob. In millimetres of the paper. */
const [holeRadius, aboveHole, belowHole] = [19, 9, 5]

/**
 * A hanger for a door. Behind the hole the sky goes on; what else is near stands below the code, with its names, and the picture has the room that is left.
 * Without anything near the flower has it.
 */
export function hangerLayout(subject: PrintedSubject, paper: { height: number; width: number }): Layout {
  const u = paper.width / drawnWidth
  const { experiences, words } = subject
  const inner = within(paper, edge * u)
  const foot = inner.y + inner.height
  const band = { ...inner, height: bandHeight * u, y: foot - bandHeight * u }
  const head = inner.y + aboveHole + 2 * holeRadius + belowHole
  const [first, ...others] = experiences
  const pictureTop = head + headHeight * u
  const room = band.y - stripHeight * u - pictureTop
  const picture = { ...inner, height: room - gridHeight(others.length, inner.width, u), y: pictureTop }
  const strip = { ...inner, height: stripHeight * u, y: picture.y + picture.height }
  const posters = { ...inner, height: band.y - strip.y - strip.height, y: strip.y + strip.height }
  const nameBox = { height: 12.5 * u, width: inner.width - 8 * u, x: inner.x + 4 * u, y: head + 6.5 * u }
  const content =
    rect(inner.x, inner.y, inner.width, inner.height, paperInks.sky) +
    (first ? largePicture(first, picture, 3.4 * u) : flowerIn(picture)) +
    hole(inner.x + inner.width / 2, inner.y + aboveHole + holeRadius, u, paper.width) +
    headLine(words, { ...nameBox, y: head + 4 * u }, 3.8 * u) +
    houseName(words.name, nameBox, 12.5 * u) +
    questionStrip(subject, strip, u) +
    rect(posters.x, posters.y, posters.width, posters.height, paperInks.cal) +
    grid(others, posters, u) +
    languageBand(words.languages, band, 3.4 * u) +
    [picture.y, strip.y, posters.y, band.y].map(y => line(inner, y, u)).join('') +
    outline(inner, 0.35 * u)
  return { content, nameBox, nameColour: paperInks.name }
}

function line(inner: Box, y: number, u: number): string {
  return path(`M${inner.x} ${y}h${inner.width}`, 'none', strokeOf(u))
}

function strokeOf(u: number): string {
  return ` stroke="${paperInks.ink}" stroke-width="${0.35 * u}"`
}

/** Where it is cut out, and the slit from the edge of the paper to it. */
function hole(x: number, y: number, u: number, paperWidth: number): string {
  const radius = holeRadius
  const ring = `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
  const slit = `M${x + radius} ${y}H${paperWidth}`
  const dashes = `${strokeOf(u)} stroke-dasharray="${1.6 * u}"`
  return circle(x, y, radius, paperInks.white) + path(`${ring}${slit}`, 'none', dashes)
}

function gridOf(boxWidth: number, u: number) {
  const gap = 2.4 * u
  const width = (boxWidth - gap * (columns + 1)) / columns
  return { gap, rowHeight: width / pictureShape + textHeight(nameSize * u), width }
}

/** Of so many posters; nothing without any. */
function gridHeight(count: number, boxWidth: number, u: number): number {
  const { gap, rowHeight } = gridOf(boxWidth, u)
  return count === 0 ? 0 : gap + Math.ceil(count / columns) * rowHeight
}

/** The others, three across: a picture, its name, how far it is. */
function grid(experiences: readonly PrintedExperience[], box: Box, u: number): string {
  const { gap, width } = gridOf(box.width, u)
  const inside = { ...box, width: box.width - 2 * gap, x: box.x + gap, y: box.y + gap }
  const sizes = [nameSize * u, 2.5 * u, 2.3 * u, 2.1 * u] as const
  return pictureGrid(experiences, inside, { columns, gap, sizes, width })
}
