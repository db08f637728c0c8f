import { mix } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { circle, d, draw, ellipse, path, place, rect, stroke } from '#posters/drawing/shapes.ts'
import { cavalier, lady } from '#posters/props/people/actors.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** Curtains drawn to both sides under a valance, on 400 by 300. */
function curtains({ ink }: Stage): string {
  const cloth = ink.accent
  const fold = mix(ink.accent, ink.deep, 0.42)
  const side =
    path('M-4-4H110C112 60 96 130 56 170C66 190 68 220 62 246H-4z', cloth) +
    path(
      'M20-4H36C36 70 34 130 24 170C32 196 34 220 32 246H14C18 200 14 170 10 160C18 110 22 50 20-4zM64-4H80C80 66 70 130 42 166L34 164C56 120 66 60 64-4zM98-4H110C112 60 96 130 56 170L50 168C84 124 98 60 98-4z',
      fold
    ) +
    path('M2 154C24 164 44 166 66 160L64 174C44 182 20 180 2 170z', '#f2b33d')
  const swag = (x: number) =>
    path(`M${x} 0H${x + 80}Q${x + 76} 46 ${x + 40} 50Q${x + 4} 46 ${x} 0z`, cloth) +
    path(
      `M${x + 14} 0Q${x + 20} 30 ${x + 40} 38Q${x + 60} 30 ${x + 66} 0H${x + 56}Q${x + 52} 22 ${x + 40} 26Q${x + 28} 22 ${x + 24} 0z`,
      fold
    ) +
    stroke(`M${x} 2Q${x + 4} 46 ${x + 40} 50Q${x + 76} 46 ${x + 80} 2`, '#f2b33d', 4)
  return (
    side +
    `<g transform="matrix(-1 0 0 1 400 0)">${side}</g>` +
    draw(5, index => swag(index * 80)) +
    rect(0, -4, 400, 8, '#f2b33d')
  )
}

/** A painted moon, and a balcony to climb to. */
function scenery({ height, ink, scale }: Stage, x: number, floor: number): string {
  const wall = mix(ink.deep, ink.wood, 0.6)
  const foot = floor - height * 0.06
  return (
    circle(x + 16 * scale, height * 0.3, 26 * scale, '#fff3ce') +
    place(
      rect(-44, -150, 88, 150, wall) +
        path('M-20-84V-112a20 20 0 0 1 40 0V-84z', '#ffc94d') +
        rect(-34, -84, 68, 8, ink.light) +
        stroke('M-30-84V-60M-18-84V-60M-6-84V-60M6-84V-60M18-84V-60M30-84V-60M-34-60H34', ink.light, 3),
      { scale, x: x - 96 * scale, y: foot }
    )
  )
}

function performance(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const x = width * random.between(0.46, 0.54)
  const floor = height * 0.79
  const head = (row: number) =>
    draw(Math.ceil(width / (46 * scale)) + 1, index => {
      const [at, y] = [(index + (row ? 0.5 : 0)) * 46 * scale, height * (0.93 + row * 0.075)]
      return (
        circle(at, y - 16 * scale, 13 * scale, ink.deep) +
        path(
          d`M${at - 24 * scale} ${height + 4}Q${at - 22 * scale} ${y} ${at} ${y - 4 * scale}Q${at + 22 * scale} ${y} ${at + 24 * scale} ${height + 4}z`,
          row ? ink.deep : mix(ink.deep, ink.mid, 0.3)
        )
      )
    })
  const stageLight = mix(ink.deep, '#ffc94d', 0.4)
  return (
    rect(0, 0, width, height, mix(ink.deep, ink.mid, 0.4)) +
    path(
      d`M${width * 0.36} 0H${width * 0.44}L${x + 90 * scale} ${floor}H${x - 90 * scale}zM${width * 0.6} 0h${width * 0.05}L${x + 70 * scale} ${floor}H${x - 60 * scale}z`,
      stageLight
    ) +
    rect(0, floor - height * 0.06, width, height, ink.wood) +
    stroke(
      draw(
        9,
        index => d`M${x + (index - 4) * 40} ${floor - height * 0.06}L${x + (index - 4) * 84} ${height}`
      ),
      ink.deep,
      1.6
    ) +
    scenery(stage, x, floor) +
    ellipse(x, floor, 124 * scale, 13 * scale, '#ffd98a') +
    cavalier(stage, { scale: scale * 1.02, x: x - 46 * scale, y: floor + 2 }, ink.water) +
    lady(stage, { scale: scale * 1.02, x: x + 60 * scale, y: floor + 6 }, '#f2b33d') +
    stretched(stage, curtains(stage)) +
    rect(0, height * 0.82, width, 10, '#f2b33d') +
    rect(0, height * 0.85, width, height, mix(ink.deep, ink.wood, 0.4)) +
    head(0) +
    head(1)
  )
}

export const teatro: Picture = {
  mark: stage =>
    rect(0, 0, 96, 96, stage.ink.deep) +
    `<g transform="matrix(.24 0 0 .36 0 0)">${curtains(stage)}</g>` +
    rect(0, 84, 96, 12, stage.ink.wood) +
    lady(stage, { scale: 0.42, x: 48, y: 86 }, '#f2b33d'),
  scene: performance
}
