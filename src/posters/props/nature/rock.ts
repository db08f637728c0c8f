import { d, draw, path } from '#posters/drawing/shapes.ts'
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
