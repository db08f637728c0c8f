import type { Inks } from '#domain/poster/inks.ts'
import { d, draw, path, place, type Placing, rect, stroke } from '#posters/drawing/shapes.ts'
import type { Stage } from '#posters/drawing/stage.ts'

const vessels = [
  'M-18-120H18L14-102C50-88 62-54 50-22C44-6 34 0 26 0H-26C-34 0-44-6-50-22C-62-54-50-88-14-102z',
  'M-40-96H40L34-84C44-60 42-22 22 0H-22C-42-22-44-60-34-84z',
  'M-12-150H12L9-116C20-96 52-74 52-40C52-14 36 0 24 0H-24C-36 0-52-14-52-40C-52-74-20-96-9-116z',
  'M-66-56H66C62-26 40-6 22 0H-22C-40-6-62-26-66-56z'
] as const

/** A pot with two painted bands; foot at the origin. */
export function vessel(ink: Inks, kind: number, clay: string, paint: string, at: Placing): string {
  const shape = vessels[kind % 4] ?? vessels[0]
  const half = [51, 40, 52, 52][kind % 4] ?? 50
  const y = [-40, -44, -44, -34][kind % 4] ?? -40
  const wave = d`M${-half} ${y}` + draw(6, index => d`q${half / 6} ${index % 2 ? 9 : -9} ${half / 3} 0`)
  return place(
    path(shape, clay) +
      stroke(wave, paint, 5) +
      stroke(d`M${-half + 4} ${y + 15}H${half - 4}`, paint, 3.4) +
      path(shape, ink.deep, ' opacity=".16" transform="translate(14 0) scale(.6 1)"'),
    at
  )
}

/** A wall of tiles in one pattern, row by row. */
export function tiles(
  stage: Stage,
  top: number,
  foot: number,
  ground: string,
  one: string,
  other: string
): string {
  const { height, random, width } = stage
  const size = Math.max(width, height) / 11
  const pattern = random.pick([
    (x: number, y: number) =>
      d`M${x + size / 2} ${y}l${size / 2} ${size / 2}l${-size / 2} ${size / 2}l${-size / 2} ${-size / 2}z`,
    (x: number, y: number) =>
      d`M${x} ${y}h${size / 2}a${size / 2} ${size / 2} 0 0 1 ${-size / 2} ${size / 2}zM${x + size} ${y + size}h${-size / 2}a${size / 2} ${size / 2} 0 0 1 ${size / 2} ${-size / 2}z`,
    (x: number, y: number) =>
      d`M${x + size * 0.5} ${y + size * 0.08}l${size * 0.14} ${size * 0.28}l${size * 0.28} ${size * 0.14}l${-size * 0.28} ${size * 0.14}l${-size * 0.14} ${size * 0.28}l${-size * 0.14} ${-size * 0.28}l${-size * 0.28} ${-size * 0.14}l${size * 0.28} ${-size * 0.14}z`
  ])
  const [across, down] = [Math.ceil(width / size), Math.ceil((foot - top) / size)]
  const cell = (parity: number) =>
    draw(down, row =>
      draw(across, index => ((row + index) % 2 === parity ? pattern(index * size, top + row * size) : ''))
    )
  const joints =
    draw(down, row => d`M0 ${top + row * size}H${width}`) +
    draw(across, index => d`M${index * size} ${top}V${foot}`)
  return (
    rect(0, top, width, foot - top, ground) +
    path(cell(0), one) +
    path(cell(1), other) +
    stroke(joints, other, 0.8)
  )
}
