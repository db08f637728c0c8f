import { stretched } from '#posters/props/canvas.ts'
import { hills } from '#posters/props/nature/land.ts'
import { clouds } from '#posters/props/nature/sky.ts'
import { stonePine } from '#posters/props/nature/trees.ts'
import { circle, d, dots, ellipse, path, rect, round, stroke } from '#posters/drawing/shapes.ts'
import { mix } from '#domain/poster/colour.ts'
import { golfer } from '#posters/props/people/workers.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** The ball lies close to the hole; behind it the course, a bunker, a pond. */
function green(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const lawn = mix(ink.leaf, '#9ccf5a', 0.5)
  const pole = width * random.between(0.6, 0.66)
  const hole = height * 0.8
  const ball = { x: width * random.between(0.26, 0.34), y: height * 0.8, r: 40 * scale }
  const dimples = [
    [-14, -14],
    [2, -18],
    [16, -8],
    [-20, 2],
    [-4, -2],
    [12, 8],
    [-12, 16],
    [4, 20]
  ].map(([x = 0, y = 0]) => [ball.x + x * scale, ball.y + y * scale] as const)
  return (
    rect(0, 0, width, height, ink.sky) +
    clouds(stage, ink.haze, 3, 0.3) +
    hills(stage, 0.48, 0.18, ink.far, 5) +
    hills(stage, 0.52, 0.06, ink.bush, 8) +
    stonePine(ink, { scale: scale * 0.9, x: width * 0.12, y: height * 0.56 }, ink.bush) +
    stonePine(ink, { scale: scale * 0.7, x: width * 0.25, y: height * 0.54 }, ink.bush) +
    stonePine(ink, { scale: scale * 1, x: width * 0.9, y: height * 0.57 }, ink.bush) +
    stretched(
      stage,
      path('M-4 156C100 146 280 150 404 158V304H-4z', ink.leaf) +
        path('M-4 168C60 160 120 172 160 184C220 200 330 176 404 186V304H-4z', mix(ink.leaf, lawn, 0.5)) +
        path('M230 176C260 166 330 166 350 178C356 192 300 198 262 194C240 192 222 186 230 176z', ink.water) +
        path('M20 196C40 182 90 184 108 194C120 206 84 212 60 210C36 210 10 208 20 196z', ink.land) +
        path('M28 197C44 188 84 188 100 195C90 190 50 192 28 197z', ink.wood) +
        path('M-4 232C80 208 300 204 404 226V304H-4z', lawn) +
        path('M120 304C150 260 180 236 190 216L240 215C236 240 240 270 262 304z', mix(lawn, ink.light, 0.18))
    ) +
    golfer(stage, { scale: scale * 0.86, x: pole - 66 * scale, y: height * 0.76 }, ink.accent) +
    ellipse(pole, hole, 34 * scale, 9 * scale, ink.deep) +
    path(
      d`M${pole - 34 * scale} ${hole}a${34 * scale} ${9 * scale} 0 0 1 ${68 * scale} 0a${34 * scale} ${6 * scale} 0 0 0 ${-68 * scale} 0z`,
      mix(ink.deep, lawn, 0.4)
    ) +
    stroke(d`M${pole} ${hole}V${height * 0.1}`, ink.light, 6 * scale, round) +
    path(
      d`M${pole + 3} ${height * 0.1}C${pole + 30 * scale} ${height * 0.06} ${pole + 50 * scale} ${height * 0.16} ${pole + 96 * scale} ${height * 0.12}L${pole + 84 * scale} ${height * 0.2}L${pole + 92 * scale} ${height * 0.29}C${pole + 50 * scale} ${height * 0.33} ${pole + 30 * scale} ${height * 0.23} ${pole + 3} ${height * 0.28}z`,
      ink.accent
    ) +
    path(d`M${pole} ${hole + 4}L${width} ${height * 0.92}V${height * 0.94}z`, ink.bush) +
    ellipse(ball.x + 20 * scale, ball.y + ball.r * 0.94, ball.r * 1.1, 10 * scale, ink.bush) +
    circle(ball.x, ball.y, ball.r, ink.light) +
    path(
      d`M${ball.x - ball.r * 0.5} ${ball.y - ball.r * 0.86}A${ball.r} ${ball.r} 0 1 0 ${ball.x + ball.r * 0.86} ${ball.y + ball.r * 0.5}A${ball.r * 1.1} ${ball.r * 1.1} 0 0 1 ${ball.x - ball.r * 0.5} ${ball.y - ball.r * 0.86}z`,
      ink.shade
    ) +
    dots(dimples, ink.shade, 6 * scale)
  )
}

export const golf: Picture = {
  mark: stage =>
    path('M0 60C30 50 70 52 96 58V96H0z', stage.ink.leaf) +
    ellipse(58, 78, 16, 5, stage.ink.deep) +
    stroke('M58 78V14', stage.ink.light, 4) +
    path('M60 14L88 24L60 36z', stage.ink.accent) +
    circle(26, 76, 13, stage.ink.light),
  scene: green
}
