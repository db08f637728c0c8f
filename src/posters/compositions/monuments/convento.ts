import { mix } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { belfry } from '#posters/props/buildings/houses.ts'
import { cypress, orangeTree } from '#posters/props/nature/trees.ts'
import { d, draw, ellipse, path, place, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** Well, cypresses and orange trees before the far side of the cloister. */
function garden(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const well =
    rect(-34, -44, 68, 44, ink.light) +
    rect(-34, -44, 22, 44, ink.shade) +
    ellipse(0, -44, 38, 8, ink.land) +
    stroke('M-28-48V-104Q0-134 28-104V-48', ink.deep, 5) +
    stroke('M0-120V-76', ink.wood, 2.4) +
    path('M-9-78H9L6-58H-6z', ink.wood)
  return (
    rect(0, 0, width, height, ink.sky) +
    belfry(ink, { scale: scale * 1.3, x: width * 0.72, y: height * 0.6 }) +
    rect(0, height * 0.4, width, height, ink.light) +
    rect(0, height * 0.385, width, 10, ink.wood) +
    path(
      draw(
        9,
        index =>
          d`M${index * (width / 8) - 16 * scale} ${height * 0.66}v${-height * 0.12}a${16 * scale} ${16 * scale} 0 0 1 ${32 * scale} 0v${height * 0.12}z`
      ),
      ink.shade
    ) +
    rect(0, height * 0.64, width, height, ink.leaf) +
    draw(4, index =>
      cypress(
        ink,
        { scale: scale * random.between(1, 1.4), x: width * (0.1 + index * 0.27), y: height * 0.7 },
        index % 2 ? ink.bush : ink.deep
      )
    ) +
    orangeTree(ink, { scale: scale * 0.9, x: width * 0.24, y: height * 0.78 }) +
    orangeTree(ink, { scale: scale * 0.9, x: width * 0.82, y: height * 0.78 }) +
    path(
      d`M${width * 0.3} ${height}L${width * 0.46} ${height * 0.66}H${width * 0.54}L${width * 0.7} ${height}z`,
      ink.land
    ) +
    place(well, { scale: scale * 1.05, x: width * 0.5, y: height * 0.78 })
  )
}

/** The garden of a cloister from under its arches: well, cypresses, orange trees. */
function cloister(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const wall = mix(ink.deep, ink.wood, 0.3)
  const step = width / 2.4
  const start = random.between(-0.62, -0.5) * step
  const top = height * 0.1
  const half = step * 0.4
  const opening = (index: number) => {
    const x = start + (index + 0.5) * step
    return d`M${x - half} ${height * 0.8}V${top + half}a${half} ${half} 0 0 1 ${half * 2} 0V${height * 0.8}z`
  }
  const openings = draw(5, opening)
  const column = (index: number) => {
    const x = start + index * step
    const b = step * 0.055
    const spring = top + half
    return (
      path(d`M${x - b} ${spring}H${x + b}V${height * 0.8}H${x - b}z`, ink.light) +
      path(d`M${x - b} ${spring}H${x - b * 0.1}V${height * 0.8}H${x - b}z`, ink.shade) +
      path(d`M${x - b * 2} ${spring - b * 1.6}H${x + b * 2}L${x + b} ${spring + b}H${x - b}z`, ink.land) +
      path(d`M${x - b * 1.7} ${height * 0.8 - b * 1.2}h${b * 3.4}v${b * 1.4}h${-b * 3.4}z`, ink.land)
    )
  }
  const face = (index: number) => {
    const x = start + (index + 0.5) * step
    return d`M${x - half * 1.08} ${top + half}a${half * 1.08} ${half * 1.08} 0 0 1 ${half * 2.16} 0`
  }
  return (
    garden(stage) +
    path(d`M0 0H${width}V${height * 0.8}H0z${openings}`, wall, ' fill-rule="evenodd"') +
    stroke(draw(5, face), ink.wood, 9 * scale) +
    draw(5, column) +
    rect(0, height * 0.8, width, height, ink.wood) +
    rect(0, height * 0.8, width, 12, ink.light) +
    stretched(stage, path('M40 304L90 252H190L176 304zM220 304L230 252H330L370 304z', ink.land)) +
    stroke(d`M0 ${height * 0.9}H${width}`, ink.deep, 2, round)
  )
}

export const convento: Picture = {
  isFixed: true,
  mark: stage =>
    rect(0, 50, 96, 46, stage.ink.leaf) +
    cypress(stage.ink, { scale: 0.6, x: 24, y: 80 }, stage.ink.bush) +
    cypress(stage.ink, { scale: 0.6, x: 72, y: 80 }, stage.ink.bush) +
    path(
      'M0 0H96V84H0zM6 84V40a20 20 0 0 1 40 0V84zM50 84V40a20 20 0 0 1 40 0V84z',
      stage.ink.wood,
      ' fill-rule="evenodd"'
    ) +
    rect(0, 82, 96, 14, stage.ink.light),
  scene: cloister
}
