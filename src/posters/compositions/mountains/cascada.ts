import { mix } from '#domain/poster/colour.ts'
import { d, dots, draw, ellipse, path, type Point, round, stroke, times } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'
import { stretched } from '#posters/props/canvas.ts'
import { bather } from '#posters/props/people/figures.ts'
import { hiker } from '#posters/props/people/people.ts'

/** A bowl of rock in pillars, lit on the right, and one long veil of water into its pool; on 400 by 300. */
function bowl({ ink }: Stage, x: number): string {
  const foam = mix(ink.water, ink.light, 0.55)
  const lit = mix(ink.wood, ink.light, 0.28)
  const dim = mix(ink.wood, ink.deep, 0.45)
  const strand = (index: number) =>
    d`M${x - 26 + index * 9} ${46 + (index % 3) * 26}C${x - 28 + index * 9.5} 110 ${x - 32 + index * 10.5} 170 ${x - 36 + index * 12} ${210 + (index % 2) * 12}`
  return (
    path('M-4-4H404V304H-4z', ink.wood) +
    path(`M-4-4H404V10L340 20L${x + 60} 14L${x + 26} 36H${x - 28}L${x - 60} 18L40 26L-4 14z`, ink.haze) +
    path(
      'M-4 14L40 26L62 60L48 118L66 170L54 244H-4zM92 22L118 20L130 74L112 130L128 186L118 240H78L90 170L76 110L96 66z',
      dim
    ) +
    path(
      'M404 10L340 20L330 70L348 130L336 190L352 244H404zM286 16L312 18L298 80L310 140L296 196L306 240H268L280 180L268 120L284 66z',
      lit
    ) +
    path(
      'M-4 108L30 96L54 112L100 104L116 116L104 126L48 130L-4 128zM404 120L360 108L332 122L300 116L276 128L300 138L404 142z',
      ink.leaf
    ) +
    path(`M${x - 44} 34L${x - 28} 26H${x + 28}L${x + 46} 34L${x + 34} 48H${x - 32}z`, dim) +
    path(
      `M${x - 28} 32C${x - 30} 100 ${x - 34} 160 ${x - 46} 238H${x + 48}C${x + 36} 160 ${x + 30} 100 ${x + 28} 32z`,
      ink.light
    ) +
    stroke(draw(7, strand), foam, 4, round) +
    path('M-4 230C100 222 300 222 404 230V304H-4z', ink.water) +
    ellipse(x, 236, 92, 11, foam) +
    stroke(
      d`M${x - 120} 250q120 18 240 0M${x - 160} 264q160 24 320 0M30 292h70M300 286h70`,
      mix(ink.water, ink.light, 0.4),
      3,
      round
    ) +
    path('M-4 304V252C24 238 62 244 84 262L112 284L128 304z', ink.deep) +
    path('M-4 252C24 238 62 244 84 262L62 268L30 262L-4 272z', dim) +
    path('M404 304V262C380 250 352 254 336 270L308 304z', ink.deep) +
    path('M404 262C380 250 352 254 336 270L362 272L404 282z', dim)
  )
}

function spring(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const x = random.between(196, 236)
  const px = (x * width) / 400
  const spray = times(11, (index): Point => [
    px + (index - 5) * 11 * scale,
    height * (0.79 - (index % 3) * 0.016)
  ])
  const fringe = times(11, (index): Point => [width * (index / 10), height * (index % 2 ? 0.02 : -0.01)])
  return (
    stretched(stage, bowl(stage, x)) +
    dots(spray, ink.light, 19 * scale) +
    dots(
      fringe.filter(([at]) => Math.abs(at - px) > 44 * scale),
      ink.bush,
      46 * scale
    ) +
    dots(
      fringe
        .filter(([at]) => Math.abs(at - px) > 44 * scale)
        .map(([at, y]) => [at + 13 * scale, y - 6 * scale] as const),
      ink.leaf,
      30 * scale
    ) +
    bather(
      stage,
      { scale: scale * 0.86, x: px + random.pick([-46, 56, 74]) * scale, y: height * 0.89 },
      ink.deep
    ) +
    hiker(
      ink,
      { flip: true, scale: scale * 1.75, x: width * random.between(0.1, 0.16), y: height * 0.85 },
      ink.light
    )
  )
}

export const cascada: Picture = {
  mark: stage => `<g transform="matrix(.4 0 0 .33 -32 -2)">${bowl(stage, 200)}</g>`,
  scene: spring
}
