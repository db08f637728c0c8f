import { mix } from '#domain/poster/colour.ts'
import { horseshoe } from '#posters/props/buildings/arches.ts'
import { stretched } from '#posters/props/canvas.ts'
import { pot } from '#posters/props/nature/plants.ts'
import { cypress, orangeTree } from '#posters/props/nature/trees.ts'
import { d, dots, draw, path, rect, round, stroke, times } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** The pavilion at the end of the garden, on 400 by 300; its foot at 150. */
function pavilion({ ink }: Stage): string {
  const arches = [-2, -1, 0, 1, 2]
    .map(index => horseshoe(200 + index * 42, 152, index === 0 ? 20 : 15, index === 0 ? 58 : 46))
    .join('')
  return (
    rect(84, 62, 232, 90, ink.light) +
    rect(84, 62, 40, 90, ink.shade) +
    path('M74 64L92 46H308L326 64z', ink.wood) +
    rect(160, 18, 80, 30, ink.light) +
    rect(160, 18, 20, 30, ink.shade) +
    path('M152 20L166 4H234L248 20z', ink.wood) +
    path(horseshoe(182, 46, 6, 20) + horseshoe(200, 46, 6, 20) + horseshoe(218, 46, 6, 20), ink.deep) +
    path(arches, ink.deep) +
    stroke('M84 88H316', ink.land, 4)
  )
}

function hedges({ ink }: Stage): string {
  const leaf = (x: number) => `M${x} 160`
  return (
    rect(0, 150, 400, 160, ink.leaf) +
    path(`${leaf(0)}H130L60 304H-4zM400 160H270L340 304H404z`, ink.bush) +
    path('M150 152H250L340 304H60z', ink.land) +
    path('M172 152H228L284 304H116z', ink.light) +
    path('M178 152H222L268 304H132z', ink.water) +
    path('M196 152H222L268 304H210z', ink.wave)
  )
}

/** Jets that cross over the long pool. */
function patio(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const at = (x: number, y: number) => d`${(x * width) / 400} ${(y * height) / 300}`
  const jet = (index: number) => {
    const y = 176 + index * index * 5 + index * 6
    const half = 34 + index * 10.5
    const high = 26 + index * 15
    const side = (s: number) =>
      `M${at(200 + s * half, y)}Q${at(200 + s * half * 0.6, y - high * 1.9)} ${at(200 + s * 6, y + 3)}`
    return side(1) + side(-1)
  }
  const flowers = (fill: string, shift: number) =>
    dots(
      times(26, index => {
        const down = ((index * 37) % 100) / 100
        const side = index % 2 ? 1 : -1
        return [
          width * (0.5 + side * (0.2 + down * 0.2 + ((index * 13 + shift) % 17) / 100)),
          height * (0.56 + down * 0.42)
        ] as const
      }),
      fill,
      8 * scale
    )
  return (
    rect(0, 0, width, height, ink.sky) +
    draw(6, index =>
      cypress(
        ink,
        {
          scale: scale * random.between(1, 1.5),
          x: width * (index < 3 ? 0.02 + index * 0.075 : 0.83 + (index - 3) * 0.075),
          y: height * 0.56
        },
        index % 2 ? ink.leaf : ink.bush
      )
    ) +
    stretched(stage, hedges(stage) + pavilion(stage)) +
    flowers(ink.accent, 0) +
    flowers('#f2b33d', 9) +
    stroke(draw(4, jet), mix(ink.light, ink.water, 0.1), 3.4 * scale, round) +
    stroke(d`M${at(190, 214)}h20M${at(180, 246)}h40M${at(170, 284)}h60`, ink.light, 3, round) +
    orangeTree(ink, { scale: scale * 1.35, x: width * 0.08, y: height * 0.86 }) +
    orangeTree(ink, { scale: scale * 1.35, x: width * 0.92, y: height * 0.86 }) +
    pot(ink, { scale: scale * 1.1, x: width * 0.2, y: height * 0.98 }) +
    pot(ink, { scale: scale * 1.1, x: width * 0.8, y: height * 0.98 })
  )
}

export const jardin: Picture = {
  isFixed: true,
  mark: stage =>
    `<g transform="matrix(.32 0 0 .32 -16 0)">${hedges(stage)}${pavilion(stage)}</g>` +
    stroke('M30 74Q40 40 48 76M66 74Q56 40 48 76', stage.ink.light, 3, round),
  scene: patio
}
