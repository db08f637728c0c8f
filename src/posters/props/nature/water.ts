import { curve, d, draw, path, type Point, rect, round, stroke, times } from '#posters/drawing/shapes.ts'
import type { Stage } from '#posters/drawing/stage.ts'

/** Still water from `at` down, with the path of light under the sun. */
export function sea(stage: Stage, at: number, fill: string, sunX?: number): string {
  const { height, width } = stage
  const top = height * at
  return (
    rect(0, top, width, height - top, fill) + (sunX === undefined ? '' : glitter(stage, top, width * sunX))
  )
}

/** Broken bars of light that broaden towards the viewer. */
export function glitter({ height, ink, random }: Stage, top: number, x: number, colour = ink.sun): string {
  const rows = times(7, index => {
    const y = top + 5 + (height - top) * 0.13 * index
    const half = (12 + index * 7) * random.between(0.7, 1.2)
    const shift = random.between(-8, 8)
    const second = random.chance(0.5) ? d`M${x + shift + half + 8} ${y}h${half * 0.4}` : ''
    return d`M${x + shift - half} ${y}h${half * 2}` + second
  })
  return stroke(rows.join(''), colour, 3.4, round)
}

/** A band of swell with crests, filled to the foot of the sheet. */
export function swell(
  stage: Stage,
  at: number,
  rise: number,
  length: number,
  fill: string,
  crest?: string
): string {
  const { height, random, width } = stage
  const start = -random.between(0, length)
  const count = Math.ceil((width - start) / length) + 1
  const y = height * at
  const up = height * rise
  const scallop = draw(
    count,
    () => d`q${length * 0.3} ${up} ${length * 0.62} ${up * 0.2}t${length * 0.38} ${-up * 0.2}`
  )
  const line = d`M${start} ${y}` + scallop
  const foam = crest ? stroke(line, crest, 3, ' stroke-linejoin="round"') : ''
  return path(d`${line}V${height + 9}H${start}z`, fill) + foam
}

/** Short strokes on water, thinner with distance. */
export function ripples({ height, random, width }: Stage, at: number, colour: string, count: number): string {
  const marks = times(count, index => {
    const part = (index + 0.5) / count
    const y = height * (at + (1 - at) * part)
    return d`M${random.between(-20, width)} ${y}h${10 + part * 50}`
  })
  return stroke(marks.join(''), colour, 2, round)
}

/** A shore line from left to right. */
export function beach(stage: Stage, left: number, right: number, fill: string, foam: string): string {
  const { height, width } = stage
  const points: Point[] = [
    [-5, height * left],
    [width * 0.3, height * (left + (right - left) * 0.1)],
    [width * 0.65, height * (left + (right - left) * 0.75)],
    [width + 5, height * right]
  ]
  const line = curve(points)
  return stroke(line, foam, 9) + path(d`${line}V${height}H-5z`, fill)
}
