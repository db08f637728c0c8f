import { mix } from '#domain/poster/colour.ts'
import { d, dots, draw, ellipse, path, type Point, round, stroke, times } from '#posters/drawing/shapes.ts'
import type { Stage } from '#posters/drawing/stage.ts'
import { stretched } from '#posters/props/canvas.ts'
import { peaks } from '#posters/props/nature/land.ts'
import { birds, sky } from '#posters/props/nature/sky.ts'
import { hiker } from '#posters/props/people/people.ts'

/** Wall behind wall, in the light on the right and in the shade on the left, and the river between; on 400 by 300. */
function walls({ ink }: Stage): string {
  const dim = mix(ink.mid, ink.deep, 0.5)
  const lit = mix(ink.land, ink.light, 0.35)
  return (
    path('M-4-4H166L176 36L160 84L178 132L166 212H-4z', ink.ridge) +
    path('M404-4H236L224 46L240 96L222 150L236 212H404z', ink.far) +
    path('M150 196H262L330 304H70z', ink.water) +
    path('M-4-4H124L138 48L114 98L140 152L122 214L60 250H-4z', ink.wood) +
    path('M124-4L138 48L114 98L140 152L122 214L104 222L116 154L92 100L112 48L102-4z', ink.land) +
    path('M404-4H284L268 58L288 112L262 172L282 222L340 250H404z', ink.land) +
    path('M284-4L268 58L288 112L262 172L282 222L296 230L290 170L312 112L290 58L306-4z', lit) +
    path('M-4-4H74L90 70L62 128L92 196L66 262L30 304H-4z', ink.deep) +
    path('M-4-4H44L58 70L30 130L60 198L34 304H-4z', dim) +
    path('M404-4H334L318 76L346 134L314 204L340 268L372 304H404z', ink.mid) +
    path('M404-4H374L352 76L382 136L350 206L376 304H404z', dim)
  )
}

/** Down in the gorge: two walkers cross the river on stones. */
export function stepping(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const stones: Point[] = times(5, index => [
    width * (0.3 + index * 0.1 + random.between(-0.01, 0.01)),
    height * (0.93 - index * 0.045)
  ])
  const shrubs = times(12, (index): Point => [
    width * (index % 2 ? random.between(0.74, 0.98) : random.between(0.02, 0.28)),
    height * random.between(0.08, 0.7)
  ])
  const walker = (index: number, size: number) => {
    const [x, y] = stones[index] ?? [0, 0]
    return hiker(ink, { flip: true, scale: scale * size, x, y: y - 3 * scale })
  }
  return (
    sky(stage, { from: 0.47, horizon: 0.5, size: 0.9, to: 0.53 }) +
    peaks(
      stage,
      [{ reach: 0.2, x: random.between(0.46, 0.54), y: random.between(0.4, 0.48) }],
      0.72,
      ink.halo,
      ink.haze
    ) +
    stretched(stage, walls(stage)) +
    stroke(
      draw(
        6,
        index =>
          d`M${width * (0.4 + (index % 3) * 0.08)} ${height * (0.68 + index * 0.05)}h${width * (0.03 + index * 0.012)}`
      ),
      ink.light,
      2.6,
      round
    ) +
    stones.map(([x, y]) => ellipse(x, y + 3 * scale, 19 * scale, 6 * scale, ink.wave)).join('') +
    stones.map(([x, y]) => ellipse(x, y, 17 * scale, 6 * scale, ink.light)).join('') +
    dots(shrubs, ink.leaf, 15 * scale) +
    dots(
      shrubs.map(([x, y]) => [x + 7 * scale, y + 6 * scale] as const),
      ink.bush,
      11 * scale
    ) +
    walker(3, 1.5) +
    walker(1, 2) +
    birds(stage, 2, 0.24)
  )
}
