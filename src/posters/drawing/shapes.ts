/** The few SVG elements a poster is made of. Presentation attributes only, no ids: many posters stand in one page. */
export type Point = readonly [x: number, y: number]

/** A number as it is written: one decimal, so that a poster stays small. */
function short(value: number): string {
  return String(Math.round(value * 10) / 10 + 0)
}

/** Path data with its numbers shortened. */
export function d(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  return String.raw(
    { raw: parts },
    ...values.map(value => (typeof value === 'number' ? short(value) : value))
  )
}

export function path(data: string, fill: string, more = ''): string {
  return `<path d="${data}" fill="${fill}"${more}/>`
}

export function stroke(data: string, colour: string, width: number, more = ''): string {
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${short(width)}"${more}/>`
}

export const round = ' stroke-linecap="round" stroke-linejoin="round"'

/** A line cut into pieces of one length. */
export function dashes(length: number): string {
  return ` stroke-dasharray="${short(length)}"`
}

/** A line as a row of dots. */
export function beads(gap: number): string {
  return ` stroke-linecap="round" stroke-dasharray="0 ${short(gap)}"`
}

/** Dots in one element: a path of nothing with round ends. */
export function dots(points: readonly Point[], colour: string, width: number): string {
  if (points.length === 0) return ''
  return stroke(points.map(([x, y]) => d`M${x} ${y}h0`).join(''), colour, width, ' stroke-linecap="round"')
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`
}

export function ring(x: number, y: number, radius: number, colour: string, width: number, more = ''): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="none" stroke="${colour}" stroke-width="${short(width)}"${more}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"/>`
}

export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return path(d`M${x} ${y}h${width}v${height}h${-width}z`, fill)
}

export function polygon(points: readonly Point[], fill: string): string {
  return path(outline(points), fill)
}

function outline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => d`${x} ${y}`).join('L')}z`
}

export interface Placing {
  x?: number
  y?: number
  scale?: number
  turn?: number
  flip?: boolean
}

/** Moves, turns and sizes a drawing that was made around its own origin. */
export function place(drawing: string, { flip = false, scale = 1, turn = 0, x = 0, y = 0 }: Placing): string {
  const size = Math.round(scale * 1000) / 1000
  const sizing = flip ? ` scale(${-size} ${size})` : size === 1 ? '' : ` scale(${size})`
  const turning = turn === 0 ? '' : ` rotate(${short(turn)})`
  return `<g transform="translate(${short(x)} ${short(y)})${turning}${sizing}">${drawing}</g>`
}

/** A soft line through points (Catmull-Rom as Bézier), without its first move. */
function through(points: readonly Point[]): string {
  return points
    .slice(0, -1)
    .map((point, index) => {
      const next = points[index + 1] ?? point
      const before = points[index - 1] ?? point
      const after = points[index + 2] ?? next
      const [x1, y1] = [point[0] + (next[0] - before[0]) / 6, point[1] + (next[1] - before[1]) / 6]
      const [x2, y2] = [next[0] - (after[0] - point[0]) / 6, next[1] - (after[1] - point[1]) / 6]
      return d`C${x1} ${y1} ${x2} ${y2} ${next[0]} ${next[1]}`
    })
    .join('')
}

export function curve(points: readonly Point[]): string {
  const [first] = points
  return first ? d`M${first[0]} ${first[1]}` + through(points) : ''
}

/** The numbers from 0 up to and without `count`, turned into something. */
export function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

export function draw(count: number, make: (index: number) => string): string {
  return times(count, make).join('')
}

/** A limb: a line with a breadth at each of its points. `flat` has x and y by turns. */
export function limb(flat: readonly number[], breadths: readonly number[], fill: string): string {
  const points = breadths.map((_, index): Point => [flat[index * 2] ?? 0, flat[index * 2 + 1] ?? 0])
  const sides = points.map(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [x, y]
    const [toX, toY] = points[index + 1] ?? [x, y]
    const long = Math.hypot(toX - fromX, toY - fromY) || 1
    const half = (breadths[index] ?? 1) / 2
    const [dx, dy] = [(-(toY - fromY) / long) * half, ((toX - fromX) / long) * half]
    return { left: [x + dx, y + dy] as const, right: [x - dx, y - dy] as const }
  })
  const left = sides.map(side => side.left)
  const right = sides.map(side => side.right)
  return ribbon(left, right, fill)
}

/** The surface between two soft lines that run the same way. */
export function ribbon(left: readonly Point[], right: readonly Point[], fill: string): string {
  const back = right.toReversed()
  const [[x, y] = [0, 0]] = back
  return path(d`${curve(left)}L${x} ${y}${through(back)}z`, fill)
}
