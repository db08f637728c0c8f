import { bust, type Coat, horseman, trotting } from '#posters/props/nature/horses.ts'
import { mix, standingOut } from '#domain/poster/colour.ts'
import { arcade, niche } from '#posters/props/buildings/walls.ts'
import { circle, d, draw, ellipse, place, rect, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

function coats({ ink, random }: Stage): [Coat, Coat] {
  const white = { hair: ink.light, mane: ink.shade, shade: ink.shade }
  const dark = { hair: ink.deep, mane: ink.mid, shade: ink.deep }
  const bay = { hair: ink.wood, mane: ink.deep, shade: ink.deep }
  return random.pick([
    [white, dark],
    [white, bay],
    [bay, white],
    [dark, bay]
  ])
}

function portrait(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const [coat] = coats(stage)
  const x = width * random.between(0.44, 0.52)
  const wall = random.pick([ink.land, ink.mid])
  const box = standingOut([coat.hair, coat.mane, wall], [ink.deep, ink.accent, ink.water])
  return (
    rect(0, 0, width, height, wall) +
    niche(x, height, width * 0.34, height * 0.46, box, ink.light) +
    bust(ink, coat, {
      scale: scale * random.between(0.98, 1.2),
      turn: random.between(-5, 3),
      x: x - 120 * scale,
      y: height - 296 * scale
    }) +
    rect(x - width * 0.38, height * 0.84, width * 0.76, height, ink.leaf) +
    stroke(d`M${x - width * 0.38} ${height * 0.86}h${width * 0.76}`, ink.light, 6 * scale)
  )
}

function pair(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const [front, behind] = coats(stage)
  const size = scale * 0.92
  const wall = standingOut([front.hair, behind.hair], [ink.accent, ink.land, ink.water, ink.far])
  return (
    rect(0, 0, width, height, wall) +
    arcade(stage, height, mix(wall, ink.deep, 0.22), mix(wall, ink.light, 0.4)) +
    bust(ink, behind, {
      scale: size,
      turn: random.between(-4, 2),
      x: width * 0.5 - 66 * scale,
      y: height - 286 * scale
    }) +
    bust(ink, front, {
      scale: size,
      turn: random.between(-2, 4),
      x: width * 0.5 - 176 * scale,
      y: height - 250 * scale
    })
  )
}

function arena(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const [coat] = coats(stage)
  const floor = height * 0.86
  const size = random.between(0.9, 1.1)
  const at = random.between(0.42, 0.54)
  const posts = draw(Math.ceil(width / 44), index => d`M${index * 44 + 8} ${height * 0.66}v${height * 0.12}`)
  return (
    rect(0, 0, width, height, ink.far) +
    arcade(stage, height * 0.76, mix(ink.far, ink.deep, 0.4), ink.light) +
    rect(0, height * 0.76, width, height, ink.land) +
    (random.chance(0.5)
      ? stroke(posts + d`M0 ${height * 0.685}H${width}M0 ${height * 0.73}H${width}`, ink.light, 4)
      : rect(0, height * 0.64, width, height * 0.13, ink.accent) +
        rect(0, height * 0.64, width, 5, ink.light) +
        stroke(posts, ink.deep, 2)) +
    ellipse(width * at, floor, 120 * scale * size, 9 * scale, ink.wood) +
    place(trotting(coat, {}) + (random.chance(0.7) ? horseman(ink, {}) : ''), {
      scale: scale * size,
      x: width * at,
      y: floor
    })
  )
}

const mark = ({ ink }: Stage) =>
  circle(54, 40, 30, ink.sun) +
  bust(ink, { hair: ink.wood, mane: ink.deep, shade: ink.deep }, { scale: 0.32, x: 12, y: 3 })

export const caballo = {
  caballo: { mark, scene: portrait },
  caballos: { mark, scene: pair },
  doma: { mark, scene: arena }
} satisfies Record<string, Picture>
