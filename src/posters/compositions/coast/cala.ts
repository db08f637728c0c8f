import { mix, standingOut } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { agave } from '#posters/props/nature/plants.ts'
import { tinted } from '#posters/props/tints.ts'
import { stonePine } from '#posters/props/nature/trees.ts'
import {
  circle,
  d,
  draw,
  ellipse,
  path,
  place,
  type Placing,
  rect,
  round,
  stroke
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A boat at anchor from above, its shadow on the ground below. 60 long. */
function anchored({ ink }: Stage, hull: string, at: Placing): string {
  return place(
    path('M-26-4C-10-18 14-16 34-4C14 8-10 10-26-4z', ink.wave, ' transform="translate(-6 16)"') +
      path('M-30 0C-30-14 10-16 34 0C10 16-30 14-30 0z', hull) +
      path('M-22 0C-22-8 8-9 22 0C8 9-22 8-22 0z', ink.wood) +
      path('M-10-8H-4V8H-10zM6-6H11V6H6z', ink.light),
    at
  )
}

/** Two headlands, the clear water and the sand between them; on 400 by 300. */
function bay(stage: Stage): string {
  const { ink } = stage
  const stone = standingOut([ink.water, ink.leaf], [ink.land, ink.wood, ink.far])
  const clear = mix(ink.water, ink.light, 0.34)
  return (
    path(
      'M-4 70L60 52L100 64L120 58L118 90L140 120L128 150L160 176L240 168L268 140L262 108L292 84L300 60L350 46L404 56V304H-4z',
      mix(ink.water, ink.wave, 0.5)
    ) +
    path('M96 130H300L296 226H100z', tinted(stage, '#f2d394')) +
    path(
      'M96 96C130 84 180 100 210 92C244 86 280 100 300 120C296 156 252 184 200 186C148 186 104 158 100 128z',
      ink.light
    ) +
    path(
      'M96 90C130 84 180 96 210 90C244 84 280 96 296 116C290 150 250 176 200 178C150 178 110 152 104 122z',
      clear
    ) +
    path(
      'M-4 62L40 48L84 58L96 54L108 74L100 92L122 116L112 142L142 164L156 178L140 230L60 250L-4 240z',
      stone
    ) +
    path(
      'M108 74L100 92L122 116L112 142L142 164L156 178L148 204L120 170L94 150L100 120L84 96L90 66z',
      ink.wood
    ) +
    path(
      'M404 50L356 40L316 54L302 72L308 96L276 118L284 144L258 164L252 180L280 226L340 240L404 230z',
      stone
    ) +
    path(
      'M302 72L308 96L276 118L284 144L258 164L252 180L264 200L290 168L312 148L302 124L326 100L318 66z',
      ink.wood
    ) +
    path('M-4 62L40 48L84 58L76 78L40 84L-4 100zM404 50L356 40L316 54L330 74L370 78L404 92z', ink.leaf) +
    path('M-4 218C60 190 130 186 200 206C270 188 340 186 404 214V304H-4z', ink.leaf) +
    path('M-4 250C80 220 140 226 200 240C260 224 330 222 404 248V304H-4z', ink.bush) +
    stroke('M208 200C190 220 240 234 214 254C196 268 236 284 226 304', ink.land, 11, round) +
    stroke(
      'M108 78Q120 76 126 86M122 118Q134 120 138 132M304 78Q292 80 288 90M278 120Q266 124 264 136',
      ink.light,
      4,
      round
    )
  )
}

/** From the path over the cliffs one looks down on a cove. */
function fromAbove(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const towel = (index: number) =>
    rect(
      width * (0.43 + index * 0.05),
      height * (0.635 + (index % 2) * 0.03),
      12 * scale,
      7 * scale,
      [ink.accent, '#f6c445', ink.mid][index % 3] ?? ink.accent
    )
  return (
    rect(0, 0, width, height, ink.sky) +
    rect(0, height * 0.14, width, height, ink.water) +
    stretched(stage, bay(stage)) +
    draw(4, towel) +
    anchored(stage, ink.accent, {
      scale: scale * 0.8,
      turn: -20,
      x: width * random.between(0.42, 0.46),
      y: height * 0.37
    }) +
    anchored(stage, ink.light, {
      scale: scale * 0.66,
      turn: 30,
      x: width * 0.6,
      y: height * random.between(0.3, 0.34)
    }) +
    circle(width * 0.52, height * 0.53, 3 * scale, ink.deep) +
    ellipse(width * 0.3, height * 0.16, 60 * scale, 2, ink.haze) +
    stonePine(ink, { scale: scale * 1.36, x: width * 0.12, y: height * 0.98 }, ink.leaf) +
    agave(ink, { scale: scale * 1.3, x: width * 0.9, y: height * 0.99 }, random.chance(0.6)) +
    stroke(
      draw(6, index => d`M${width * (0.24 + index * 0.1)} ${height * (0.95 + (index % 2) * 0.03)}h0`),
      ink.accent,
      7 * scale,
      round
    )
  )
}

export const cala: Picture = {
  mark: stage =>
    rect(0, 0, 96, 96, stage.ink.water) +
    path('M0 20L30 16L38 40L30 56L44 72L0 96zM96 20L70 14L60 40L66 58L54 72L96 96z', stage.ink.land) +
    path('M30 72Q48 60 66 72L60 96H36z', '#f2d394') +
    anchored(stage, stage.ink.accent, { scale: 0.5, turn: -20, x: 48, y: 44 }),
  scene: fromAbove
}
