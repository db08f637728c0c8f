import { mix } from '#domain/poster/colour.ts'
import { observatory, ringedPlanet, telescope, tent } from '#posters/props/things/astronomy.ts'
import { belfry, terrace } from '#posters/props/buildings/houses.ts'
import { hills, peaks } from '#posters/props/nature/land.ts'
import { child, pointing } from '#posters/props/people/people.ts'
import { sky, stars } from '#posters/props/nature/sky.ts'
import { cypress, stonePine } from '#posters/props/nature/trees.ts'
import { circle, d, draw, path, place, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** The sky turns: every star draws an arc round the pole. */
function trails(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const [x, y] = [width * random.between(0.22, 0.6), height * random.between(0.2, 0.42)]
  const arc = (index: number) => {
    const radius = 12 + index * 13
    const from = random.between(0, 6.28)
    const to = from + random.between(0.7, 1.9)
    const end = (angle: number) => d`${x + Math.cos(angle) * radius} ${y + Math.sin(angle) * radius}`
    return d`M${end(from)}A${radius} ${radius} 0 0 1 ${end(to)}`
  }
  const count = Math.ceil(Math.hypot(width, height) / 15)
  const some = (rest: number) => draw(count, index => (index % 3 === rest ? arc(index) + arc(index) : ''))
  return (
    rect(0, 0, width, height, ink.sky) +
    stroke(some(0), ink.light, 2, round) +
    stroke(some(1), ink.sun, 3, round) +
    stroke(some(2), ink.haze, 2.6, round) +
    circle(x, y, 4, ink.sun) +
    hills(stage, 0.78, 0.14, ink.far, 4) +
    hills(stage, 0.86, 0.1, ink.mid, 3) +
    below(stage) +
    hills(stage, 0.92, 0.1, ink.deep, 4) +
    stonePine(ink, { scale: scale * 0.9, x: width * 0.14, y: height * 0.98 }, ink.deep)
  )
}

/** What stands under the trails: an observatory or a sleeping village. */
function below({ height, ink, random, scale, width }: Stage): string {
  const x = width * random.between(0.56, 0.72)
  const y = height * 0.87
  if (random.chance(0.6)) return observatory(ink, { scale: scale * random.between(0.8, 1.4), x, y })
  const village = terrace(ink, random, x - 70 * scale, y, 150 * scale, 34 * scale)
  return village + belfry(ink, { scale, x, y })
}

/** What the telescope shows: a planet, not the full moon, which would put out the stars. */
function planet(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const size = (Math.min(width, height) * random.between(0.24, 0.36)) / 100
  const foot = height * 0.965
  return (
    rect(0, 0, width, height, ink.sky) +
    stars(stage, 60, 0.7) +
    ringedPlanet(ink, {
      scale: size,
      x: width * random.between(0.58, 0.7),
      y: height * random.between(0.3, 0.42)
    }) +
    hills(stage, 0.8, 0.12, ink.far, 5) +
    hills(stage, 0.9, 0.12, ink.mid, 2) +
    hills(stage, 0.96, 0.08, ink.deep, 3) +
    telescope(ink, { scale: scale * random.between(1.2, 1.7), x: width * 0.38, y: foot }) +
    pointing(ink, { scale: scale * 1.9, x: width * 0.16, y: foot }, ink.accent) +
    (random.chance(0.6) ? child(ink, { scale: scale * 1.6, x: width * 0.25, y: foot }, ink.land) : '')
  )
}

/** A fire with two who sit beside it, ground at the origin of the fire. */
function fireside({ ink, scale }: Stage, x: number, y: number): string {
  const sitting = (flip: boolean, coat: string) =>
    place(
      path('M-14 0C-18-16-12-30 0-32C10-30 12-18 10-12L26-14L30 0z', coat) +
        circle(-1, -39, 7, mix(ink.wood, '#ffc94d', 0.45)) +
        stroke('M4-24L20-18', coat, 5, round),
      { flip, scale, x: x + (flip ? 46 : -46) * scale, y }
    )
  const glow = (size: number, amount: number) =>
    circle(x, y - 14 * scale, size * scale, mix(ink.deep, '#ffc94d', amount))
  return (
    glow(40, 0.16) +
    glow(26, 0.34) +
    path(
      d`M${x - 14 * scale} ${y}C${x - 20 * scale} ${y - 18 * scale} ${x - 4 * scale} ${y - 24 * scale} ${x} ${y - 42 * scale}C${x + 6 * scale} ${y - 26 * scale} ${x + 20 * scale} ${y - 20 * scale} ${x + 14 * scale} ${y}z`,
      '#ff9d3c'
    ) +
    path(
      d`M${x - 7 * scale} ${y}C${x - 8 * scale} ${y - 10 * scale} ${x} ${y - 12 * scale} ${x + scale} ${y - 22 * scale}C${x + 6 * scale} ${y - 12 * scale} ${x + 9 * scale} ${y - 8 * scale} ${x + 7 * scale} ${y}z`,
      '#ffe08a'
    ) +
    stroke(
      d`M${x - 20 * scale} ${y}L${x + 20 * scale} ${y - 5 * scale}M${x - 20 * scale} ${y - 5 * scale}L${x + 20 * scale} ${y}`,
      ink.wood,
      5 * scale,
      round
    ) +
    sitting(false, ink.accent) +
    sitting(true, ink.water)
  )
}

/** A lit tent under the pines. */
function camp(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const summit = { reach: 0.4, x: random.between(0.5, 0.72), y: 0.32 }
  const pine = { scale: scale * 1.35, x: width * random.between(0.78, 0.88), y: height * 0.96 }
  const camped = {
    scale: scale * random.between(0.9, 1.2),
    x: width * random.between(0.36, 0.5),
    y: height * 0.95
  }
  return (
    sky(stage, { from: 0.2, horizon: 0.7, isThin: true, size: random.between(0.8, 1.8), to: 0.42 }) +
    stars(stage, 50, 0.66) +
    peaks(stage, [summit], 0.84, ink.far, ink.ridge, ink.light) +
    hills(stage, 0.84, 0.1, ink.mid, 3) +
    stonePine(ink, pine, ink.leaf) +
    cypress(ink, { scale: scale * 1.5, x: width * 0.1, y: height * 0.98 }, ink.bush) +
    hills(stage, 0.95, 0.06, ink.deep, 3) +
    tent(ink, camped) +
    fireside(stage, camped.x + random.between(104, 116) * scale, height * 0.965)
  )
}

export const nightMark = (stage: Stage) =>
  stars(stage, 14, 0.6) +
  path('M74 10a12 12 0 1 0 9 19a10.5 10.5 0 1 1-9-19z', stage.ink.sun) +
  hills(stage, 0.86, 0.1, stage.ink.deep, 2) +
  observatory(stage.ink, { scale: 0.62, x: 46, y: 84 })

export const estrellas = {
  acampada: { mark: nightMark, scene: camp },
  estrellas: { mark: nightMark, scene: trails },
  telescopio: { mark: nightMark, scene: planet }
} satisfies Record<string, Picture>
