import { mix, standingOut } from '#domain/poster/colour.ts'
import { horseshoe, horseshoeBand } from '#posters/props/buildings/arches.ts'
import { column, type Skylight, skylights, star } from '#posters/props/buildings/bath.ts'
import { bather } from '#posters/props/people/figures.ts'
import { lanternPool } from './hammam-arcos.ts'
import {
  circle,
  d,
  dashes,
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

/** A barrel vault, shafts of light through its stars, the pool below. */
function shafts(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const x = width / 2
  const radius = Math.min(width * 0.47, height * 0.6)
  const spring = Math.max(height * 0.5, radius * 0.94 - height * 0.06)
  const lean = random.between(0.1, 0.24)
  const gleam = standingOut([ink.mid, ink.wood], ['#ffe6a3', ink.light])
  const lights = skylights(x, spring, radius, scale)
  const floor = height * 0.72
  const bathers = random.pick<readonly [number, number]>([
    [0.36, 0.6],
    [0.4, 0.66],
    [0.32, 0.52]
  ])
  const shift = width * lean
  const beam = (from: Skylight) =>
    d`M${from.x - from.size * 0.6} ${from.y}h${from.size * 1.2}L${from.x + from.size * 1.5 + shift} ${floor + 30}h${from.size * -2.2}z`
  const beams = lights
    .filter((_, index) => index % 2 === 1)
    .map(beam)
    .join('')
  const vault = (r: number) => d`M${x - r} ${height}V${spring}a${r} ${r * 0.94} 0 0 1 ${r * 2} 0V${height}z`
  const glints = d`M${width * 0.34 + shift} ${floor + 22}h${70 * scale}m${-120 * scale} 16h${54 * scale}m${30 * scale} 10h${30 * scale}`
  return (
    rect(0, 0, width, height, ink.deep) +
    path(vault(radius), ink.mid) +
    path(vault(radius * 0.7), ink.wood) +
    path(horseshoe(x, floor, 34 * scale, 62 * scale), ink.deep) +
    path(horseshoe(x, floor, 20 * scale, 40 * scale), mix(ink.deep, gleam, 0.55)) +
    stroke(horseshoeBand(x, floor, 40 * scale, 62 * scale), ink.light, 7 * scale, dashes(9 * scale)) +
    path(beams, gleam, ' opacity=".3"') +
    path(lights.map((light, index) => star(light.x, light.y, light.size, index * 5)).join(''), gleam) +
    rect(0, floor, width, height, ink.water) +
    stroke(glints, gleam, 4, round) +
    column(ink, width * 0.17, height * 0.4, floor + 8, 15 * scale) +
    column(ink, width * 0.83, height * 0.4, floor + 8, 15 * scale) +
    bathers
      .map((at, index) =>
        bather(
          stage,
          { scale: scale * (1.1 - index * 0.14), x: width * at, y: height * (0.89 - index * 0.03) },
          index ? mix(ink.wood, ink.deep, 0.6) : ink.deep
        )
      )
      .join('') +
    rect(0, height * 0.95, width, height, ink.deep) +
    rect(0, height * 0.935, width, 6, ink.land)
  )
}

/** The dome from below: rings of stars round the eye. */
function dome(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const [x, y] = [width / 2, height * 0.47]
  const reach = Math.min(width, height) * 0.47
  const circleOf = (count: number, far: number, size: number) =>
    times(count, index => {
      const angle = (index / count) * Math.PI * 2 + far / 40
      return star(x + Math.cos(angle) * far, y + Math.sin(angle) * far, size, (angle * 180) / Math.PI)
    }).join('')
  const tones = random.pick([
    [ink.mid, ink.wood],
    [ink.wood, ink.mid],
    [ink.water, ink.mid]
  ])
  const bather = (px: number) =>
    place(circle(0, -16, 9, ink.deep) + path('M-24 14C-22-6-10-8 0-8C10-8 22-6 24 14z', ink.deep), {
      scale: scale * 1.05,
      x: px,
      y: height * 0.9
    })
  const gleam = standingOut([tones[0] ?? ink.mid], ['#ffe6a3', ink.light])
  return (
    rect(0, 0, width, height, ink.deep) +
    circle(x, y, reach * 1.24, tones[1] ?? ink.wood) +
    circle(x, y, reach, tones[0] ?? ink.mid) +
    ring(x, y, reach * 1.12, ink.land, 5, dashes(reach * 0.1)) +
    path(
      d`M${x - 16 * scale} ${y}L${x + 16 * scale} ${y}L${x + 92 * scale} ${height * 0.9}L${x - 92 * scale} ${height * 0.9}z`,
      mix(tones[0] ?? ink.mid, gleam, 0.3)
    ) +
    path(
      circleOf(16, reach * 0.84, 11 * scale) +
        circleOf(12, reach * 0.62, 10 * scale) +
        circleOf(8, reach * 0.42, 8 * scale) +
        star(x, y, 24 * scale),
      gleam
    ) +
    rect(0, height * 0.85, width, height, ink.water) +
    ellipse(x, height * 0.9, 92 * scale, 7 * scale, ink.haze) +
    bather(x - 52 * scale) +
    bather(x + 26 * scale) +
    rect(0, height * 0.935, width, height, ink.deep)
  )
}

const mark = ({ ink }: Stage) =>
  rect(0, 0, 96, 96, ink.mid) +
  path(horseshoe(48, 80, 34, 44), ink.deep) +
  path(star(48, 40, 20), '#ffe6a3') +
  rect(0, 74, 96, 22, ink.water) +
  stroke('M30 84h36M40 91h16', '#ffe6a3', 3, round)

export const banos = {
  'hammam-arcos': { mark, scene: lanternPool },
  'hammam-cupula': { mark, scene: dome },
  'hammam-vapor': { mark, scene: shafts }
} satisfies Record<string, Picture>
