import { standingOut } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { paddlerAhead } from '#posters/props/things/kayaks.ts'
import { hills } from '#posters/props/nature/land.ts'
import { draw, ellipse, path, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** Three stone arches over the river, on 400 by 300; the water stands at 170. */
function arches({ ink }: Stage, stone: string): string {
  const opening = (x: number, half: number, top: number) =>
    `M${x - half} 172V${top + half}a${half} ${half} 0 0 1 ${half * 2} 0V172z`
  const openings = opening(60, 46, 86) + opening(200, 62, 68) + opening(340, 46, 86)
  const inner = (x: number, half: number, top: number) =>
    `M${x - half} 172V${top + half}a${half} ${half} 0 0 1 ${half} ${-half}Q${x - half + 14} ${top + 24} ${x - half + 13} 172z`
  return (
    path(`M-4 42Q200 16 404 42V172H-4z${openings}`, stone, ' fill-rule="evenodd"') +
    path(inner(60, 46, 86) + inner(200, 62, 68) + inner(340, 46, 86), ink.deep) +
    path('M-4 42Q200 16 404 42V52Q200 26-4 52z', ink.wood) +
    path('M113 172L118 122L132 122L137 172zM263 172L268 122L282 122L287 172z', ink.wood) +
    path('M118 122L125 110L132 122zM268 122L275 110L282 122z', ink.deep) +
    stroke('M20 70h24M104 66h18M290 64h20M330 58h22M138 84h12M372 74h18', ink.wood, 3, round)
  )
}

function underBridge(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const stone = standingOut([ink.sky, ink.wood], [ink.land, ink.shade, ink.light])
  const hull = standingOut([ink.water, ink.wave], ['#f6c445', ink.light, ink.land])
  const x = width * random.between(0.47, 0.53)
  const bank = (index: number) =>
    ellipse(
      width * (index * 0.09 + 0.02),
      height * 0.53,
      30 * scale,
      (16 + (index % 3) * 6) * scale,
      index % 2 ? ink.bush : ink.leaf
    )
  return (
    rect(0, 0, width, height, ink.sky) +
    hills(stage, 0.46, 0.14, ink.far, 5) +
    draw(12, bank) +
    rect(0, height * 0.555, width, height, ink.water) +
    stretched(
      stage,
      arches(stage, stone) +
        path('M118 172h28l-40 128h-106zM262 172h28l110 128h-106z', ink.wave) +
        path('M0 172h16L0 204zM384 172h16v32z', ink.wave) +
        stroke('M150 196h30M224 208h40M140 226h22M250 240h52M60 262h40M330 214h30', ink.light, 3, round)
    ) +
    ellipse(x, height * 0.9, 96 * scale, 14 * scale, ink.wave) +
    stroke(
      `M${x - 120 * scale} ${height * 0.93}q${120 * scale} ${26 * scale} ${240 * scale} 0`,
      ink.light,
      3,
      round
    ) +
    paddlerAhead(stage, { scale: scale * 1.14, x, y: height * 0.83 }, hull)
  )
}

export const kayakRio: Picture = {
  isFixed: true,
  mark: stage =>
    rect(0, 44, 96, 52, stage.ink.water) +
    path('M0 12H96V46H80a32 32 0 0 0-64 0H0z', stage.ink.land) +
    paddlerAhead(stage, { scale: 0.44, x: 48, y: 76 }, '#f6c445'),
  scene: underBridge
}
