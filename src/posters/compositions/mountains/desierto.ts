import { mix } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { hills } from '#posters/props/nature/land.ts'
import { horseman, trotting } from '#posters/props/nature/horses.ts'
import { agave } from '#posters/props/nature/plants.ts'
import { sky } from '#posters/props/nature/sky.ts'
import { draw, path, place, type Placing, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A front of boards as films need them, foot at the origin. */
function saloon({ ink }: Stage, wide: number, high: number, at: Placing): string {
  const boards = draw(Math.floor(wide / 9), index => `M${index * 9 + 5 - wide / 2} 0V${-high}`)
  return place(
    path(
      `M${-wide / 2} 0V${-high}H${-wide / 4}V${-high - 14}H${wide / 4}V${-high}H${wide / 2}V0z`,
      ink.wood
    ) +
      stroke(boards, mix(ink.wood, ink.deep, 0.3), 1.6) +
      rect(-wide / 2 - 4, -high * 0.5, wide + 8, 5, ink.light) +
      path(`M${-wide * 0.12} 0v${-high * 0.38}h${wide * 0.24}v${high * 0.38}z`, ink.deep) +
      rect(-wide * 0.38, -high * 0.86, wide * 0.2, high * 0.24, ink.lamp) +
      rect(wide * 0.18, -high * 0.86, wide * 0.2, high * 0.24, ink.lamp),
    at
  )
}

/** Gullies cut by rain into bare hills, on 400 by 300. */
function badlands({ ink }: Stage): string {
  const dark = mix(ink.land, ink.wood, 0.6)
  return (
    path('M-4 190L40 132 74 150 118 96 160 140 196 112 244 168 290 120 332 150 404 98V304H-4z', ink.land) +
    path(
      'M40 132L52 190 30 196zM118 96L134 190 104 196zM118 96L150 180 146 132zM196 112L214 190 190 192zM290 120L310 196 282 196zM332 150L350 200 332 196zM404 98L380 190 392 196 404 190z',
      dark
    )
  )
}

function badlandsTown(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const ground = height * 0.86
  return (
    sky(stage, { from: 0.62, height: 0.36, horizon: 0.5, size: 1.3, to: 0.78 }) +
    hills(stage, 0.52, 0.12, ink.far, 5) +
    stretched(stage, badlands(stage)) +
    path(
      `M-4 ${height * 0.76}Q${width * 0.5} ${height * 0.66} ${width + 4} ${height * 0.78}V${height + 4}H-4z`,
      mix(ink.land, ink.light, 0.4)
    ) +
    saloon(stage, 92, 84, { scale, x: width * 0.22, y: ground }) +
    saloon(stage, 66, 60, { scale, x: width * 0.22 + 84 * scale, y: ground }) +
    stroke(
      `M${width * 0.62} ${ground}v${-46 * scale}M${width * 0.72} ${ground}v${-46 * scale}M${width * 0.58} ${ground - 40 * scale}H${width * 0.76}`,
      ink.deep,
      5 * scale,
      round
    ) +
    place(
      trotting({ hair: ink.deep, mane: ink.wood, shade: mix(ink.deep, ink.wood, 0.4) }, {}) +
        horseman(ink, {}),
      {
        flip: true,
        scale: scale * random.between(0.72, 0.8),
        x: width * 0.67,
        y: height * 0.95
      }
    ) +
    stroke(
      `M${Math.round(width * 0.78)} ${Math.round(height * 0.95)}h${34 * scale}m${-10 * scale} ${-8 * scale}h${30 * scale}`,
      ink.light,
      7 * scale,
      round
    ) +
    agave(ink, { scale: scale * random.between(1.1, 1.3), x: width * 0.94, y: height * 0.99 }, true) +
    agave(ink, { scale: scale * 0.8, x: width * random.between(0.04, 0.1), y: height * 0.99 }, false)
  )
}

export const desierto: Picture = {
  mark: stage =>
    path('M0 70L22 44 38 56 58 34 96 62V96H0z', stage.ink.land) +
    saloon(stage, 60, 44, { scale: 0.8, x: 48, y: 90 }) +
    rect(0, 88, 96, 8, stage.ink.wood),
  scene: badlandsTown
}
