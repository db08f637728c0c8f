import { standingOut } from '#domain/poster/colour.ts'
import { terrace } from '#posters/props/buildings/houses.ts'
import { stretched } from '#posters/props/canvas.ts'
import { birds, clouds } from '#posters/props/nature/sky.ts'
import { d, dots, draw, path, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** The New Bridge of Ronda from the foot of the gorge, on 400 by 300. */
function bridge({ ink }: Stage): string {
  const stone = standingOut([ink.wood, ink.sky], [ink.land, ink.shade, ink.light])
  const openings =
    'M166 268V128a34 34 0 0 1 68 0V268zM104 200V116a15 15 0 0 1 30 0V200zM266 200V116a15 15 0 0 1 30 0V200zM187 84V72a13 13 0 0 1 26 0V84z'
  const stones = draw(
    9,
    index => `M${140 + (index % 2) * 6} ${110 + index * 16}h10M${252 - (index % 2) * 6} ${118 + index * 16}h8`
  )
  return (
    path(`M64 56H336V230L270 270H130L64 230z${openings}`, stone, ' fill-rule="evenodd"') +
    path(
      'M166 268V128a34 34 0 0 1 34-34a46 46 0 0 0-22 40V268zM104 200V116a15 15 0 0 1 15-15a22 22 0 0 0-8 17V200zM266 200V116a15 15 0 0 1 15-15a22 22 0 0 0-8 17V200zM234 128h10V268h-10zM134 120h8V268h-8zM296 120h8V240h-8z',
      ink.wood
    ) +
    path('M56 44H344V58H56z', ink.light) +
    path('M56 55H344V61H56z', ink.wood) +
    stroke(stones, ink.wood, 3)
  )
}

function cliffs({ ink }: Stage): string {
  return (
    path('M-4 60L50 54L76 60L86 84L76 116L98 150L90 182L120 214L112 240L150 266L136 304H-4z', ink.mid) +
    path(
      'M404 54L346 52L326 60L314 88L324 122L302 152L310 186L282 216L290 244L252 268L266 304H404z',
      ink.mid
    ) +
    path(
      'M-4 60L24 57L40 92L26 132L54 178L38 220L70 262L58 304H-4zM404 54L380 54L364 96L376 138L348 182L360 228L334 264L344 304H404z',
      ink.deep
    ) +
    stroke(
      'M60 84l-6 40 18 30M84 196l-6 36M338 86l8 40-16 36M318 204l8 36M84 256l14 28M306 262l-8 24',
      ink.deep,
      4,
      round
    )
  )
}

function tajo(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const bush = draw(
    9,
    index =>
      d`M${width * (0.16 + ((index * 3) % 4) * 0.025 + (index % 2) * 0.6)} ${height * (0.4 + ((index * 23) % 50) / 100)}h0`
  )
  const visitors = draw(
    random.whole(3, 5),
    index => d`M${width * (0.3 + index * 0.09)} ${height * 0.152}v${-9 * scale}`
  )
  return (
    rect(0, 0, width, height, ink.sky) +
    clouds(stage, ink.haze, 2, 0.16) +
    terrace(ink, random, -10, height * 0.21, width * 0.3, 34 * scale) +
    terrace(ink, random, width * 0.77, height * 0.2, width * 0.3, 34 * scale) +
    stroke(visitors, ink.deep, 5 * scale, round) +
    stretched(
      stage,
      path('M60 216C120 186 160 206 200 196C250 186 290 206 340 196V304H60z', ink.far) +
        bridge(stage) +
        cliffs(stage) +
        path('M186 230H214L220 268H180z', ink.light) +
        stroke('M192 234L188 266M202 232V266M210 236L213 264', ink.water, 3, round) +
        path('M128 264Q200 250 272 264L300 304H100z', ink.water) +
        stroke('M150 280h50M210 290h50M170 296h24', ink.light, 3, round)
    ) +
    dots(
      [
        [0.46, 0.885],
        [0.5, 0.895],
        [0.54, 0.885]
      ].map(([x = 0, y = 0]) => [width * x, height * y] as const),
      ink.light,
      11 * scale
    ) +
    stroke(bush, ink.leaf, 16 * scale, round) +
    birds(stage, 3, 0.56)
  )
}

export const puente: Picture = {
  isFixed: true,
  mark: stage => `<g transform="matrix(.4 0 0 .36 -32 -8)">${bridge(stage)}${cliffs(stage)}</g>`,
  scene: tajo
}
