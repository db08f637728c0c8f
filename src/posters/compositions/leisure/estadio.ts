import { mix } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { beads, circle, d, draw, ellipse, path, place, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A football, middle at the origin, radius 60. */
function football({ ink }: Stage): string {
  const five = 'M0-19L18-6L11 15H-11L-18-6z'
  const edge = (turn: number) => place(path('M-15-60L15-60L20-46L0-36L-20-46z', ink.deep), { turn })
  return (
    circle(0, 0, 60, ink.light) +
    path('M-20-57A60 60 0 1 0 57 20A66 66 0 0 1-20-57z', ink.shade) +
    path(five, ink.deep) +
    [0, 72, 144, 216, 288].map(edge).join('') +
    stroke('M0-19V-38M18-6L36-12M11 15L22 30M-11 15L-22 30M-18-6L-36-12', ink.deep, 3)
  )
}

/** Rows of people under the lights. */
function stands({ height, ink, scale, width }: Stage): string {
  const crowd = (y: number, shift: number, fill: string) =>
    stroke(d`M${shift} ${height * y}H${width}`, fill, 9 * scale, beads(15 * scale))
  const lamp = (x: number) =>
    path(d`M${x * width - 3} ${height * 0.34}V${height * 0.1}h6V${height * 0.34}z`, ink.deep) +
    rect(x * width - 26 * scale, height * 0.03, 52 * scale, height * 0.08, ink.deep) +
    stroke(
      draw(2, row =>
        draw(3, index => d`M${x * width + (index - 1) * 16 * scale} ${height * (0.053 + row * 0.036)}h0`)
      ),
      '#fff0b8',
      9 * scale,
      round
    )
  const rows = draw(5, index =>
    rect(
      0,
      height * (0.24 + index * 0.052),
      width,
      height * 0.052,
      index % 2 ? ink.mid : mix(ink.mid, ink.deep, 0.3)
    )
  )
  return (
    path(
      d`M0 ${height * 0.24}C${width * 0.3} ${height * 0.14} ${width * 0.7} ${height * 0.14} ${width} ${height * 0.24}V${height * 0.3}H0z`,
      ink.light
    ) +
    lamp(0.12) +
    lamp(0.88) +
    rows +
    crowd(0.265, 4, ink.light) +
    crowd(0.318, 11, ink.accent) +
    crowd(0.37, 2, '#f6c445') +
    crowd(0.42, 9, ink.light) +
    crowd(0.47, 5, ink.accent) +
    rect(0, height * 0.5, width, height * 0.05, ink.water) +
    stroke(
      d`M${width * 0.05} ${height * 0.525}h${width * 0.2}M${width * 0.4} ${height * 0.525}h${width * 0.24}M${width * 0.76} ${height * 0.525}h${width * 0.18}`,
      ink.light,
      5
    )
  )
}

/** The pitch from behind the ball: stands, lights, the goal. */
function pitch(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const grass = mix(ink.leaf, '#7fc05a', 0.35)
  const ball = width * random.between(0.28, 0.34)
  const goal = { x: width * 0.5, y: height * 0.62 }
  const net =
    draw(11, index => d`M${goal.x + (index - 5) * 14 * scale} ${goal.y}V${goal.y - 56 * scale}`) +
    draw(5, index => d`M${goal.x - 74 * scale} ${goal.y - index * 13 * scale}h${148 * scale}`)
  return (
    rect(0, 0, width, height, ink.sky) +
    stands(stage) +
    stretched(
      stage,
      rect(0, 164, 400, 140, grass) +
        path(
          'M60 164H130L90 304H-30zM200 164H270L310 304H190zM340 164H404V304H420z',
          mix(grass, ink.leaf, 0.7)
        ) +
        stroke('M0 186H400M76 186L40 244H360L324 186M130 186L118 206H282L270 186', ink.light, 3.4)
    ) +
    stroke(net, ink.light, 1.2) +
    stroke(
      d`M${goal.x - 76 * scale} ${goal.y}V${goal.y - 58 * scale}H${goal.x + 76 * scale}V${goal.y}`,
      ink.light,
      5 * scale
    ) +
    ellipse(ball + 20 * scale, height * 0.93, 66 * scale, 11 * scale, ink.bush) +
    place(football(stage), {
      scale,
      turn: random.between(-20, 40),
      x: ball,
      y: height * 0.77
    })
  )
}

export const estadio: Picture = {
  mark: stage =>
    rect(0, 54, 96, 42, stage.ink.leaf) +
    stroke('M0 66H96', stage.ink.light, 3) +
    place(football(stage), { scale: 0.56, turn: 12, x: 48, y: 52 }),
  scene: pitch
}
