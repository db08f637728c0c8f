import { mix } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { hiker } from '#posters/props/people/people.ts'
import { birds, stars } from '#posters/props/nature/sky.ts'
import { tinted } from '#posters/props/tints.ts'
import { d, draw, path, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** Great dunes cut by their own shade, a strip of sea, a line of steps. */
function sand(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const [lit, dim] = [tinted(stage, '#f3d08a'), tinted(stage, '#d99a55')]
  const pale = mix(lit, ink.light, 0.4)
  const grass = (x: number, y: number, size: number) =>
    stroke(
      draw(
        9,
        index =>
          d`M${width * x} ${height * y}q${(index - 4) * 4 * size} ${-26 * size} ${(index - 4) * 9 * size} ${-(44 - Math.abs(index - 4) * 5) * size}`
      ),
      ink.leaf,
      3.4,
      round
    )
  const steps = draw(
    12,
    index =>
      d`M${width * (0.3 + index * 0.022 + (index % 2) * 0.012)} ${height * (0.99 - index * 0.038)}h${(7 - index * 0.4) * scale}`
  )
  return (
    rect(0, 0, width, height, ink.sky) +
    (stage.light === 'night' ? stars(stage, 30, 0.4) : '') +
    birds(stage, random.whole(1, 3), 0.26) +
    rect(0, height * 0.36, width, height, ink.water) +
    stroke(
      d`M${width * 0.6} ${height * 0.39}h${width * 0.3}M${width * 0.7} ${height * 0.42}h${width * 0.2}M${width * 0.04} ${height * 0.4}h${width * 0.16}`,
      ink.light,
      3,
      round
    ) +
    stretched(
      stage,
      path('M-4 150C60 120 110 104 160 116C220 130 280 160 404 136V304H-4z', pale) +
        path(
          'M160 116C150 134 190 150 170 176C150 200 100 210 60 230L-4 240V150C60 120 110 104 160 116z',
          dim
        ) +
        path('M404 96C360 70 320 64 290 76C250 94 230 150 150 196C110 220 60 240-4 250V304H404z', lit) +
        path('M290 76C280 110 320 130 310 164C296 210 240 230 220 304H404V96C360 70 320 64 290 76z', dim) +
        path('M-4 262C60 246 120 250 180 270C240 286 300 290 404 268V304H-4z', pale) +
        path('M-4 282C60 262 120 262 180 284L200 304H-4z', dim) +
        stroke(
          'M250 120q20 10 20 30M230 150q24 8 26 34M206 180q24 8 24 34M60 140q20-8 40-6M40 160q26-10 52-6',
          dim,
          3,
          round
        )
    ) +
    stroke(steps, dim, 4 * scale, round) +
    hiker(ink, { flip: true, scale: scale * 0.98, x: width * 0.575, y: height * 0.535 }) +
    hiker(ink, { flip: true, scale: scale * 0.9, x: width * 0.645, y: height * 0.395 }, ink.deep) +
    grass(0.1, 0.94, scale * 1.5) +
    grass(0.2, 0.99, scale * 1.2) +
    grass(0.88, 0.97, scale * 1.7) +
    grass(0.8, 0.4, scale * 0.6)
  )
}

export const dunas: Picture = {
  mark: stage =>
    rect(0, 40, 96, 56, stage.ink.water) +
    path('M0 70C30 60 40 30 64 24C84 26 90 50 96 56V96H0z', '#f3d08a') +
    path('M64 24C60 44 74 56 66 72C60 84 50 90 48 96H96V56C90 50 84 26 64 24z', '#d99a55'),
  scene: sand
}
