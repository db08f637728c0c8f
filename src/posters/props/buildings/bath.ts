import type { Inks } from '#domain/poster/inks.ts'
import { d, path, type Point, rect, times } from '#posters/drawing/shapes.ts'

/** A star of eight points, as it pierces the vault of a bath. */
export function star(x: number, y: number, radius: number, turn = 0): string {
  const points = times(16, (index): Point => {
    const angle = ((index * 22.5 + turn) * Math.PI) / 180
    const length = index % 2 === 0 ? radius : radius * 0.72
    return [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
  })
  return `M${points.map(([px, py]) => d`${px} ${py}`).join('L')}z`
}

export function column(ink: Inks, x: number, top: number, foot: number, broad: number): string {
  return (
    rect(x - broad / 2, top, broad, foot - top, ink.light) +
    rect(x, top, broad / 2, foot - top, ink.shade) +
    path(
      d`M${x - broad * 1.1} ${top}L${x + broad * 1.1} ${top}L${x + broad * 0.6} ${top + broad * 0.8}L${x - broad * 0.6} ${top + broad * 0.8}z`,
      ink.land
    ) +
    rect(x - broad * 0.8, foot - broad * 0.4, broad * 1.6, broad * 0.4, ink.land)
  )
}

export interface Skylight {
  size: number
  x: number
  y: number
}

/** The openings of a vault in three rows, smaller towards the middle. */
export function skylights(x: number, spring: number, radius: number, scale: number): Skylight[] {
  return [7, 5, 3].flatMap((count, row) =>
    times(count, index => {
      const angle = Math.PI * (1.14 + (0.72 * (index + 0.5)) / count)
      const far = radius * (0.84 - row * 0.22)
      return {
        size: (15 - row * 2.6) * scale,
        x: x + Math.cos(angle) * far,
        y: spring + Math.sin(angle) * far * 0.94
      }
    })
  )
}
