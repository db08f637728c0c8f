import { posterPaper } from '#domain/poster/poster-paper.ts'
import { brandCarnation, brandColours } from './carnation.ts'
import { capitals, fitted, leading, lettered } from './lettering/lettering.ts'
import { paint, type PosterSubject, sheet } from './poster.ts'
import { path, place, rect } from './drawing/shapes.ts'

/** Text below the picture. */
export interface PrintLettering {
  brand: string
  name: string
  place: string | null
}

const { bleed } = posterPaper
const width = posterPaper.width + 2 * bleed
const height = posterPaper.height + 2 * bleed
const [cal, ink] = ['#fff8f0', '#1b1020']
const picture = 318
/** The picture is drawn as large as a tall poster, so that its lines are as strong. */
const shrink = 0.75
const side = bleed + 16
const signWidth = 34
const nameSizes = [34, 30, 27, 24, 21, 18, 15] as const
const placeSize = 9.5

/** The poster of an experience as a sheet to hang up: millimetres, with bleed and marks where it is cut. */
export function printedPoster(subject: PosterSubject, lettering: PrintLettering): string {
  const { brand, name, place: where } = lettering
  const measure = width - 2 * side - signWidth
  const title = fitted(name, nameSizes, measure, 2)
  const top = picture + 15
  const baseline = (line: number) => top + title.size * (capitals + line * leading)
  const foot = height - bleed - 15
  const words =
    title.lines.map((line, index) => lettered(line, title.size, side, baseline(index), ink)).join('') +
    (where === null ? '' : lettered(where, placeSize, side, foot, ink))
  const right = width - side
  const sign =
    brandCarnation(brandColours, { scale: 0.42, x: right - 15, y: foot - 9.5 }) +
    lettered(brand, 9.5, right - 28, foot, brandColours.flower)
  const content =
    place(paint(subject, width / shrink, picture / shrink), { scale: shrink }) +
    rect(0, picture, width, height - picture, cal) +
    rect(0, picture, width, 1.2, ink) +
    words +
    sign +
    cutMarks()
  return sheet(width, height, [`${width}mm`, `${height}mm`], content)
}

/** Short lines in the corners of the bleed. They go with what is cut off. */
function cutMarks(): string {
  const lines = [
    [bleed, 0, 0, bleed - 1],
    [width - bleed, 0, 0, bleed - 1],
    [bleed, height, 0, 1 - bleed],
    [width - bleed, height, 0, 1 - bleed],
    [0, bleed, bleed - 1, 0],
    [0, height - bleed, bleed - 1, 0],
    [width, bleed, 1 - bleed, 0],
    [width, height - bleed, 1 - bleed, 0]
  ]
  const data = lines.map(([x, y, dx, dy]) => `M${x} ${y}l${dx} ${dy}`).join('')
  return path(data, 'none', ` stroke="${ink}" stroke-width=".25"`)
}
