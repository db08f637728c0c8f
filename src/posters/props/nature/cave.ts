import { mix } from '#domain/poster/colour.ts'
import { circle, d, draw, ellipse, path, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Stage } from '#posters/drawing/stage.ts'
import { hills } from '#posters/props/nature/land.ts'
import { drips } from '#posters/props/nature/rock.ts'
import { child, onlooker, pointing } from '#posters/props/people/people.ts'

const lamp = '#ffe7b0'

/** A column of stone, broad at its top and at its foot. */
function column({ height, scale }: Stage, at: number, broad: number, fill: string): string {
  const b = broad * scale
  return path(
    d`M${at - b * 2} -4C${at - b * 0.6} ${height * 0.2} ${at - b * 0.5} ${height * 0.5} ${at - b * 0.6} ${height * 0.62}C${at - b * 0.8} ${height * 0.74} ${at - b} ${height * 0.78} ${at - b * 1.6} ${height * 0.82}H${at + b * 1.6}C${at + b} ${height * 0.78} ${at + b * 0.7} ${height * 0.7} ${at + b * 0.6} ${height * 0.6}C${at + b * 0.5} ${height * 0.4} ${at + b * 0.7} ${height * 0.2} ${at + b * 2} -4z`,
    fill
  )
}

/** The guide points up, a family looks, on a walkway with a rail. */
function visitors(stage: Stage, x: number, deck: number): string {
  const { height, ink, scale, width } = stage
  const size = scale * 1.35
  const posts = draw(13, index => d`M${(width * index) / 12} ${deck}v${-24 * scale}`)
  return (
    pointing(ink, { scale: size, x: x - 44 * scale, y: deck }, ink.accent) +
    circle(x - 44 * scale, deck - 62 * scale, 5 * scale, '#ffc94d') +
    onlooker(ink, { scale: size, x: x + 6 * scale, y: deck }) +
    child(ink, { scale: size, x: x + 32 * scale, y: deck }, '#f2b33d') +
    onlooker(ink, { scale: size * 0.96, x: x + 60 * scale, y: deck }, mix(ink.deep, ink.water, 0.5)) +
    stroke(d`M0 ${deck - 24 * scale}H${width}` + posts, ink.deep, 3 * scale, round) +
    rect(0, deck, width, height * 0.03, ink.deep)
  )
}

/** A hall of stone round a lake, lit from below. */
export function hall(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const x = width * random.between(0.46, 0.56)
  const rock = mix(ink.deep, ink.mid, 0.36)
  const lit = (amount: number) => mix(rock, lamp, amount)
  const glow = (size: number, fill: string) =>
    ellipse(x, height * 0.56, width * size, height * size * 0.98, fill)
  const stump = (at: number, high: number, fill: string) =>
    path(
      d`M${at - 22 * scale} ${height * 0.84}C${at - 10 * scale} ${height * (0.84 - high * 0.4)} ${at - 7 * scale} ${height * (0.84 - high * 0.8)} ${at} ${height * (0.84 - high)}C${at + 7 * scale} ${height * (0.84 - high * 0.8)} ${at + 10 * scale} ${height * (0.84 - high * 0.4)} ${at + 22 * scale} ${height * 0.84}z`,
      fill
    )
  return (
    rect(0, 0, width, height, rock) +
    [0.6, 0.46, 0.32, 0.18].map((size, index) => glow(size, lit(0.16 + index * 0.22))).join('') +
    drips(stage, 15, 0.08, 0.44, lit(0.5)) +
    drips(stage, 11, 0.1, 0.34, lit(0.3)) +
    stump(width * 0.4, 0.34, lit(0.42)) +
    stump(width * 0.64, 0.26, lit(0.42)) +
    column(stage, width * 0.24, 18, lit(0.2)) +
    column(stage, width * 0.8, 23, lit(0.2)) +
    drips(stage, 8, 0.06, 0.24, lit(0.1)) +
    rect(0, height * 0.8, width, height, ink.water) +
    stroke(
      draw(
        5,
        index =>
          d`M${x - (0.2 - index * 0.03) * width} ${height * (0.83 + index * 0.028)}h${(0.4 - index * 0.06) * width}`
      ),
      mix(ink.water, lamp, 0.6),
      4 * scale,
      round
    ) +
    visitors(stage, x, height * 0.8) +
    column(stage, width * 0.03, 36, ink.deep) +
    column(stage, width * 0.99, 30, ink.deep) +
    drips(stage, 7, 0.05, 0.17, ink.deep) +
    hills(stage, 1, 0.06, ink.deep, 5)
  )
}
