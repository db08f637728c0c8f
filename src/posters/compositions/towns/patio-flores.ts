import { stretched } from '#posters/props/canvas.ts'
import {
  circle,
  d,
  dots,
  draw,
  ellipse,
  path,
  place,
  rect,
  round,
  stroke,
  times
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A pot on the wall with geraniums, its hook at the origin. 50 wide, 60 high. */
function hanging({ ink }: Stage, clay: string, flower: string): string {
  const points = times(
    7,
    index =>
      [Math.cos(index * 2.4) * (5 + index * 2), -4 + Math.sin(index * 2.4) * (4 + index * 1.2)] as const
  )
  return (
    ellipse(0, 0, 23, 14, ink.leaf) +
    dots(points, flower, 9) +
    path('M-16 10H16L11 34H-11z', clay) +
    rect(-18, 8, 36, 6, clay) +
    path('M4 14H16L11 34H4z', ink.deep, ' opacity=".22"')
  )
}

/** The way to the next patio, with its garden and its well; foot at the origin. */
function archway({ ink }: Stage): string {
  const door = (half: number, rise: number) => d`M${-half} 0V${-rise}a${half} ${half} 0 0 1 ${half * 2} 0V0z`
  return (
    path(door(74, 120), ink.wood) +
    path(door(62, 116), ink.deep) +
    path(door(62, 112), ink.far) +
    path('M-62 0V-60C-30-70 0-50 20-60C40-66 54-62 62-66V0z', ink.leaf) +
    path('M-14 0V-30H14V0zM-20-30Q0-56 20-30z', ink.light) +
    stroke('M-40-40h0M-30-24h0M36-34h0M44-16h0M-46-14h0', ink.accent, 9, round) +
    stroke('M-62-112H62M-40-112V0M40-112V0', ink.deep, 3) +
    ellipse(0, 0, 74, 8, ink.wood)
  )
}

/** A barred window, middle at the origin. */
function window({ ink }: Stage): string {
  const bars = draw(5, index => d`M${index * 13 - 26} -46V46`)
  return (
    rect(-40, -56, 80, 112, ink.water) +
    rect(-33, -49, 66, 98, ink.lamp) +
    stroke(`${bars}M-33-16H33M-33 16H33`, ink.deep, 3) +
    rect(-46, 54, 92, 8, ink.wood)
  )
}

/** Bougainvillea along the top of the wall. */
function vine({ ink, scale, width }: Stage): string {
  const points = times(30, index => [index * (width / 29), ((index * 41) % 20) * scale] as const)
  const shifted = (x: number, y: number) => points.map(point => [point[0] + x, point[1] + y] as const)
  return (
    dots(points, ink.bush, 30 * scale) +
    dots(shifted(9, 3), ink.leaf, 20 * scale) +
    dots(
      shifted(0, 8).filter((_, index) => index % 2 === 0),
      '#e6407a',
      9 * scale
    )
  )
}

/** The wall of a patio in May: rows of pots, an arch, a well. */
function courtyard(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const flowers = [ink.accent, '#e6407a', '#f2b33d', ink.light] as const
  const columns = Math.ceil(width / (60 * scale))
  const pot = (index: number) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const x = (column + 0.3 + (row % 2) * 0.5) * 60 * scale
    const y = height * (0.1 + row * 0.19)
    const inDoor = Math.abs(x - width * 0.66) < 82 * scale && y > height * 0.2
    const inWindow = Math.abs(x - width * 0.25) < 58 * scale && y > height * 0.24 && y < height * 0.72
    return inDoor || inWindow
      ? ''
      : place(hanging(stage, ink.water, random.pick(flowers)), { scale: scale * 0.98, x, y })
  }
  return (
    rect(0, 0, width, height, ink.lime) +
    stretched(stage, path('M-4-4H110L-4 210z', ink.shade)) +
    vine(stage) +
    rect(0, height * 0.8, width, 12, ink.wood) +
    draw(columns * 4, pot) +
    place(archway(stage), { scale: scale * 1.02, x: width * 0.66, y: height * 0.82 }) +
    place(window(stage), { scale: scale * 0.98, x: width * 0.25, y: height * 0.48 }) +
    draw(3, index =>
      place(hanging(stage, ink.wood, flowers[index] ?? ink.accent), {
        scale: scale * 1.02,
        x: width * 0.25 + (index - 1) * 33 * scale,
        y: height * 0.62
      })
    ) +
    rect(0, height * 0.82, width, height, ink.land) +
    stroke(
      draw(
        10,
        index =>
          d`M${width * 0.5 + (index - 4.5) * 46} ${height * 0.82}L${width * 0.5 + (index - 4.5) * 90} ${height}`
      ),
      ink.wood,
      2
    ) +
    draw(4, index =>
      place(hanging(stage, ink.wood, flowers[index] ?? ink.accent), {
        scale: scale * 1.5,
        x: width * (0.08 + index * 0.16 + (index === 3 ? 0.38 : 0)),
        y: height * 0.86
      })
    ) +
    circle(width * 0.66, height * 0.18, 8 * scale, '#ffc94d')
  )
}

export const patioFlores: Picture = {
  mark: stage =>
    rect(0, 0, 96, 96, stage.ink.light) +
    draw(6, index =>
      place(hanging(stage, stage.ink.water, index % 2 ? '#e6407a' : stage.ink.accent), {
        scale: 0.66,
        x: 18 + (index % 3) * 30,
        y: 22 + Math.floor(index / 3) * 42
      })
    ),
  scene: courtyard
}
