import { mix } from '#domain/poster/colour.ts'
import { greatBear, observatory, shootingStar } from '#posters/props/things/astronomy.ts'
import { hills } from '#posters/props/nature/land.ts'
import { child, pointing } from '#posters/props/people/people.ts'
import { stars } from '#posters/props/nature/sky.ts'
import { cypress } from '#posters/props/nature/trees.ts'
import { dots, draw, type Point, rect, ribbon, times } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'
import { nightMark } from './estrellas.ts'

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
    const edge = (side: number) =>
      times(7, index => along(-0.2 + index * 0.23, side * height * spread * random.between(0.55, 1)))
    return ribbon(edge(-1), edge(1), fill)
  }
  const bear = {
    turn: random.between(-24, 24),
    x: width * random.between(0.06, 0.2),
    y: height * random.between(0.1, 0.24)
  }
  const station = {
    scale: scale * random.between(0.6, 0.95),
    x: width * random.between(0.24, 0.5),
    y: height * 0.86
  }
  const tree = (index: number) =>
    cypress(ink, { scale: scale * (1.15 - index * 0.2), x: width * (0.86 - index * 0.07), y: height * 0.98 })
  return (
    rect(0, 0, width, height, ink.sky) +
    band(0.26, mix(ink.sky, '#7f7de0', 0.22)) +
    dots(cloud(26, 0.12), mix(ink.sky, '#8f86e6', 0.38), 44 * scale) +
    dots(cloud(22, 0.06), mix(ink.sky, '#c3b2f5', 0.5), 26 * scale) +
    dots(cloud(12, 0.03), mix(ink.sky, '#ffe9f2', 0.62), 13 * scale) +
    dots(cloud(9, 0.04), mix(ink.sky, '#3a2f7c', 0.4), 16 * scale) +
    dots(cloud(44, 0.2), ink.light, 1.8) +
    dots(cloud(14, 0.16), ink.sun, 3.4) +
    stars(stage, 22, 0.7) +
    shootingStar(ink, { scale, turn: 150, x: width * 0.86, y: height * 0.16 }) +
    greatBear(ink, { ...bear, scale: scale * 0.95 }) +
    hills(stage, 0.82, 0.12, ink.far, 4) +
    observatory(ink, station) +
    hills(stage, 0.9, 0.09, ink.mid, 3) +
    draw(3, tree) +
    hills(stage, 0.96, 0.05, ink.deep, 3) +
    pointing(ink, { scale: scale * 1.5, x: width * 0.62, y: height * 0.975 }, ink.accent) +
    (random.chance(0.6)
      ? child(ink, { scale: scale * 1.4, x: width * 0.56, y: height * 0.975 }, ink.light)
      : '')
  )
}

export const viaLactea: Picture = { mark: nightMark, scene: milkyWay }
