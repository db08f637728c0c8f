import { mix } from '#domain/poster/colour.ts'
import { covering } from '#posters/props/canvas.ts'
import { tinted } from '#posters/props/tints.ts'
import {
  circle,
  d,
  dots,
  draw,
  ellipse,
  path,
  place,
  type Placing,
  rect,
  ring,
  round,
  stroke,
  times
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** What lives in a pool at low tide, each with its middle at the origin, about 70 across. */
function starfish(fill: string, spot: string, at: Placing): string {
  const arm = draw(5, index => {
    const at5 = (radius: number, turn: number) => d`${Math.cos(turn) * radius} ${Math.sin(turn) * radius}`
    const turn = index * 1.2566 - 1.57
    return `${index ? 'L' : 'M'}${at5(38, turn)}L${at5(14, turn + 0.628)}`
  })
  return place(
    `<path d="${arm}z" fill="${fill}" stroke="${fill}" stroke-width="9" stroke-linejoin="round"/>` +
      dots(
        times(
          5,
          index => [Math.cos(index * 1.2566 - 1.57) * 22, Math.sin(index * 1.2566 - 1.57) * 22] as const
        ),
        spot,
        6
      ) +
      circle(0, 0, 4, spot),
    at
  )
}

function crab(fill: string, dark: string, at: Placing): string {
  const legs = [-1, 1]
    .map(side =>
      draw(
        3,
        index =>
          d`M${side * 26} ${-2 + index * 8}L${side * (44 + index * 2)} ${-10 + index * 12}L${side * (50 - index * 3)} ${4 + index * 12}`
      )
    )
    .join('')
  const claw = (side: number) =>
    path(
      d`M${side * 24} -14L${side * 38} -26L${side * 34} -44C${side * 46} -52 ${side * 60} -42 ${side * 54} -26L${side * 46} -36L${side * 48} -24L${side * 34} -10z`,
      fill
    )
  return place(
    stroke(legs, dark, 5, round) +
      claw(1) +
      claw(-1) +
      path('M-34-4C-30-26 30-26 34-4C32 18 14 24 0 24C-14 24-32 18-34-4z', fill) +
      stroke('M-8-20V-28M8-20V-28', dark, 3) +
      circle(-8, -30, 4, dark) +
      circle(8, -30, 4, dark) +
      stroke('M-14 10Q0 16 14 10', dark, 3, round),
    at
  )
}

function urchin(fill: string, at: Placing): string {
  return place(
    stroke(
      draw(16, index => d`M0 0L${Math.cos(index * 0.3927) * 30} ${Math.sin(index * 0.3927) * 30}`),
      fill,
      3,
      round
    ) + circle(0, 0, 17, fill),
    at
  )
}

/** Water between rocks: deep at the edge, clear in the middle; on 400 by 300. */
function water({ ink }: Stage): string {
  const clear = mix(ink.water, ink.light, 0.22)
  return (
    path(
      'M30 130C24 70 80 20 150 26C210 14 300 30 330 90C350 140 320 220 250 240C190 262 90 262 58 220C36 196 34 160 30 130z',
      ink.deep
    ) +
    path(
      'M40 134C34 80 86 32 152 38C210 26 290 42 318 94C338 140 310 208 246 228C188 250 98 250 68 212C48 190 44 160 40 134z',
      ink.water
    ) +
    path(
      'M62 140C58 96 100 54 156 58C204 48 272 60 296 102C310 140 288 192 236 208C186 228 112 228 86 198C70 180 64 160 62 140z',
      clear
    ) +
    stroke(
      'M90 160q10-8 20 0t20 0M190 120q10-8 20 0t20 0M150 140q10-8 20 0t20 0M230 70q10-8 20 0',
      ink.light,
      3,
      round
    ) +
    stroke(
      'M290 200c-16-10-6-24-20-34M300 190c-4-14 6-22 0-36M74 96c12-6 8-22 20-28M66 108c10 2 18-8 28-6',
      ink.leaf,
      7,
      round
    )
  )
}

/** What a child left at the edge: bucket, boots, net. */
function gear({ ink }: Stage): string {
  const boot = (x: number) =>
    place(
      path('M-15-30Q0-40 15-30L17 30Q0 46-17 30z', '#f6c445') +
        ellipse(0, -26, 13, 11, ink.deep) +
        path('M-15 14H15L16 20H-16z', ink.light),
      { turn: -38, x, y: 268 - (x - 320) * 0.5 }
    )
  return (
    place(
      circle(4, 6, 34, ink.deep) +
        circle(0, 0, 34, ink.accent) +
        circle(0, 0, 27, ink.water) +
        ring(0, 0, 34, ink.light, 3) +
        stroke('M-34 0Q-20 30 0 36Q20 30 34 0', ink.light, 4),
      { x: 358, y: 48 }
    ) +
    boot(336) +
    boot(376) +
    stroke('M16 300L92 250', ink.land, 6, round) +
    ring(112, 234, 26, ink.land, 5) +
    stroke(
      'M94 220L132 250M92 236L120 258M104 210L136 236M132 218L96 252M120 210L90 238M136 230L110 258',
      ink.light,
      1.6
    )
  )
}

/** The pool from above, with a child's boots, net and bucket at its edge. */
function pool(stage: Stage): string {
  const { ink, random } = stage
  const orange = tinted(stage, '#f08a3c')
  const red = tinted(stage, '#d8443c')
  const spots = [
    [96, 120],
    [176, 74],
    [212, 176],
    [128, 204],
    [270, 112]
  ] as const
  const first = random.whole(0, 4)
  const spot = (index: number) => {
    const [x, y] = spots[(first + index) % 5] ?? [200, 150]
    return { turn: random.between(-60, 60), x, y }
  }
  const pebbles = times(30, index => [(index * 89) % 410, (index * 61) % 310] as const)
  return covering(
    stage,
    rect(0, 0, 400, 300, ink.wood) +
      dots(pebbles, mix(ink.wood, ink.deep, 0.35), 40) +
      dots(
        pebbles.map(([x, y]) => [x - 4, y - 5] as const),
        mix(ink.wood, ink.land, 0.4),
        27
      ) +
      water(stage) +
      starfish(red, ink.light, { ...spot(0), scale: 1.06 }) +
      crab(orange, ink.deep, { ...spot(1), scale: 0.9 }) +
      urchin(ink.deep, spot(2)) +
      starfish('#f6c445', ink.wood, { ...spot(3), scale: 0.74 }) +
      place(
        path('M-20 0C-10-12 8-12 18-2L26-10V12L18 4C8 12-10 12-20 0z', ink.accent) +
          path('M-2-10L4-10L4 10L-2 10z', ink.light),
        spot(4)
      ) +
      gear(stage),
    190,
    150
  )
}

export const mareaBaja: Picture = {
  mark: stage =>
    rect(0, 0, 96, 96, stage.ink.wood) +
    path('M8 46C6 18 34 6 52 10C80 8 92 34 88 54C82 80 54 88 36 84C16 80 10 64 8 46z', stage.ink.water) +
    starfish('#d8443c', stage.ink.light, { scale: 0.66, turn: 14, x: 38, y: 42 }) +
    crab('#f08a3c', stage.ink.deep, { scale: 0.46, x: 64, y: 66 }),
  scene: pool
}
