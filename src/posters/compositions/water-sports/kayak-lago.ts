import { standingOut } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { seaKayak } from '#posters/props/things/kayaks.ts'
import { clouds } from '#posters/props/nature/sky.ts'
import { ellipse, path, place, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** Hills that stand on the line of 150, drawn again upside down below it. */
function mirrored({ ink }: Stage): string {
  const far =
    'M0 150V104C40 88 76 70 112 74C150 80 172 100 210 96C256 90 282 52 326 48C362 46 384 62 400 72V150z'
  const middle =
    'M0 150V116C30 108 66 106 98 120C130 134 150 142 186 146L180 150zM400 150V96C370 92 334 104 306 122C286 134 264 142 236 146L244 150z'
  const near = 'M0 150V132C26 128 56 132 84 142L96 150zM400 150V126C378 124 350 132 330 142L316 150z'
  const turned = (data: string, fill: string) => path(data, fill, ' transform="matrix(1 0 0 -.9 0 285)"')
  return (
    path(far, ink.far) +
    path(
      'M326 48C362 46 384 62 400 72V150H330C352 120 346 84 326 48zM112 74C150 80 172 100 210 96L190 150H140C150 120 140 96 112 74z',
      ink.ridge
    ) +
    path(middle, ink.leaf) +
    path(near, ink.bush) +
    turned(far, ink.wave) +
    turned(middle, ink.bush) +
    turned(near, ink.deep) +
    stroke('M0 150H400', ink.land, 3) +
    stroke(
      'M20 176h60M120 196h110M250 172h80M300 206h90M10 214h70M170 176h30M60 240h90M260 262h80',
      ink.water,
      4,
      round
    )
  )
}

function reservoir(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const hull = standingOut([ink.water, ink.wave], [ink.accent, '#f6c445', ink.light])
  const at = {
    scale: scale * 0.82,
    x: width * random.between(0.36, 0.5),
    y: height * random.between(0.7, 0.76)
  }
  const leaf = (x: number, y: number, turn: number, fill: string) =>
    place(path('M0 0C12-14 36-16 52 0C36 12 14 12 0 0z', fill), { scale, turn, x: x * scale, y: y * scale })
  return (
    rect(0, 0, width, height, ink.sky) +
    clouds(stage, ink.haze, 3, 0.28) +
    rect(0, height / 2, width, height, ink.water) +
    stretched(stage, mirrored(stage)) +
    ellipse(at.x, at.y + 12 * scale, 104 * scale, 7 * scale, ink.deep) +
    seaKayak(stage, at, 1, hull) +
    stroke(
      `M${at.x - 210 * scale} ${at.y + 14 * scale}h${96 * scale}M${at.x - 180 * scale} ${at.y + 22 * scale}h${260 * scale}`,
      ink.light,
      2.6,
      round
    ) +
    place(
      stroke('M0-10C60 4 96 20 150 18M52 4C70 26 84 36 104 50', ink.wood, 6 * scale, round) +
        [
          [20, -2, 60],
          [46, 6, -34],
          [70, 12, 64],
          [92, 16, -30],
          [112, 18, 50],
          [140, 18, 10],
          [70, 24, 100],
          [92, 42, 20]
        ]
          .map(([x = 0, y = 0, turn = 0], index) =>
            leaf(x / scale, y / scale, turn, index % 2 ? ink.leaf : ink.deep)
          )
          .join(''),
      { scale: scale * 1.1, x: -8, y: 4 }
    )
  )
}

export const kayakLago: Picture = {
  mark: stage =>
    path('M0 48V26C20 12 40 20 52 34C64 24 80 14 96 22V48z', stage.ink.leaf) +
    rect(0, 48, 96, 48, stage.ink.water) +
    path('M0 48V62C20 76 40 68 52 54C64 64 80 74 96 66V48z', stage.ink.wave) +
    seaKayak(stage, { scale: 0.38, x: 48, y: 72 }, 1, stage.ink.accent),
  scene: reservoir
}
