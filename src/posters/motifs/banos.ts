import { mix, standingOut } from '#posters/colour.ts'
import type { Inks } from '#posters/inks.ts'
import { horseshoe, horseshoeBand } from '#posters/props/arches.ts'
import { column, star } from '#posters/props/bath.ts'
import { lantern } from '#posters/props/houses.ts'
import {
  circle,
  d,
  draw,
  ellipse,
  path,
  place,
  type Placing,
  polygon,
  rect,
  ring,
  round,
  stroke,
  times
} from '#posters/shapes.ts'
import type { Picture, Stage } from '#posters/stage.ts'

/** A barrel vault, shafts of light through its stars, the pool below. */
function shafts(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const x = width / 2
  const radius = Math.min(width * 0.47, height * 0.6)
  const spring = Math.max(height * 0.5, radius * 0.94 - height * 0.06)
  const lean = random.between(0.1, 0.24)
  const gleam = standingOut([ink.mid, ink.wood], [ink.sun, '#ffe6a3'])
  const lights = times(3, row =>
    times(7 - row * 2, index => {
      const count = 7 - row * 2
      const angle = Math.PI * (1.14 + (0.72 * (index + 0.5)) / count)
      const far = radius * (0.84 - row * 0.22)
      return {
        size: (15 - row * 2.6) * scale,
        x: x + Math.cos(angle) * far,
        y: spring + Math.sin(angle) * far * 0.94
      }
    })
  ).flat()
  const floor = height * 0.78
  const beam = (light: { size: number; x: number; y: number }) =>
    path(
      d`M${light.x - light.size * 0.6} ${light.y}L${light.x + light.size * 0.6} ${light.y}L${light.x + light.size * 1.5 + width * lean} ${floor + 30}L${light.x - light.size * 0.7 + width * lean} ${floor + 30}z`,
      gleam
    )
  return (
    rect(0, 0, width, height, ink.deep) +
    path(
      d`M${x - radius} ${height}V${spring}a${radius} ${radius * 0.94} 0 0 1 ${radius * 2} 0V${height}z`,
      ink.mid
    ) +
    path(
      d`M${x - radius * 0.7} ${height}V${spring}a${radius * 0.7} ${radius * 0.66} 0 0 1 ${radius * 1.4} 0V${height}z`,
      ink.wood
    ) +
    path(horseshoe(x, floor, 34 * scale, 62 * scale), ink.deep) +
    stroke(
      horseshoeBand(x, floor, 40 * scale, 62 * scale),
      ink.light,
      7 * scale,
      ` stroke-dasharray="${(9 * scale).toFixed(1)}"`
    ) +
    `<g opacity=".3">${lights
      .filter((_, index) => index % 2 === 1)
      .map(beam)
      .join('')}</g>` +
    path(lights.map((light, index) => star(light.x, light.y, light.size, index * 5)).join(''), gleam) +
    rect(0, floor, width, height, ink.water) +
    stroke(
      d`M${width * (0.34 + lean)} ${floor + 22}h${70 * scale}M${width * (0.2 + lean)} ${floor + 38}h${54 * scale}M${width * (0.42 + lean)} ${floor + 48}h${30 * scale}`,
      gleam,
      4,
      round
    ) +
    column(ink, width * 0.17, height * 0.4, floor + 8, 15 * scale) +
    column(ink, width * 0.83, height * 0.4, floor + 8, 15 * scale) +
    rect(0, height * 0.94, width, height, ink.deep) +
    rect(0, height * 0.925, width, 6, ink.land)
  )
}

/** Arches by lantern light, doubled in still water. */
function mirror(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const line = height * 0.62
  const count = width > height ? 3 : 2
  const bay = width / count
  const radius = bay * 0.36
  const rise = Math.min(height * 0.36, bay * 0.62)
  const half = (arch: string, wall: string, band: string) =>
    rect(0, 0, width, line, wall) +
    path(times(count, index => horseshoe(bay * (index + 0.5), line, radius, rise)).join(''), arch) +
    draw(count, index =>
      stroke(
        horseshoeBand(bay * (index + 0.5), line, radius * 1.14, rise),
        band,
        radius * 0.2,
        ` stroke-dasharray="${(radius * 0.24).toFixed(1)}"`
      )
    )
  const lamps = draw(count, index => {
    const at = bay * (index + 0.5)
    const y = line - rise - radius * 0.1
    return (
      circle(at, y + 26 * scale, 42 * scale, mix(ink.deep, '#ffc94d', 0.22)) +
      circle(at, y + 26 * scale, 28 * scale, mix(ink.deep, '#ffc94d', 0.5)) +
      lantern(ink, { scale: scale * 1.2, x: at, y: y + 10 * scale })
    )
  })
  const columns = draw(count + 1, index =>
    column(ink, bay * index, line - rise + radius * 0.5, line, 13 * scale)
  )
  return (
    half(ink.deep, random.pick([ink.shade, ink.land, ink.mid]), ink.light) +
    lamps +
    columns +
    path(
      star(width / 2, 26 * scale, 14 * scale) +
        star(width / 2 - bay, 26 * scale, 14 * scale) +
        star(width / 2 + bay, 26 * scale, 14 * scale),
      ink.sun
    ) +
    rect(0, line, width, height, ink.water) +
    `<g opacity=".5" transform="matrix(1 0 0 -.6 0 ${(line * 1.6).toFixed(1)})">${path(times(count, index => horseshoe(bay * (index + 0.5), line, radius, rise)).join(''), ink.deep)}${draw(count, index => circle(bay * (index + 0.5), line - rise + 20 * scale, 26 * scale, '#ffc94d'))}</g>` +
    rect(0, line - 3, width, 7, ink.land) +
    stroke(
      draw(
        6,
        () => d`M${random.between(0, width)} ${random.between(line + 20, height)}h${random.between(24, 60)}`
      ),
      ink.light,
      2.4,
      round
    )
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
  const gleam = standingOut([tones[0] ?? ink.mid], [ink.sun, '#ffe6a3'])
  return (
    rect(0, 0, width, height, ink.deep) +
    circle(x, y, reach * 1.24, tones[1] ?? ink.wood) +
    circle(x, y, reach, tones[0] ?? ink.mid) +
    ring(x, y, reach * 1.12, ink.land, 5, ` stroke-dasharray="${(reach * 0.1).toFixed(1)}"`) +
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

function sign(ink: Inks, at: Placing): string {
  return place(path(star(0, 0, 22), ink.sun), at)
}

export const banos: Picture = {
  mark: ({ ink }) =>
    rect(0, 0, 96, 96, ink.mid) +
    path(horseshoe(48, 80, 34, 44), ink.deep) +
    sign(ink, { scale: 0.9, x: 48, y: 40 }) +
    rect(0, 74, 96, 22, ink.water) +
    stroke('M30 84h36M40 91h16', ink.sun, 3, round),
  scene: stage => stage.random.pick([shafts, mirror, dome])(stage)
}
