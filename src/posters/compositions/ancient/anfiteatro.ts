import { standingOut } from '#domain/poster/colour.ts'
import { covering } from '#posters/props/canvas.ts'
import { dots, draw, ellipse, path, rect, round, stroke, times } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** The amphitheatre of Itálica from the air: broken tiers round the arena and the cross of its pit, on 400 by 300. */
function arena({ ink }: Stage, stone: string): string {
  const tier = (index: number) =>
    ellipse(
      200,
      150,
      178 - index * 21,
      132 - index * 17,
      [ink.wood, stone, ink.shade, stone, ink.shade][index] ?? stone
    )
  const wedges = draw(14, index => {
    const angle = (index / 14) * Math.PI * 2 + 0.2
    const at = (far: number) =>
      `${Math.round(200 + Math.cos(angle) * 178 * far)} ${Math.round(150 + Math.sin(angle) * 132 * far)}`
    return `M${at(0.55)}L${at(0.97)}`
  })
  return (
    path('M190 160C290 120 420 150 420 190V304H120z', ink.bush) +
    draw(5, tier) +
    stroke(wedges, ink.wood, 4) +
    path('M186 276L180 304H220L214 276zM186 24L182-4H218L214 24z', stone) +
    path('M193 240V304H207V240zM193 60V-4H207V60z', ink.wood) +
    path('M40 72L84 96L70 120L24 104zM330 216L352 236L318 262L296 244z', ink.leaf) +
    path('M52 84L78 98L70 110L44 98z', ink.bush) +
    ellipse(200, 150, 92, 66, ink.wood) +
    ellipse(200, 153, 88, 62, ink.land) +
    path('M150 138H182V122H218V138H250V166H218V182H182V166H150z', ink.deep) +
    path('M150 158H182V174H218V158H250V166H218V182H182V166H150z', ink.mid) +
    stroke('M166 138v26M234 138v26M182 148h36', ink.land, 3)
  )
}

function fromTheAir(stage: Stage): string {
  const { ink, random } = stage
  const stone = standingOut([ink.shade, ink.leaf, ink.wood], [ink.light, ink.land, ink.far])
  const spots = times(
    26,
    index => [(index * 97 + 20) % 410, (index * 53 + random.between(0, 30)) % 310] as const
  ).filter(([x, y]) => ((x - 200) / 200) ** 2 + ((y - 150) / 150) ** 2 > 1.02)
  const tree = (fill: string, size: number, shift: number) =>
    dots(
      spots.map(([x, y]) => [x + shift, y + shift] as const),
      fill,
      size
    )
  const crowd = times(random.whole(4, 8), index => [150 + index * 12, 190 + (index % 3) * 7] as const)
  return covering(
    stage,
    rect(0, 0, 400, 300, ink.leaf) +
      tree(ink.deep, 24, 4) +
      arena(stage, stone) +
      tree(ink.bush, 24, 0) +
      tree(ink.mid, 9, -4) +
      dots(
        crowd.map(([x, y]) => [x + 3, y + 3] as const),
        ink.wood,
        7
      ) +
      dots(crowd, ink.accent, 6) +
      stroke('M200 230q30-4 46-18', ink.light, 2, round)
  )
}

export const anfiteatro: Picture = {
  mark: stage =>
    rect(0, 0, 96, 96, stage.ink.leaf) +
    `<g transform="matrix(.27 0 0 .27 -6 7.500)">${arena(stage, stage.ink.light)}</g>`,
  scene: fromTheAir
}
