import { d, dashes, draw, stroke } from '#posters/drawing/shapes.ts'

/** The alternating stones over an arch. */
export function voussoirs(line: string, radius: number, light: string, red: string): string {
  const step = (radius * Math.PI * 1.34) / 17
  return stroke(line, light, radius * 0.34) + stroke(line, red, radius * 0.34, dashes(step))
}

/** A horseshoe opening: its path, foot at `y`, as wide as twice the radius at its widest. */
export function horseshoe(x: number, y: number, radius: number, rise: number): string {
  const neck = radius * 0.86
  const drop = radius * 0.51
  return d`M${x - neck} ${y}V${y - rise + drop}A${radius} ${radius} 0 1 1 ${x + neck} ${y - rise + drop}V${y}z`
}

/** The same as a line, for the band of voussoirs over it. */
export function horseshoeBand(x: number, y: number, radius: number, rise: number): string {
  return d`M${x - radius * 0.86} ${y - rise + radius * 0.51}A${radius} ${radius} 0 1 1 ${x + radius * 0.86} ${y - rise + radius * 0.51}`
}

/** Rows of lozenges between two heights, as carved in plaster. */
export function lattice(width: number, top: number, foot: number, gap: number): string {
  return draw(Math.max(0, Math.floor((foot - top) / gap)), row =>
    draw(Math.ceil(width / gap) + 1, index => {
      const [x, y] = [(index - (row % 2) / 2) * gap, top + row * gap]
      return d`M${x + gap / 2} ${y}l${gap * 0.3} ${gap / 2}l${-gap * 0.3} ${gap / 2}l${-gap * 0.3} ${-gap / 2}z`
    })
  )
}
