import { mix } from '#domain/poster/colour.ts'
import { beads, d, draw, path, rect, stroke } from '#posters/drawing/shapes.ts'
import type { Stage } from '#posters/drawing/stage.ts'

/** A wall with a painted foot, and the light of a barred window that falls on it. */
export function sunlitWall(stage: Stage, floor: number, wall: string, foot: string): string {
  const { height, ink, random, scale, width } = stage
  const [x, y] = [width * random.between(0.46, 0.6), height * random.between(0.08, 0.16)]
  const [broad, tall, lean] = [width * 0.3, height * 0.46, width * 0.1]
  const bar = (index: number) => d`M${x + (broad * (index + 1)) / 5} ${y}l${lean} ${tall}`
  return (
    rect(0, 0, width, floor, wall) +
    path(d`M${x} ${y}h${broad}l${lean} ${tall}h${-broad}z`, mix(wall, ink.light, 0.5)) +
    stroke(draw(4, bar) + d`M${x + lean / 2} ${y + tall / 2}h${broad}`, wall, 7 * scale) +
    rect(0, floor * 0.76, width, floor * 0.24, foot) +
    rect(0, floor * 0.76 - 5 * scale, width, 5 * scale, ink.light)
  )
}

/** Cloth of a flamenco dress: rows of dots. */
export function dottedCloth({ height, scale, width }: Stage, cloth: string, dot: string): string {
  const gap = 46 * scale
  const row = (index: number) =>
    stroke(
      d`M${index % 2 === 0 ? 0 : gap / 2} ${(index * gap) / 2}H${width + gap}`,
      dot,
      gap * 0.36,
      beads(gap)
    )
  return rect(0, 0, width, height, cloth) + draw(Math.ceil((height * 2) / gap) + 1, row)
}

/** A niche in a wall, round above, its foot on a sill. */
export function niche(
  x: number,
  sill: number,
  half: number,
  rise: number,
  within: string,
  edge: string
): string {
  const outline = (reach: number) =>
    d`M${x - reach} ${sill}V${sill - rise}a${reach} ${reach} 0 0 1 ${2 * reach} 0V${sill}z`
  return path(outline(half * 1.12), edge) + path(outline(half), within)
}

/** The arcade of a riding school: arches side by side above the boards. */
export function arcade({ height, scale, width }: Stage, floor: number, within: string, edge: string): string {
  const gap = 104 * scale
  const count = Math.ceil(width / gap) + 1
  const start = (width - count * gap) / 2
  const bays = (half: number) =>
    draw(count, index => {
      const x = start + (index + 0.5) * gap
      return d`M${x - half} ${floor}V${height * 0.3}a${half} ${half} 0 0 1 ${2 * half} 0V${floor}z`
    })
  return path(bays(gap * 0.44), edge) + path(bays(gap * 0.36), within)
}
