import { mix } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { tinted } from '#posters/props/tints.ts'
import { circle, d, draw, ellipse, path, place, rect, round, stroke } from '#posters/drawing/shapes.ts'
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

/** A dancer in the light, arms up; feet at the origin. 110 wide, 150 high. */
function dancer(stage: Stage, dress: string): string {
  const { ink } = stage
  const skin = tinted(stage, '#c98a5e')
  return (
    path(
      'M-10-92C-14-70-16-56-30-34C-46-14-56-6-62 2C-30 12 30 12 62-2C44-14 26-40 14-62C12-76 12-84 12-92z',
      dress
    ) +
    stroke('M-44-12C-20-4 10-4 44-14M-28-32C-10-26 8-26 24-34', ink.light, 4, round) +
    stroke('M-8-90L-30-112L-12-136M10-90L32-108L20-136', skin, 7, round) +
    path('M-12-94H13L10-74H-8z', dress) +
    circle(1, -106, 11, skin) +
    path('M-11-106C-12-122 12-122 13-108C6-114-4-114-11-106z', ink.deep) +
    circle(8, -118, 5, '#f2b33d')
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
    ellipse(x, floor, 96 * scale, 13 * scale, '#ffd98a') +
    place(dancer(stage, random.pick([ink.light, '#f2b33d'])), { scale: scale * 1.08, x, y: floor }) +
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
    place(dancer(stage, '#f2b33d'), { scale: 0.42, x: 48, y: 86 }),
  scene: performance
}
