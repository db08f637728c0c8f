import { curve, d, path, type Point, polygon, ribbon, times } from '#posters/drawing/shapes.ts'
import type { Stage } from '#posters/drawing/stage.ts'

/** A rolling ridge from edge to edge, filled to the foot of the sheet. `at` and `rise` in parts of the height. */
export function hills(stage: Stage, at: number, rise: number, fill: string, bumps = 4): string {
  const { height, random, width } = stage
  const points = times(bumps + 1, (index): Point => {
    const isUp = index % 2 === 0
    return [
      (width * index) / bumps,
      height * (at - rise * (isUp ? random.between(0, 0.3) : random.between(0.6, 1)))
    ]
  })
  return under(stage, points, fill)
}

/** One slope that falls from the left edge to the right one, to frame a picture. */
export function slope(stage: Stage, left: number, right: number, fill: string): string {
  const { height, width } = stage
  const points: Point[] = [
    [0, height * left],
    [width * 0.3, height * (left * 0.72 + right * 0.28 - 0.015)],
    [width * 0.68, height * (left * 0.2 + right * 0.8)],
    [width, height * right]
  ]
  return under(stage, points, fill)
}

function under({ height }: Stage, points: Point[], fill: string): string {
  return path(d`${curve(points)}V${height}H0z`, fill)
}

interface Peak {
  /** Top, in parts of the sheet. */
  x: number
  y: number
  /** Half the breadth of the foot, in parts of the width. */
  reach: number
}

/** Mountains cut like paper: a lit side, a side in the shade, snow if they are high. */
export function peaks(
  stage: Stage,
  tops: Peak[],
  foot: number,
  lit: string,
  dark: string,
  snow?: string
): string {
  const { height, random, width } = stage
  return tops
    .map(({ reach, x, y }) => {
      const top: Point = [width * x, height * y]
      const rise = height * (foot - y)
      const half = width * reach
      const base = height * foot
      const lean = random.between(-0.12, 0.12) * half
      const spine: Point[] = [
        top,
        [top[0] + half * 0.1, top[1] + rise * 0.3],
        [top[0] - half * 0.08 + lean, top[1] + rise * 0.55],
        [top[0] + half * 0.16 + lean, base]
      ]
      const left: Point[] = [
        [top[0] - half, base],
        [top[0] - half * 0.52, top[1] + rise * 0.5],
        [top[0] - half * 0.3, top[1] + rise * 0.36]
      ]
      const right: Point[] = [
        [top[0] + half, base],
        [top[0] + half * 0.55, top[1] + rise * 0.6],
        [top[0] + half * 0.34, top[1] + rise * 0.3]
      ]
      const cap = snow ? snowCap(top, half, rise, snow) : ''
      return polygon([...left, ...spine], dark) + polygon([...spine, ...right], lit) + cap
    })
    .join('')
}

function snowCap([x, y]: Point, half: number, rise: number, snow: string): string {
  const at = (dx: number, dy: number): Point => [x + half * dx, y + rise * dy]
  return polygon(
    [
      at(0, 0),
      at(0.25, 0.22),
      at(0.17, 0.25),
      at(0.13, 0.35),
      at(0.07, 0.24),
      at(0.03, 0.34),
      at(-0.08, 0.25),
      at(-0.14, 0.31),
      at(-0.24, 0.29)
    ],
    snow
  )
}

/** A road or path that winds towards a far point, broad in front. Points from far to near; `broad` in front. */
export function road(points: readonly Point[], broad: number, fill: string): string {
  const last = points.length - 1
  const half = (index: number) => (broad * (0.06 + 0.94 * (index / last) ** 2)) / 2
  const left = points.map(([x, y], index): Point => [x - half(index), y])
  const right = points.map(([x, y], index): Point => [x + half(index), y])
  return ribbon(left, right, fill)
}
