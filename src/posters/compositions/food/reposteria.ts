import { mix, standingOut } from '#domain/poster/colour.ts'
import { covering } from '#posters/props/canvas.ts'
import { holdingHand } from '#posters/props/people/hands.ts'
import { tinted } from '#posters/props/tints.ts'
import {
  circle,
  d,
  dots,
  draw,
  ellipse,
  path,
  place,
  rect,
  ring,
  round,
  stroke,
  times
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** Sweets from above, each with its middle at the origin, about 70 across. */
function sweets(stage: Stage): string[] {
  const { ink } = stage
  const [crust, gold, cream, cocoa] = [
    tinted(stage, '#b8702c'),
    tinted(stage, '#e7a954'),
    tinted(stage, '#fbefd0'),
    tinted(stage, '#5a2c1a')
  ]
  const petals = (count: number, far: number) =>
    times(
      count,
      index => [Math.cos((index * 6.283) / count) * far, Math.sin((index * 6.283) / count) * far] as const
    )
  return [
    circle(0, 0, 35, crust) +
      circle(-2, -3, 31, gold) +
      path(
        'M0 0L30-16A34 34 0 0 1 30 16zM0 0L-16 30A34 34 0 0 1-32 8zM0 0L-16-30A34 34 0 0 1 14-31z',
        cream,
        ' opacity=".7"'
      ) +
      ring(0, 0, 12, crust, 4),
    dots(petals(8, 24), gold, 22) +
      dots(petals(8, 24), cream, 8) +
      circle(0, 0, 20, gold) +
      circle(0, 0, 11, ink.accent),
    ring(0, 0, 24, crust, 19) + ring(-1, -2, 24, cream, 12) + dots(petals(9, 24), ink.accent, 4),
    path('M-32-18Q-32-26-24-26H24Q32-26 32-18V18Q32 26 24 26H-24Q-32 26-32 18z', cocoa) +
      path('M-28-14Q-28-22-20-22H20Q28-22 28-14V14H-28z', mix(cocoa, gold, 0.3)) +
      stroke('M-20-14L-8 8L2-14L12 8L22-14', cream, 4, round),
    path('M-36 8C-30-26 30-26 36 8C26 22 16 6 0 8C-16 6-26 22-36 8z', crust) +
      path('M-28 2C-22-20 20-20 28 2C18 4 10-4 0-2C-10-4-18 4-28 2z', gold) +
      stroke('M-14-12L-10 2M0-15V0M14-12L10 2', cream, 3, round)
  ]
}

/** The bench of a pastry cook: a tray in rows, a rolling pin, sugar that falls. */
function bench(stage: Stage): string {
  const { ink, random } = stage
  const table = standingOut([ink.light, tinted(stage, '#e7a954')], [ink.mid, ink.water, ink.accent])
  const kinds = sweets(stage)
  const first = random.whole(0, 4)
  const row = (index: number) =>
    place(kinds[(first + Math.floor(index / 4) + (index % 2) * 2) % 5] ?? '', {
      turn: (index * 31) % 60,
      x: 54 + (index % 4) * 80,
      y: 62 + Math.floor(index / 4) * 82
    })
  const sugar = times(
    40,
    index => [232 + ((index * 53) % 96) - index * 0.4, 110 + ((index * 37) % 120)] as const
  )
  return covering(
    stage,
    rect(0, 0, 400, 300, table) +
      stroke(
        draw(6, index => d`M0 ${index * 60 + 14}H400`),
        mix(table, ink.deep, 0.3),
        2
      ) +
      path('M6 16H330Q340 16 340 26V272Q340 282 330 282H6z', mix(ink.deep, ink.far, 0.3)) +
      path('M-4 8H322Q332 8 332 18V264Q332 274 322 274H-4z', ink.shade) +
      path('M-4 18H312Q322 18 322 28V254Q322 264 312 264H-4z', ink.lime) +
      draw(12, row) +
      dots(sugar, ink.light, 4.4) +
      place(
        rect(-62, -17, 124, 34, ink.land) +
          rect(-62, 4, 124, 13, ink.wood) +
          path('M-62-8H-88Q-96 0-88 8H-62zM62-8H88Q96 0 88 8H62z', ink.wood),
        { turn: 64, x: 374, y: 226 }
      ) +
      place(
        ellipse(0, 0, 40, 26, ink.deep) +
          ellipse(0, -3, 38, 23, ink.shade) +
          ellipse(0, -5, 32, 18, ink.light) +
          stroke('M36-6L92-18', ink.deep, 7, round),
        { turn: -8, x: 284, y: 92 }
      ) +
      holdingHand(tinted(stage, '#c98a5e'), ink.wood, ink.light, { scale: 0.9, turn: -12, x: 360, y: 76 }) +
      path('M0 288L26 284L52 292L80 286V304H0z', ink.light),
    200,
    150
  )
}

export const reposteria: Picture = {
  mark: stage =>
    rect(0, 0, 96, 96, stage.ink.water) +
    rect(8, 8, 80, 80, stage.ink.light) +
    sweets(stage)
      .slice(0, 4)
      .map((sweet, index) =>
        place(sweet, { scale: 0.5, x: 29 + (index % 2) * 38, y: 29 + Math.floor(index / 2) * 38 })
      )
      .join(''),
  scene: bench
}
