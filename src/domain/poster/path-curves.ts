type Point = readonly [x: number, y: number]

/** A piece of an outline as any page language knows it. */
export type PathStep =
  | { kind: 'move' | 'line'; to: Point }
  | { kind: 'curve'; first: Point; second: Point; to: Point }
  | { kind: 'close' }

/** How many numbers each command of SVG takes. */
const sizes: Readonly<Record<string, number>> = { A: 7, C: 6, H: 1, L: 2, M: 2, Q: 4, S: 4, T: 2, V: 1, Z: 0 }

interface Pen {
  at: Point
  start: Point
  /** The last control point, which a smooth curve mirrors. */
  control: Point
}

/** The data of an SVG path in moves, lines and cubic curves, all of them absolute. */
export function pathSteps(data: string): PathStep[] {
  const pen: Pen = { at: [0, 0], control: [0, 0], start: [0, 0] }
  // An «e» is no command but a part of a number, as Inkscape writes small ones after a turn.
  return [...data.matchAll(/([a-df-zA-DF-Z])([^a-df-zA-DF-Z]*)/g)].flatMap(([, letter = '', rest = '']) => {
    const numbers = letter.toUpperCase() === 'A' ? arcNumbersIn(rest) : numbersIn(rest)
    const size = sizes[letter.toUpperCase()] ?? 0
    if (size === 0) return drawn(pen, letter, [])
    return Array.from({ length: Math.floor(numbers.length / size) }, (_, turn) =>
      drawn(pen, turn > 0 ? repeated(letter) : letter, numbers.slice(turn * size, (turn + 1) * size))
    ).flat()
  })
}

const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?`
const inText = new RegExp(number, 'g')
const arcInText = new RegExp(
  Array.from({ length: 3 }, () => `(${number})`).join('[\\s,]*') +
    `[\\s,]*([01])[\\s,]*([01])[\\s,]*(${number})[\\s,]*(${number})`,
  'g'
)

/** Numbers may touch: `-3.5.2` are two. */
function numbersIn(text: string): number[] {
  return [...text.matchAll(inText)].map(([found]) => Number(found))
}

/** The two flags of an arc are one digit each, and may touch what follows: `0 01160 0`. */
function arcNumbersIn(text: string): number[] {
  return [...text.matchAll(arcInText)].flatMap(([, ...numbers]) => numbers.map(Number))
}

/** Coordinates that follow a move without a command are lines. */
function repeated(letter: string): string {
  return letter === 'M' ? 'L' : letter === 'm' ? 'l' : letter
}

function drawn(pen: Pen, letter: string, numbers: number[]): PathStep[] {
  const command = letter.toUpperCase()
  const [dx, dy] = letter === command ? [0, 0] : pen.at
  const point = (index: number): Point => [(numbers[index] ?? 0) + dx, (numbers[index + 1] ?? 0) + dy]
  const from = pen.at
  const mirrored: Point = [from[0] * 2 - pen.control[0], from[1] * 2 - pen.control[1]]
  const go = (to: Point, control = to) => {
    pen.at = to
    pen.control = control
  }
  const line = (to: Point): PathStep[] => {
    go(to)
    return [{ kind: 'line', to }]
  }
  const cubic = (first: Point, second: Point, to: Point): PathStep[] => {
    go(to, second)
    return [{ first, kind: 'curve', second, to }]
  }
  const quadratic = (control: Point, to: Point): PathStep[] => {
    go(to, control)
    return [{ first: between(from, control), kind: 'curve', second: between(to, control), to }]
  }
  if (command === 'M') {
    go(point(0))
    pen.start = pen.at
    return [{ kind: 'move', to: pen.at }]
  }
  if (command === 'L') return line(point(0))
  if (command === 'H') return line([(numbers[0] ?? 0) + dx, from[1]])
  if (command === 'V') return line([from[0], (numbers[0] ?? 0) + dy])
  if (command === 'C') return cubic(point(0), point(2), point(4))
  if (command === 'S') return cubic(mirrored, point(0), point(2))
  if (command === 'Q') return quadratic(point(0), point(2))
  if (command === 'T') return quadratic(mirrored, point(0))
  if (command === 'A') {
    const steps = arc(from, point(5), numbers)
    go(point(5))
    return steps
  }
  go(pen.start)
  return [{ kind: 'close' }]
}

/** Two thirds of the way to the one control point of a quadratic curve. */
function between([x, y]: Point, [toX, toY]: Point): Point {
  return [x + ((toX - x) * 2) / 3, y + ((toY - y) * 2) / 3]
}

/** An arc of an ellipse in curves of a quarter turn at most (SVG 2, implementation notes, B.2.4). */
function arc(from: Point, to: Point, [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0]: number[]): PathStep[] {
  if (rx === 0 || ry === 0) return [{ kind: 'line', to }]
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [halfX, halfY] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  const [x, y] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX]
  const stretch = Math.max(1, Math.sqrt((x / rx) ** 2 + (y / ry) ** 2))
  const [radiusX, radiusY] = [Math.abs(rx) * stretch, Math.abs(ry) * stretch]
  const [ux, uy] = [x / radiusX, y / radiusY]
  const far = Math.sqrt(Math.max(0, 1 / (ux ** 2 + uy ** 2 || 1) - 1)) * (large === sweep ? -1 : 1)
  const [middleX, middleY] = [far * uy, -far * ux]
  const start = Math.atan2(uy - middleY, ux - middleX)
  const end = Math.atan2(-uy - middleY, -ux - middleX)
  const full = sweep === 1 ? 2 * Math.PI : -2 * Math.PI
  const whole = (sweep === 1) === end > start ? end - start : end - start + full
  const count = Math.max(1, Math.ceil(Math.abs(whole) / (Math.PI / 2) - 1e-9))
  const part = whole / count
  const reach = (4 / 3) * Math.tan(part / 4)
  const placed = (px: number, py: number): Point => {
    const [sx, sy] = [(px + middleX) * radiusX, (py + middleY) * radiusY]
    return [cos * sx - sin * sy + (from[0] + to[0]) / 2, sin * sx + cos * sy + (from[1] + to[1]) / 2]
  }
  return Array.from({ length: count }, (_, index): PathStep => {
    const [a, b] = [start + index * part, start + (index + 1) * part]
    return {
      first: placed(Math.cos(a) - reach * Math.sin(a), Math.sin(a) + reach * Math.cos(a)),
      kind: 'curve',
      second: placed(Math.cos(b) + reach * Math.sin(b), Math.sin(b) - reach * Math.cos(b)),
      to: index === count - 1 ? to : placed(Math.cos(b), Math.sin(b))
    }
  })
}
