import { standingOut } from '#domain/poster/colour.ts'
import { hills } from '#posters/props/nature/land.ts'
import { birds } from '#posters/props/nature/sky.ts'
import { cypress } from '#posters/props/nature/trees.ts'
import { d, draw, path, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** Four tiers of brick arches across a valley, from edge to edge. */
function tiers({ height, ink, width }: Stage, brick: string, shift: number): string {
  const tops = [0.16, 0.36, 0.57, 0.79]
  const step = width / 7
  const foot = (row: number, index: number) => {
    const away = Math.abs((index + 0.5 + shift) / 7 - 0.5) * 2
    return tops[row] !== undefined && tops[row] > 1.04 - away * 0.62
  }
  const opening = (row: number, index: number) => {
    const half = step * 0.3
    const x = (index + 0.5 + shift) * step
    const top = height * (tops[row] ?? 0) + 12
    const low = height * (tops[row + 1] ?? 1.04) - 2
    return foot(row, index)
      ? ''
      : d`M${x - half} ${low}V${top + half + 6}a${half} ${half} 0 0 1 ${half * 2} 0V${low}z`
  }
  const openings = draw(4, row => draw(8, index => opening(row, index - 1)))
  const shades = draw(4, row =>
    draw(8, index => {
      const x = (index - 0.5 + shift) * step
      const half = step * 0.3
      const top = height * (tops[row] ?? 0) + 12
      const low = height * (tops[row + 1] ?? 1.04) - 2
      return foot(row, index - 1)
        ? ''
        : d`M${x - half} ${low}V${top + half + 6}a${half} ${half} 0 0 1 ${half} ${-half}a${half * 1.2} ${half * 1.2} 0 0 0 ${-half * 0.66} ${half}V${low}z`
    })
  )
  const cornices = tops
    .map((top, row) => rect(0, height * top - (row ? 4 : 8), width, row ? 8 : 14, row ? ink.wood : ink.light))
    .join('')
  return (
    path(d`M0 ${height * 0.14}H${width}V${height * 1.04}H0z` + openings, brick, ' fill-rule="evenodd"') +
    path(shades, ink.wood) +
    cornices
  )
}

function valley(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const brick = standingOut([ink.sky, ink.wood], [ink.land, ink.far, ink.shade])
  return (
    rect(0, 0, width, height, ink.sky) +
    rect(0, height * 0.4, width, height, ink.haze) +
    birds(stage, 3, 0.12) +
    hills(stage, 0.74, 0.16, ink.far, 4) +
    hills(stage, 0.86, 0.1, ink.leaf, 3) +
    tiers(stage, brick, random.between(-0.2, 0.2)) +
    path(
      d`M0 ${height * 0.3}C${width * 0.08} ${height * 0.42} ${width * 0.16} ${height * 0.76} ${width * 0.4} ${height}H0zM${width} ${height * 0.3}C${width * 0.92} ${height * 0.42} ${width * 0.84} ${height * 0.76} ${width * 0.6} ${height}H${width}z`,
      ink.bush
    ) +
    path(
      d`M0 ${height * 0.5}C${width * 0.06} ${height * 0.6} ${width * 0.12} ${height * 0.84} ${width * 0.28} ${height}H0zM${width} ${height * 0.5}C${width * 0.94} ${height * 0.6} ${width * 0.88} ${height * 0.84} ${width * 0.72} ${height}H${width}z`,
      ink.leaf
    ) +
    stroke(
      d`M${width * 0.44} ${height}Q${width * 0.54} ${height * 0.92} ${width * 0.49} ${height * 0.86}`,
      ink.water,
      12 * scale,
      round
    ) +
    draw(3, index =>
      cypress(
        ink,
        {
          scale: scale * (1 - index * 0.2),
          x: width * (0.05 + index * 0.06),
          y: height * (0.86 + index * 0.05)
        },
        ink.deep
      )
    ) +
    draw(2, index =>
      cypress(
        ink,
        {
          scale: scale * (0.9 - index * 0.2),
          x: width * (0.95 - index * 0.06),
          y: height * (0.88 + index * 0.05)
        },
        ink.deep
      )
    )
  )
}

export const acueducto: Picture = {
  isFixed: true,
  mark: stage =>
    tiers({ ...stage, height: 96, width: 96 }, stage.ink.land, 0) +
    path('M0 40C10 60 20 84 40 96H0zM96 40C86 60 76 84 56 96H96z', stage.ink.leaf),
  scene: valley
}
