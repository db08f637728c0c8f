import { mix } from '#posters/colour.ts'
import { observatory, telescope } from '#posters/props/astronomy.ts'
import { hills } from '#posters/props/land.ts'
import { child, pointing } from '#posters/props/people.ts'
import { stars } from '#posters/props/sky.ts'
import { cypress, stonePine } from '#posters/props/trees.ts'
import {
  circle,
  curve,
  d,
  dots,
  draw,
  path,
  place,
  type Point,
  polygon,
  rect,
  round,
  stroke,
  through,
  times
} from '#posters/shapes.ts'
import type { Picture, Stage } from '#posters/stage.ts'

/** The sky turns: every star draws an arc round the pole. */
function trails(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const [x, y] = [width * random.between(0.3, 0.42), height * 0.34]
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
    observatory(ink, { scale: scale * 1.15, x: width * 0.66, y: height * 0.86 }) +
    hills(stage, 0.92, 0.1, ink.deep, 4) +
    stonePine(ink, { scale: scale * 0.9, x: width * 0.14, y: height * 0.98 }, ink.deep)
  )
}

/** Somebody shows the moon to a child. */
function moonrise(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const [x, y, r] = [width * random.between(0.62, 0.7), height * 0.38, Math.min(width, height) * 0.26]
  const seas: Point[] = [
    [-0.3, -0.3],
    [0.2, -0.42],
    [0.35, 0.1],
    [-0.1, 0.3],
    [0.1, -0.05]
  ]
  return (
    rect(0, 0, width, height, ink.sky) +
    stars(stage, 40, 0.7) +
    circle(x, y, r * 1.32, ink.halo) +
    circle(x, y, r, ink.sun) +
    seas
      .map(([dx, dy], index) =>
        circle(x + dx * r, y + dy * r, r * 0.2 - index * 0.028, mix(ink.sun, ink.sky, 0.2))
      )
      .join('') +
    hills(stage, 0.8, 0.12, ink.far, 5) +
    hills(stage, 0.9, 0.12, ink.mid, 2) +
    hills(stage, 0.96, 0.08, ink.deep, 3) +
    telescope(ink, { scale: scale * 1.5, x: width * 0.38, y: height * 0.96 }) +
    pointing(ink, { scale: scale * 1.9, x: width * 0.16, y: height * 0.965 }, ink.accent) +
    child(ink, { scale: scale * 1.6, x: width * 0.25, y: height * 0.965 }, ink.land)
  )
}

/** The Milky Way, and a constellation to find. */
function milkyWay(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const along = (part: number, off: number): Point => [
    width * (0.1 + part * 0.9) + off * 0.6,
    height * (0.86 - part * 0.96) + off
  ]
  const cloud = (count: number, spread: number) =>
    times(count, () => along(random.between(0, 1), random.between(-spread, spread) * height))
  const band = (spread: number, fill: string) => {
    const side = (sign: number) =>
      times(7, index => along(-0.2 + index * 0.23, sign * height * spread * random.between(0.55, 1)))
    return ribbon(side(-1), side(1), fill)
  }
  const bear: Point[] = [
    [0, 8],
    [26, 0],
    [48, 12],
    [70, 22],
    [78, 50],
    [116, 54],
    [118, 24],
    [70, 22]
  ]
  const figure = bear.map(([x, y]) => d`${x} ${y}`).join('L')
  const shooting = place(path('M0 0L74-2.4L74 0.8z', ink.light) + circle(74, -0.8, 3, ink.sun), {
    scale,
    turn: 150,
    x: width * 0.86,
    y: height * 0.16
  })
  return (
    rect(0, 0, width, height, ink.sky) +
    band(0.2, ink.haze) +
    band(0.09, ink.halo) +
    dots(cloud(34, 0.12), ink.light, 1.8) +
    dots(cloud(9, 0.1), ink.sun, 3.4) +
    stars(stage, 22, 0.7) +
    shooting +
    place(stroke(`M${figure}`, ink.shade, 1.2) + dots(bear, ink.sun, 6), {
      scale: scale * 0.95,
      turn: random.between(-12, 12),
      x: width * 0.08,
      y: height * 0.14
    }) +
    hills(stage, 0.82, 0.12, ink.far, 4) +
    observatory(ink, { scale: scale * 0.7, x: width * 0.3, y: height * 0.86 }) +
    hills(stage, 0.9, 0.09, ink.mid, 3) +
    draw(3, index =>
      cypress(ink, {
        scale: scale * (1.15 - index * 0.2),
        x: width * (0.86 - index * 0.07),
        y: height * 0.98
      })
    ) +
    hills(stage, 0.96, 0.05, ink.deep, 3)
  )
}

export const estrellas: Picture = {
  lightFor: light => (light === 'evening' ? light : 'night'),
  mark: stage =>
    stars(stage, 14, 0.6) +
    circle(72, 22, 11, stage.ink.sun) +
    hills(stage, 0.86, 0.1, stage.ink.deep, 2) +
    observatory(stage.ink, { scale: 0.62, x: 46, y: 84 }),
  scene: stage => stage.random.pick([trails, moonrise, milkyWay])(stage)
}
