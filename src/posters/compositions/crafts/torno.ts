import { mix, standingOut } from '#domain/poster/colour.ts'
import { covering } from '#posters/props/canvas.ts'
import { tinted } from '#posters/props/tints.ts'
import { carnation } from '#posters/props/nature/plants.ts'
import { tiles, vessel } from '#posters/props/things/pottery.ts'
import {
  circle,
  d,
  dots,
  draw,
  ellipse,
  limb,
  path,
  place,
  rect,
  ring,
  round,
  stroke,
  times
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** Hands and a turning pot. */
function turning(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const x = width * 0.5
  const wheel = height * 0.8
  const skin = mix(ink.light, ink.wood, 0.4)
  const hand = (side: 1 | -1) =>
    place(
      limb([150, 40, 104, 10, 74, -26, 50, -44], [44, 34, 26, 16], skin) +
        limb([92, -10, 66, -10, 44, -22], [18, 15, 10], skin) +
        limb([168, 54, 124, 24], [56, 44], ink.accent),
      { flip: side < 0, scale: scale * 1.05, x, y: wheel - 34 * scale }
    )
  const kind = random.whole(0, 2)
  const wall = standingOut([ink.wood, skin, ink.accent], [ink.far, ink.land, ink.leaf, ink.light])
  return (
    rect(0, 0, width, height, wall) +
    shelfOfPots(stage, height * 0.3, wall) +
    shelfOfPots(stage, height * 0.62, wall) +
    rect(0, height * 0.7, width, height, ink.mid) +
    ellipse(x, wheel + 2, 112 * scale, 15 * scale, ink.deep) +
    ellipse(x, wheel - 3, 112 * scale, 13 * scale, ink.shade) +
    ellipse(x, wheel - 4, 74 * scale, 8 * scale, ink.wood) +
    vessel(ink, kind, ink.wood, ink.light, { scale: scale * 1.35, x, y: wheel - 3 }) +
    hand(1) +
    hand(-1) +
    rect(x - 16 * scale, wheel + 12 * scale, 32 * scale, height, ink.deep)
  )
}

/** Pots that dry on a board, in the shade of the workshop. */
function shelfOfPots(stage: Stage, board: number, wall: string): string {
  const { ink, random, scale, width } = stage
  const shade = mix(wall, ink.deep, 0.24)
  const gap = 62 * scale
  const pots = draw(Math.ceil(width / gap) + 1, index =>
    vessel(ink, random.whole(0, 3), shade, mix(wall, ink.deep, 0.34), {
      scale: scale * 0.5,
      x: index * gap,
      y: board + 1
    })
  )
  return pots + rect(0, board, width, 7 * scale, mix(wall, ink.deep, 0.5))
}

/** What came out of the kiln, on a board below plates on a wall. */
function shelf(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const board = height * 0.8
  const start = random.whole(0, 3)
  const clays = [
    [ink.light, ink.water],
    [ink.wood, ink.light],
    [ink.leaf, ink.light],
    [ink.land, ink.wood]
  ] as const
  const pots = times(width > height * 1.6 ? 4 : 3, index => {
    const [clay, paint] = clays[(index + start) % 4] ?? clays[0]
    return vessel(ink, index + start, clay, paint, {
      scale: scale * random.between(0.96, 1.18),
      x: width * (0.2 + index * (width > height * 1.6 ? 0.22 : 0.3)),
      y: board + 2
    })
  })
  const vase = times(3, index => (index + start) % 4).findIndex(kind => kind === 0 || kind === 2)
  const flowers = draw(2, index =>
    carnation(ink, {
      scale: scale * 0.95,
      turn: index * 24 - 8,
      x: width * (0.2 + Math.max(0, vase) * 0.3),
      y: board - 104 * scale
    })
  )
  return (
    rect(0, 0, width, height, ink.mid) +
    plates(stage) +
    (random.chance(0.6) ? flowers : '') +
    pots.join('') +
    rect(0, board, width, 9 * scale, ink.deep) +
    tiles(stage, board + 9 * scale, height, ink.light, ink.water, ink.wood)
  )
}

/** Plates on a wall, each painted in its own way. */
function plates({ height, ink, random, width }: Stage): string {
  const r = Math.min(width / 9, height / 6.4)
  const start = random.whole(0, 2)
  const paints = [ink.water, ink.accent, ink.leaf]
  return draw(Math.ceil(width / (r * 2.5)) + 1, index => {
    const [x, y] = [index * r * 2.5 + r * 0.4, r * (1.3 + (index % 2) * 0.5)]
    const paint = paints[(index + start) % 3] ?? ink.water
    return (
      circle(x, y, r, ink.light) +
      ring(x, y, r * 0.78, paint, r * 0.14) +
      dots(
        times(6, leaf => [x + Math.cos(leaf * 1.047) * r * 0.4, y + Math.sin(leaf * 1.047) * r * 0.4]),
        paint,
        r * 0.26
      ) +
      circle(x, y, r * 0.16, ink.land)
    )
  })
}

/** The jug stand of a kitchen: each jug in its niche, painted plates above. */
function jugStand(stage: Stage): string {
  const { ink, random } = stage
  const within = mix(ink.lime, ink.far, 0.34)
  const clays = [tinted(stage, '#c4683a'), ink.light, ink.leaf, tinted(stage, '#e0a355')]
  const paints = [ink.light, ink.water, ink.light, ink.accent]
  const first = random.whole(0, 3)
  const kind = random.whole(0, 3)
  const stand = (index: number) => {
    const x = 76 + index * 124
    return (
      path(d`M${x - 50} 236V142a50 50 0 0 1 100 0V236z`, within) +
      path(d`M${x - 50} 236V142a50 50 0 0 1 50-50q-34 20-34 58v86z`, mix(within, ink.deep, 0.28)) +
      ellipse(x + 6, 235, 44, 6, mix(within, ink.deep, 0.4)) +
      vessel(
        ink,
        index + kind,
        clays[(index + first) % 4] ?? ink.wood,
        paints[(index + first) % 4] ?? ink.light,
        {
          scale: 0.98,
          x,
          y: 236
        }
      )
    )
  }
  const plate = (index: number) => {
    const [x, paint] = [14 + index * 124, paints[(index + first + 1) % 4] ?? ink.water]
    const colour = paint === ink.light ? ink.water : paint
    return (
      circle(x, 44, 34, mix(ink.lime, ink.deep, 0.2)) +
      circle(x, 41, 33, ink.light) +
      ring(x, 41, 25, colour, 5) +
      circle(x, 41, 10, colour)
    )
  }
  return covering(
    stage,
    rect(0, 0, 400, 300, ink.lime) +
      draw(4, plate) +
      draw(3, stand) +
      rect(0, 236, 400, 12, ink.wood) +
      tiles({ ...stage, height: 300, width: 400 }, 248, 300, ink.light, ink.water, ink.accent),
    200,
    150
  )
}

const mark = ({ ink }: Stage) =>
  circle(48, 42, 30, ink.sun) +
  vessel(ink, 0, ink.wood, ink.light, { scale: 0.52, x: 48, y: 78 }) +
  ellipse(48, 79, 38, 5, ink.deep) +
  rect(43, 80, 10, 16, ink.deep) +
  stroke('M14 79h68', ink.deep, 4, round)

export const torno = {
  cantaro: { mark, scene: jugStand },
  ceramica: { mark, scene: shelf },
  torno: { mark, scene: turning }
} satisfies Record<string, Picture>
