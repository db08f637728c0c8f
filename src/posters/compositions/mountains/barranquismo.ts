import { mix } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { tinted } from '#posters/props/tints.ts'
import {
  circle,
  d,
  dots,
  draw,
  ellipse,
  limb,
  path,
  place,
  type Placing,
  rect,
  round,
  stroke
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A canyoner on the rope with the feet on the rock at the left, hips at the origin. 120 wide, 130 high. */
function descender(stage: Stage, at: Placing): string {
  const { ink } = stage
  const skin = tinted(stage, '#b9744a')
  return place(
    limb([0, 0, -34, -14, -62, -4], [24, 19, 14], ink.deep) +
      limb([0, 6, -30, 12, -58, 30], [24, 19, 14], ink.mid) +
      path('M-70-12L-58-12V10L-72 8zM-66 22L-54 24L-56 44L-68 40z', '#f6c445') +
      path('M-14 8C-14-10 10-46 26-58L46-44C42-20 30 6 16 16z', ink.accent) +
      path('M-16-2L18 14L12 22L-18 6z', ink.deep) +
      limb([30, -46, 14, -66, 2, -76], [16, 12, 10], ink.accent) +
      limb([36, -38, 46, -12, 20, 6], [16, 12, 10], ink.accent) +
      circle(2, -78, 6, skin) +
      circle(44, -66, 15, skin) +
      path('M27-64C22-88 58-96 62-70Q46-66 27-64z', '#f6c445'),
    at
  )
}

/** The walls, the fall and the pool, on 400 by 300. */
function gorge({ ink }: Stage, foam: string): string {
  return (
    path('M120-4H300V40H120z', ink.sky) +
    path('M110-4C130 20 160 10 180 26C210 14 240 30 300-4V50H110z', ink.bush) +
    path('M-4-4H140L128 30L150 62L132 110L146 150L120 196L134 236L110 262H-4z', ink.wood) +
    path('M404-4H262L276 34L256 70L280 116L262 160L290 200L274 262H404z', ink.land) +
    path('M404-4H330L344 60L318 110L346 160L322 204L340 262H404z', ink.wood) +
    path('M-4-4H70L56 50L84 104L58 150L80 206L60 262H-4z', ink.deep) +
    path(
      'M140 36C170 26 230 26 262 36L256 70L270 116L262 160L276 200L266 262H130L122 196L146 150L132 110L150 62z',
      ink.wave
    ) +
    path('M176 32C196 28 220 28 240 32C234 90 244 170 250 262H164C176 170 182 90 176 32z', ink.light) +
    stroke(
      'M192 40C192 110 186 190 182 250M208 44C208 120 206 190 206 256M224 40C224 110 230 180 234 250',
      foam,
      5,
      round
    ) +
    path('M-4 244H404V304H-4z', ink.water) +
    path('M-4 244H404V252C300 262 100 262-4 252z', foam) +
    stroke('M30 270h60M120 282h50M240 276h80M310 290h60M60 294h40', foam, 4, round) +
    path(
      'M-4 304V262C20 250 50 258 66 274C80 286 84 296 86 304zM404 304V258C370 252 344 268 336 284C330 292 330 300 330 304z',
      ink.deep
    ) +
    path('M44 262C60 258 74 270 80 284C68 276 56 270 44 262z', ink.leaf)
  )
}

function pool(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const foam = mix(ink.water, ink.light, 0.5)
  const at = {
    scale: scale * 1.06,
    turn: random.between(-6, 4),
    x: width * 0.44,
    y: height * random.between(0.42, 0.48)
  }
  return (
    rect(0, 0, width, height, ink.leaf) +
    stretched(stage, gorge(stage, foam)) +
    dots(
      [
        [0.38, 0.83],
        [0.44, 0.86],
        [0.5, 0.85],
        [0.56, 0.87],
        [0.62, 0.84],
        [0.66, 0.87],
        [0.35, 0.87]
      ].map(([x = 0, y = 0]) => [width * x, height * y] as const),
      ink.light,
      24 * scale
    ) +
    ellipse(width * 0.52, height * 0.9, 90 * scale, 6 * scale, foam) +
    stroke(
      d`M${width * 0.37} -4L${at.x + 12 * scale} ${at.y - 60 * scale}L${at.x + 16 * scale} ${at.y + 10 * scale}Q${at.x} ${height * 0.7} ${at.x + 18 * scale} ${height * 0.86}`,
      ink.accent,
      3.4 * scale,
      round
    ) +
    descender(stage, at) +
    draw(3, index =>
      path(
        d`M${width * (0.82 + index * 0.06)} ${height * 0.1 + index * 12}q${-40 * scale} ${10 * scale} ${-52 * scale} ${46 * scale}q${30 * scale} ${-10 * scale} ${52 * scale} ${-46 * scale}z`,
        index % 2 ? ink.bush : ink.leaf
      )
    )
  )
}

export const barranquismo: Picture = {
  mark: stage =>
    rect(0, 0, 96, 96, stage.ink.wood) +
    path('M36 0H76L80 96H28z', stage.ink.light) +
    stroke('M48 4L46 80M62 4L66 84', stage.ink.water, 4) +
    rect(0, 80, 96, 16, stage.ink.water) +
    stroke('M40 0L52 48', stage.ink.accent, 2.4) +
    descender(stage, { scale: 0.46, x: 50, y: 52 }),
  scene: pool
}
