import { standingOut } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { tinted } from '#posters/props/tints.ts'
import {
  circle,
  d,
  dots,
  limb,
  path,
  place,
  type Placing,
  rect,
  round,
  stroke
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A climber seen from behind, reaching up to the right; hips at the origin. 160 wide, 230 high. */
function climber(stage: Stage, at: Placing): string {
  const { ink } = stage
  const skin = tinted(stage, '#b9744a')
  return place(
    limb([-10, 4, -52, 20, -40, 74, -50, 88], [28, 22, 15, 14], ink.deep) +
      limb([10, 4, 40, 44, 22, 96, 34, 108], [28, 22, 15, 14], ink.water) +
      path('M-58 84L-38 82L-40 96H-66zM24 102L44 104L54 118H24z', '#f6c445') +
      limb([-20, -72, -58, -84, -74, -124, -70, -140], [20, 16, 12, 12], skin) +
      limb([20, -76, 50, -108, 52, -150, 60, -164], [20, 16, 12, 12], skin) +
      path('M-30-78C-16-92 18-94 32-80C28-48 24-20 20 8H-20C-22-20-26-50-30-78z', ink.accent) +
      path('M-24-4H24V10H-24z', ink.deep) +
      stroke('M-14 10C-34 30-30 50-14 30M14 10C34 30 30 50 14 30', ink.deep, 5, round) +
      path('M-12 8h24l-4 22h-16z', ink.light) +
      dots(
        [
          [-22, 6],
          [22, 6]
        ],
        '#f6c445',
        8
      ) +
      circle(4, -102, 20, ink.deep) +
      path('M-18-104C-20-134 28-136 27-106Q4-96-18-104z', '#f6c445') +
      stroke('M4-128V-104', ink.accent, 4),
    at
  )
}

/** The wall fills the sheet; far below, the valley. */
function wall(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const stone = standingOut([ink.deep, ink.mid, ink.accent], [ink.land, ink.far, ink.shade])
  const at = {
    scale: scale * random.between(0.98, 1.06),
    turn: random.between(-4, 4),
    x: width * 0.58,
    y: height * 0.56
  }
  return (
    rect(0, 0, width, height, ink.sky) +
    stretched(
      stage,
      path('M0 210C20 200 50 206 80 200L110 214V304H0z', ink.leaf) +
        path('M0 244C30 236 60 246 110 240V304H0z', ink.bush) +
        stroke('M14 304C30 280 10 266 26 250', ink.water, 6, round) +
        path('M404-4H150L138 30L110 52L122 96L92 120L104 170L76 204L88 250L62 304H404z', stone) +
        path(
          'M150-4L138 30L110 52L122 96L92 120L104 170L76 204L88 250L62 304H100L112 262L104 212L132 178L120 128L150 104L138 60L164 36L172-4z',
          ink.wood
        ) +
        path('M404-4H330L318 40L346 90L322 130L350 190L330 240L352 304H404z', ink.wood) +
        stroke(
          'M210 0L200 60L222 100M182 160L170 210L186 262M290 30L280 90M300 200L284 250L296 304M240 250L232 304M256 20L262 44',
          ink.wood,
          5,
          round
        )
    ) +
    stroke(
      d`M${width * 0.66} -4L${width * 0.64} ${height * 0.12}Q${at.x + 20 * scale} ${height * 0.3} ${at.x} ${at.y + 6}M${at.x} ${at.y + 10}Q${at.x - 60 * scale} ${height * 0.8} ${at.x - 20 * scale} ${height + 4}`,
      ink.light,
      4 * scale,
      round
    ) +
    dots(
      [
        [width * 0.64, height * 0.12],
        [width * 0.7, height * 0.76],
        [width * 0.44, height * 0.34]
      ],
      ink.light,
      10 * scale
    ) +
    dots(
      [
        [0.43, 0.1],
        [0.74, 0.02],
        [0.36, 0.88],
        [0.72, 0.98],
        [0.84, 0.4]
      ].map(([x = 0, y = 0]) => [width * x, height * y] as const),
      ink.deep,
      9 * scale
    ) +
    climber(stage, at)
  )
}

export const escalada: Picture = {
  mark: stage =>
    path('M96 0H28L18 30L26 60L12 96H96z', stage.ink.land) +
    path('M28 0L18 30L26 60L12 96H26L38 60L30 30L38 0z', stage.ink.wood) +
    stroke('M66 0L60 50', stage.ink.light, 3) +
    climber(stage, { scale: 0.36, x: 58, y: 54 }),
  scene: wall
}
