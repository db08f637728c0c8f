import { brandCarnation, brandColours } from '#posters/carnation.ts'
import { path, rect } from '#posters/drawing/shapes.ts'
import { capitals, fitted, hasLettersFor, leading, lettered, widthOf } from '#posters/lettering/lettering.ts'

/** The colours of the paper: the same on every sheet. */
export const paperInks = {
  albero: '#f2b33d',
  cal: '#fff8f0',
  ink: '#1b1020',
  name: '#c0105f',
  sky: '#fbd9d1',
  white: '#ffffff'
} as const

export interface Box {
  height: number
  width: number
  x: number
  y: number
}

/** The box inside a paper after an edge on all sides. */
export function within({ height, width }: Pick<Box, 'height' | 'width'>, edge: number): Box {
  return { height: height - 2 * edge, width: width - 2 * edge, x: edge, y: edge }
}

/** Contents of a poster's `svg` element. */
function inside(svg: string): string {
  return svg.replace(/^[^]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
}

const [posterWidth, posterHeight] = [400, 300]

/** A poster that fills a box, cut at its edges: posters draw beyond their own. */
export function covering(drawing: string, { height, width, x, y }: Box): string {
  const view = `viewBox="0 0 ${posterWidth} ${posterHeight}" preserveAspectRatio="xMidYMid slice"`
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" ${view}>${inside(drawing)}</svg>`
}

/** A poster as a whole, with a line around it. */
export function framed(drawing: string, { width, x, y }: Omit<Box, 'height'>, line: number): string {
  const box = { height: (width * posterHeight) / posterWidth, width, x, y }
  return covering(drawing, box) + outline(box, line)
}

export function outline({ height, width, x, y }: Box, line: number): string {
  const data = `M${x} ${y}h${width}v${height}h${-width}z`
  return path(data, 'none', ` stroke="${paperInks.ink}" stroke-width="${line}"`)
}

/** Squares of quiet around a code. */
const quiet = 4

/** A code to scan, on white, with its quiet zone: as large as said without it. */
export function scanCode(code: boolean[][], size: number, x: number, y: number): string {
  const square = size / code.length
  const number = (value: number) => String(Math.round(value * 1000) / 1000)
  const dark = code.flatMap((row, line) =>
    row.map((isDark, column) =>
      isDark
        ? `M${number(x + column * square)} ${number(y + line * square)}h${number(square)}v${number(square)}h${number(-square)}z`
        : ''
    )
  )
  const [edge, whole] = [quiet * square, size + 2 * quiet * square]
  return rect(x - edge, y - edge, whole, whole, paperInks.white) + path(dark.join(''), paperInks.ink)
}

/** Lines of one size from a height on: their first line hangs from it. */
export function linesFrom(
  text: string,
  { width, x, y }: Omit<Box, 'height'>,
  sizes: readonly [number, ...number[]],
  maxLines: number,
  colour: string = paperInks.ink
): { bottom: number; drawing: string } {
  const { lines, size } = fitted(text, sizes, width, maxLines)
  const baseline = (line: number) => y + size * (capitals + line * leading)
  return {
    bottom: baseline(lines.length - 1) + size * 0.24,
    drawing: lines.map((line, index) => lettered(line, size, x, baseline(index), colour)).join('')
  }
}

/** The name of the house; where our letters do not write it, its place stays free. */
export function houseName(name: string, box: Box, mostSize: number): string {
  if (!hasLettersFor(name)) return ''
  const sizes: [number, ...number[]] = [mostSize, ...smallerNames.map(part => part * mostSize)]
  for (const size of sizes) {
    const maxLines = Math.max(1, Math.floor(box.height / (size * leading)))
    const { lines, size: used } = fitted(name, [size], box.width, maxLines)
    if (
      lines.every(line => widthOf(line, used) <= box.width) &&
      lines.length <= maxLines &&
      isWhole(name, lines)
    )
      return linesFrom(name, box, [size], maxLines, paperInks.name).drawing
  }
  return linesFrom(name, box, [sizes.at(-1) ?? mostSize], 3, paperInks.name).drawing
}

/** The line above the name: the welcome at the left, the town at the right, smaller where it would run into the welcome. */
export function headLine(
  { town, welcome }: { town: string | null; welcome: string },
  { width, x, y }: Omit<Box, 'height'>,
  size: number
): string {
  const free = width - widthOf(welcome, size) - size
  const townSize = Math.min(size, free / Math.max(widthOf(town ?? '', 1), 1))
  return (
    lettered(welcome, size, x, y, paperInks.ink) +
    lettered(town ?? '', townSize, x + width - widthOf(town ?? '', townSize), y, paperInks.ink)
  )
}

/** In parts of the largest size. */
const smallerNames = [0.88, 0.76, 0.66, 0.56, 0.48, 0.4, 0.3, 0.24]

/** Nothing of the name was cut. */
export function isWhole(name: string, lines: string[]): boolean {
  return lines.join(' ') === name.trim().split(/\s+/).join(' ')
}

/** One short line per language, side by side on a band. */
export function languageBand(lines: string[], { height, width, x, y }: Box, mostSize: number): string {
  const shown = lines.filter(line => line !== '')
  const gap = mostSize
  const natural = shown.reduce((sum, line) => sum + widthOf(line, 1), 0)
  const size = Math.min(mostSize, (width - gap * (shown.length + 1)) / Math.max(natural, 1))
  const space = (width - natural * size) / (shown.length + 1)
  let pen = x + space
  const baseline = y + height / 2 + (size * capitals) / 2
  const drawn = shown.map(line => {
    const at = pen
    pen += widthOf(line, size) + space
    return lettered(line, size, at, baseline, paperInks.ink)
  })
  return rect(x, y, width, height, paperInks.albero) + drawn.join('')
}

/** Where there is no experience to draw: the flower of the brand. */
export function flowerIn({ height, width, x, y }: Box): string {
  const scale = height / flowerHeight
  return (
    rect(x, y, width, height, paperInks.sky) +
    brandCarnation(brandColours, { scale, x: x + width / 2, y: y + height - 16 * scale })
  )
}

/** With some air above and below. */
const flowerHeight = 140
