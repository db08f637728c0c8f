import { bust, type Coat, horseman, trotting } from '#posters/props/nature/horses.ts'
import { hills } from '#posters/props/nature/land.ts'
import { agave } from '#posters/props/nature/plants.ts'
import { birds, sky } from '#posters/props/nature/sky.ts'
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
  return (
    sky(stage, { from: 0.46, height: 0.56, horizon: 0.8, size: 2.2, to: 0.56 }) +
    birds(stage, random.whole(0, 2), 0.36) +
    hills(stage, 0.8, 0.14, ink.far, 4) +
    hills(stage, 0.92, 0.1, ink.land, 3) +
    bust(ink, coat, {
      scale: scale * random.between(0.98, 1.2),
      turn: random.between(-5, 3),
      x: width * random.between(0.44, 0.52) - 120 * scale,
      y: height - 296 * scale
    })
  )
}

function pair(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const [front, behind] = coats(stage)
  const size = scale * 0.92
  return (
    sky(stage, { from: 0.74, height: 0.36, horizon: 0.8, size: 1.5, to: 0.86 }) +
    hills(stage, 0.82, 0.2, ink.far, 3) +
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
    sky(stage, { from: 0.34, height: 0.52, horizon: 0.72, size: 1.8, to: 0.5 }) +
    hills(stage, 0.7, 0.16, ink.far, 4) +
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
    }) +
    agave(ink, { scale: scale * 1.1, x: width * 0.9, y: height * 1.02 }, false)
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
