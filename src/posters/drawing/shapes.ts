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

/** Dots in one element: a path of nothing with round ends. */
export function dots(points: readonly Point[], colour: string, width: number): string {
  if (points.length === 0) return ''
  return stroke(points.map(([x, y]) => d`M${x} ${y}h0`).join(''), colour, width, ' stroke-linecap="round"')
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`
}

export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return path(d`M${x} ${y}h${width}v${height}h${-width}z`, fill)
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

/** The numbers from 0 up to and without `count`, turned into something. */
export function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index))
}
