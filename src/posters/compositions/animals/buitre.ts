import { standingOut } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { tinted } from '#posters/props/tints.ts'
import { circle, path, place, type Placing, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A griffon vulture seen from above, flying up. 300 wide, centre of the body at the origin. */
function griffon(stage: Stage, at: Placing): string {
  const { ink } = stage
  const brown = tinted(stage, '#b07840')
  const wing =
    path(
      'M84-44C112-46 136-36 152-24L124-26L150-8L118-14L142 8L110 0L128 22L100 10C92 24 76 32 58 32C40 34 22 34 8 28V4z',
      ink.deep
    ) +
    path('M6-24C26-40 52-50 84-46C100-42 106-34 100-24C84-6 62 8 40 12C26 14 14 14 6 12z', brown) +
    stroke('M30 6l4 18M50 4l6 18M70-6l10 18M88-18l14 16', ink.deep, 2.4, round)
  return place(
    `<g transform="scale(-1 1)">${wing}</g>` +
      wing +
      path('M-12 16L12 16L22 58Q0 68-22 58z', ink.deep) +
      path('M-16-22C-18 4-12 30 0 34C12 30 18 4 16-22z', brown) +
      circle(0, -26, 12, ink.light) +
      path('M-7-30C-8-48 8-48 7-30z', ink.light) +
      path('M-4-44L0-56L4-44z', ink.deep),
    at
  )
}

/** A gorge from high above: two walls and the river between them, on 400 by 300. */
function gorge({ ink }: Stage): string {
  return (
    rect(0, 0, 400, 300, ink.wood) +
    path(
      'M226 0C206 40 244 70 214 110C186 150 222 186 196 220C176 250 190 276 180 300H150C156 268 138 244 160 210C184 172 152 142 178 100C202 66 170 34 190 0z',
      ink.water
    ) +
    path(
      'M0 0H190C170 34 202 66 178 100C152 142 184 172 160 210C138 244 156 268 150 300H126L132 262L112 236L132 196L124 150L148 96L138 60L160 0z',
      ink.deep
    ) +
    path(
      'M0 0H160L138 60L148 96L124 150L132 196L112 236L132 262L126 300H92L96 252L74 226L96 180L86 136L110 84L98 44L112 0z',
      ink.mid
    ) +
    path('M0 0H112L98 44L110 84L86 136L96 180L74 226L96 252L92 300H0z', ink.land) +
    path('M400 0H256L238 36L268 78L240 122L250 160L222 204L236 240L214 300H400z', ink.land) +
    path(
      'M256 0L238 36L268 78L240 122L250 160L222 204L236 240L214 300H240L262 246L248 206L276 158L264 124L296 76L264 38L280 0z',
      ink.mid
    ) +
    stroke('M198 22v30M190 124v26M176 226v30M206 80v14', ink.light, 3, round) +
    stroke(
      'M22 40h0M58 26h0M30 96h0M66 118h0M20 166h0M52 196h0M26 250h0M340 30h0M376 70h0M324 104h0M362 136h0M304 190h0M350 216h0M380 256h0M296 262h0',
      ink.bush,
      20,
      ' stroke-linecap="round"'
    ) +
    stroke(
      'M26 36h0M62 22h0M34 92h0M70 114h0M24 162h0M56 192h0M30 246h0M344 26h0M380 66h0M328 100h0M366 132h0M308 186h0M354 212h0M384 252h0M300 258h0',
      ink.leaf,
      13,
      ' stroke-linecap="round"'
    )
  )
}

function over(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const turn = random.between(14, 34)
  const [x, y] = [width * random.between(0.44, 0.52), height * random.between(0.44, 0.52)]
  const small = standingOut([ink.land], [ink.deep, ink.light])
  return (
    stretched(stage, gorge(stage)) +
    place(
      path(
        'M-8-10C26-30 60-40 110-28L150-20L96 8C60 26 20 20 0 34C-20 20-60 26-96 8L-150-20L-110-28C-60-40-26-30 8-10z',
        ink.deep,
        ' opacity=".35"'
      ),
      { scale: scale * 0.62, turn, x: x + 70 * scale, y: y + 92 * scale }
    ) +
    place(path('M0-4C14-14 30-14 44-4C28-6 14 2 0 8C-14 2-28-6-44-4C-30-14-14-14 0-4z', small), {
      scale,
      turn: -18,
      x: width * 0.84,
      y: height * 0.22
    }) +
    griffon(stage, { scale: scale * random.between(1.12, 1.24), turn, x, y })
  )
}

export const buitre: Picture = {
  mark: stage => rect(0, 0, 96, 96, stage.ink.far) + griffon(stage, { scale: 0.32, turn: 24, x: 48, y: 48 }),
  scene: over
}
