import { mix } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { tinted } from '#posters/props/tints.ts'
import {
  circle,
  d,
  draw,
  path,
  place,
  type Placing,
  rect,
  ring,
  round,
  stroke
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A small steam engine with its tender and wagons, going left, rails at the origin. 330 long. */
function train({ ink }: Stage, at: Placing): string {
  const wheel = (x: number, r: number) =>
    circle(x, -r, r, ink.deep) + ring(x, -r, r - 2.6, ink.accent, 2.4) + circle(x, -r, 2, ink.light)
  const wagon = (x: number, load: string) =>
    path(d`M${x} -44H${x + 66}L${x + 58} -14H${x + 8}z`, ink.wood) +
    path(d`M${x + 4} -44Q${x + 33} -66 ${x + 62} -44z`, load) +
    rect(x, -46, 66, 5, ink.deep) +
    wheel(x + 18, 9) +
    wheel(x + 48, 9)
  return place(
    path('M-118-44H-58V-20H-118z', ink.accent) +
      path('M-116-64H-52V-30H-116z', ink.deep) +
      path('M-118-66H-112V-30H-118z', ink.light) +
      path('M-108-64L-112-92H-92L-96-64z', ink.deep) +
      rect(-115, -96, 26, 7, '#f2b33d') +
      path('M-80-64V-74Q-74-82-68-74V-64z', '#f2b33d') +
      path('M-56-88H-10V-22H-56z', ink.accent) +
      rect(-62, -96, 58, 9, ink.deep) +
      rect(-46, -78, 24, 22, ink.light) +
      path('M-130-8L-112-24H-104V-8z', ink.deep) +
      wheel(-98, 13) +
      wheel(-68, 13) +
      wheel(-30, 17) +
      stroke('M-98-12H-30', ink.light, 3, round) +
      path('M0-50H44V-18H0z', ink.accent) +
      path('M4-50Q22-64 40-50z', ink.deep) +
      wheel(12, 9) +
      wheel(33, 9) +
      wagon(54, ink.far) +
      wagon(128, ink.land) +
      wagon(202, ink.far),
    at
  )
}

/** Riotinto: the red river under the terraces of the mine. */
function redRiver(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const red = tinted(stage, '#b3261e')
  const [ochre, rust, rose] = [tinted(stage, '#e3a23c'), tinted(stage, '#c0562a'), tinted(stage, '#dd8f6a')]
  const strata = [rose, rust, ochre, mix(rust, ink.deep, 0.3), ochre, rust]
  const terraceAt = (index: number) => {
    const y = 40 + index * 22
    const data = `M-4 ${y + 26}L${40 + index * 12} ${y + 22}L${70 + index * 14} ${y + 4}L${150 + index * 6} ${y}L${190 - index * 4} ${y + 14}L${250 - index * 6} ${y + 16}L${280 - index * 8} ${y - 6}L${350 - index * 8} ${y - 10}L404 ${y + 6}V304H-4z`
    return (
      path(data, strata[index] ?? rust) +
      stroke(data.slice(0, data.indexOf('V')), mix(strata[index] ?? rust, ink.light, 0.3), 2)
    )
  }
  const rail = height * 0.62
  const smoke = (index: number) =>
    circle(
      width * 0.26 + index * 30 * scale - random.between(0, 6),
      rail - (112 + index * 7) * scale,
      (10 + index * 4.6) * scale,
      index % 2 ? ink.shade : ink.light
    )
  const trestle = draw(
    Math.ceil(width / 46) + 1,
    index =>
      d`M${index * 46} ${rail}L${index * 46 - 8} ${height * 0.8}M${index * 46} ${rail}L${index * 46 + 22} ${height * 0.8}`
  )
  return (
    rect(0, 0, width, height, ink.sky) +
    stretched(stage, draw(6, terraceAt)) +
    rect(0, height * 0.72, width, height, mix(rust, ink.deep, 0.45)) +
    draw(5, smoke) +
    stroke(trestle + d`M0 ${rail + 22 * scale}H${width}`, ink.deep, 4) +
    rect(0, rail, width, 7, ink.deep) +
    train(stage, { scale: scale * random.between(0.98, 1.06), x: width * 0.46, y: rail }) +
    stretched(
      stage,
      path('M-4 236C60 226 120 244 200 238C280 230 340 244 404 232V304H-4z', ochre) +
        path('M-4 246C60 238 120 254 200 248C280 242 340 256 404 244V304H-4z', red) +
        path('M-4 276C80 262 140 286 220 278C300 270 350 286 404 274V304H-4z', mix(red, ink.deep, 0.35)) +
        stroke('M30 260h60M130 264h30M230 262h70M330 258h40M60 290h60M250 292h80', rose, 4, round)
    )
  )
}

export const mina: Picture = {
  isFixed: true,
  mark: stage =>
    rect(0, 20, 96, 30, '#e3a23c') +
    rect(0, 44, 96, 22, '#c0562a') +
    rect(0, 66, 96, 30, '#b3261e') +
    train(stage, { scale: 0.44, x: 60, y: 66 }),
  scene: redRiver
}
