import { standingOut } from '#domain/poster/colour.ts'
import { hills, peaks } from '#posters/props/nature/land.ts'
import { clouds } from '#posters/props/nature/sky.ts'
import { terrace } from '#posters/props/buildings/houses.ts'
import { tinted } from '#posters/props/tints.ts'
import { circle, d, draw, limb, path, place, type Placing, rect, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A paraglider for two, going left, harness at the origin. 300 wide, 210 high. */
function glider(stage: Stage, one: string, other: string, at: Placing): string {
  const { ink } = stage
  const skin = tinted(stage, '#b9744a')
  const lines = draw(
    9,
    index => d`M${(index - 4) * 3} 0L${(index - 4) * 32} ${-150 + Math.abs(index - 4) ** 2 * 2.4}`
  )
  const cells = draw(4, index => {
    const x = -96 + index * 64
    const lift = (value: number) => -186 + value * value * 0.0034
    return d`M${x - 16} ${lift(x - 16)}Q${x} ${lift(x) - 3} ${x + 16} ${lift(x + 16)}L${x + 14} ${lift(x + 14) + 40}Q${x} ${lift(x) + 35} ${x - 14} ${lift(x - 14) + 40}z`
  })
  const person = (x: number, y: number, suit: string, helmet: string) =>
    place(
      limb([0, 0, -24, 6, -40, 26], [18, 14, 10], ink.deep) +
        path('M-10 8C-16-10-10-28 4-32C16-28 18-6 14 12z', suit) +
        stroke('M2-24L-6-44M8-24L16-44', suit, 6) +
        circle(-2, -40, 10, skin) +
        path('M-13-40C-14-58 12-58 10-40z', helmet),
      { x, y }
    )
  return place(
    stroke(lines, ink.deep, 1.2) +
      path(
        'M-150-110C-120-172-60-192 0-192C60-192 120-172 150-110C110-140 56-150 0-150C-56-150-110-140-150-110z',
        one
      ) +
      path(cells, other) +
      path(
        'M-150-110C-110-140-56-150 0-150C56-150 110-140 150-110C110-132 56-142 0-142C-56-142-110-132-150-110z',
        ink.deep,
        ' opacity=".4"'
      ) +
      person(14, 24, ink.accent, ink.light) +
      person(-16, 34, ink.leaf, '#f6c445'),
    at
  )
}

function flight(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const one = standingOut([ink.sky, ink.light], [ink.accent, ink.mid, ink.water])
  const other = standingOut([ink.sky, one], ['#f6c445', ink.light, ink.deep])
  return (
    rect(0, 0, width, height, ink.sky) +
    clouds(stage, ink.haze, 4, 0.5) +
    peaks(
      stage,
      [
        { reach: 0.34, x: random.between(0.78, 0.88), y: 0.36 },
        { reach: 0.26, x: 0.5, y: 0.5 }
      ],
      0.84,
      ink.far,
      ink.ridge
    ) +
    hills(stage, 0.8, 0.14, ink.mid, 3) +
    terrace(ink, random, width * 0.12, height * 0.87, 90 * scale, 20 * scale) +
    hills(stage, 0.88, 0.06, ink.leaf, 4) +
    hills(stage, 0.95, 0.05, ink.land, 3) +
    hills(stage, 1, 0.06, ink.bush, 4) +
    glider(stage, ink.light, ink.accent, {
      scale: scale * 0.24,
      turn: 6,
      x: width * 0.86,
      y: height * 0.26
    }) +
    glider(stage, one, other, {
      scale: scale * random.between(0.94, 1.02),
      turn: random.between(-10, -4),
      x: width * random.between(0.42, 0.48),
      y: height * 0.7
    })
  )
}

export const parapente: Picture = {
  mark: stage =>
    path('M0 96L30 70L60 84L96 64V96z', stage.ink.leaf) +
    glider(stage, stage.ink.accent, '#f6c445', { scale: 0.3, turn: -6, x: 48, y: 66 }),
  scene: flight
}
