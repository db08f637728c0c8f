import { d, draw, path, polygon, times } from '#posters/drawing/shapes.ts'
import type { Stage } from '#posters/drawing/stage.ts'

/** Stone that hangs from the top edge; turned over, stone that grows from the floor. */
export function drips(stage: Stage, count: number, least: number, most: number, fill: string): string {
  const { height, random, width } = stage
  const step = width / count
  const drip = (index: number) => {
    const x = step * index
    const tip = height * random.between(least, most) * (0.5 + Math.abs(index / (count - 1) - 0.5))
    const root = height * least * 0.6
    const lean = random.between(-0.12, 0.12) * step
    return d`C${x + step * 0.28} ${root} ${x + step * 0.4 + lean} ${tip * 0.7} ${x + step * 0.5 + lean} ${tip}C${x + step * 0.6 + lean} ${tip * 0.7} ${x + step * 0.72} ${root} ${x + step} ${root}`
  }
  return path(d`M0-5V${height * least * 0.6}${draw(count, drip)}V-5z`, fill)
}

/** A wall of rock from top to bottom along the left edge (`side` 1) or the right one (-1). */
export function crag({ height, random, width }: Stage, side: 1 | -1, inset: number, fill: string): string {
  const edge = side < 0 ? width : 0
  let y = -4
  const points = times(8, index => {
    y += height * (index % 2 === 0 ? random.between(0.02, 0.08) : random.between(0.12, 0.24))
    const lean = index % 4 < 2 ? random.between(-0.03, 0.01) : random.between(0.02, 0.07)
    return [edge + side * (inset + lean) * width, y] as const
  })
  const foot = edge + side * (inset + 0.06) * width
  return polygon(
    [[edge, -4], [edge + side * inset * width, -4], ...points, [foot, height + 4], [edge, height + 4]],
    fill
  )
}
