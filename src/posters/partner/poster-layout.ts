import { brandCarnation, brandColours } from '#posters/carnation.ts'
import { path, rect } from '#posters/drawing/shapes.ts'
import { lettered, widthOf } from '#posters/lettering/lettering.ts'

import { largePicture, pictureGrid, widestIn } from './experiences.ts'
import type { Layout } from './layout.ts'
import {
  type Box,
  flowerIn,
  headLine,
  houseName,
  languageBand,
  linesFrom,
  outline,
  paperInks,
  scanCode,
  within
} from './parts.ts'
import type { PrintedExperience, PrintedSubject } from './printed-subject.ts'

/** Of a sheet of A4, in millimetres. */
const drawnWidth = 210
const [edge, headHeight, stripHeight, bandHeight] = [9, 45, 91, 11]
const [askWidth, codeSize] = [60, 42]

/** A poster to hang up: the name of the house in the sky, a picture, and below it the code and what is near. */
export function posterLayout(subject: PrintedSubject, paper: { height: number; width: number }): Layout {
  const u = paper.width / drawnWidth
  const inner = within(paper, edge * u)
  const head = { ...inner, height: headHeight * u }
  const strip = {
    ...inner,
    height: stripHeight * u,
    y: inner.y + inner.height - (bandHeight + stripHeight) * u
  }
  const picture = { ...inner, height: strip.y - head.y - head.height, y: head.y + head.height }
  const band = { ...inner, height: bandHeight * u, y: strip.y + strip.height }
  const { words } = subject
  const [first, ...others] = subject.experiences
  const nameBox = { height: 26 * u, width: inner.width - 14 * u, x: inner.x + 7 * u, y: inner.y + 16 * u }
  const content =
    (first ? largePicture(first, picture, 6 * u) : flowerIn(picture)) +
    rect(head.x, head.y, head.width, head.height, paperInks.sky) +
    headLine(words, { ...nameBox, y: inner.y + 11 * u }, 7 * u) +
    houseName(words.name, nameBox, 27 * u) +
    rect(strip.x, strip.y, strip.width, strip.height, paperInks.cal) +
    asking(subject, strip, u) +
    near(others, strip, u) +
    languageBand(words.languages, band, 5 * u) +
    [strip.y, band.y].map(y => path(`M${inner.x} ${y}h${inner.width}`, 'none', lineOf(u))).join('') +
    outline(inner, 0.5 * u)
  return { content, nameBox, nameColour: paperInks.name }
}

function lineOf(u: number): string {
  return ` stroke="${paperInks.ink}" stroke-width="${0.5 * u}"`
}

/** The question, the code, and the address to type. */
function asking({ code, words }: PrintedSubject, strip: Box, u: number): string {
  const x = strip.x + 7 * u
  const width = (askWidth - 12) * u
  const foot = strip.y + strip.height - 6 * u
  return (
    rect(strip.x, strip.y, askWidth * u, strip.height, paperInks.white) +
    path(`M${strip.x + askWidth * u} ${strip.y}v${strip.height}`, 'none', lineOf(u)) +
    // The white around the code would cut letters that hang into it.
    scanCode(code, codeSize * u, x, strip.y + 27.4 * u) +
    linesFrom(words.question, { width, x, y: strip.y + 5 * u }, [8 * u, 7 * u, 6 * u, 5 * u], 2).drawing +
    brandCarnation(brandColours, { scale: 0.1 * u, x: x + 2.5 * u, y: foot }) +
    addressLines(words.address, { width: width - 9 * u, x: x + 9 * u, y: foot - 9.4 * u }, u)
  )
}

function addressLines(lines: string[], { width, x, y }: Omit<Box, 'height'>, u: number): string {
  const widest = Math.max(...lines.map(line => widthOf(line, 1)), 1)
  const size = Math.min(5 * u, width / widest)
  return lines
    .map((line, index) => lettered(line, size, x, y + size + index * size * 1.15, paperInks.ink))
    .join('')
}

/** Draws other experiences nearby: the fewer, the larger. Without any it draws the flower of the brand. */
function near(experiences: PrintedExperience[], strip: Box, u: number): string {
  const x = strip.x + askWidth * u
  const side = { height: strip.height, width: strip.x + strip.width - x, x, y: strip.y }
  const count = experiences.length
  if (count === 0) return flowerIn(side)
  const columns = count === 1 ? 1 : count <= 4 ? 2 : 3
  const [edge, gap, name] = [6 * u, 5 * u, 3.4 * u]
  const box = { height: side.height - edge, width: side.width - 2 * edge, x: x + edge, y: strip.y + edge }
  const width = Math.min(
    (box.width - gap * (columns - 1)) / columns,
    widestIn(box.height, Math.ceil(count / columns), name)
  )
  return pictureGrid(experiences, box, { columns, gap, sizes: [name, 3.1 * u, 2.8 * u, 2.5 * u], width })
}
