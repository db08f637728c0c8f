import { standingOut } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { hiker } from '#posters/props/people/people.ts'
import { d, draw, path, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** Two walls that nearly touch, a strip of light between them, the river far below: on 400 by 300. */
function walls({ ink }: Stage): string {
  const lit = standingOut([ink.wood, ink.deep], [ink.land, ink.shade, ink.far])
  return (
    path('M150-4H262L240 60L256 130L226 200L236 304H150z', ink.sky) +
    path('M150-4H214L226 40L206 96L222 150L200 204L206 304H150z', ink.far) +
    path('M196 304L210 262L224 246L240 262L262 304z', ink.water) +
    stroke('M216 272l8-10M212 290l20-16M238 292l6-8', ink.light, 3, round) +
    path('M-4-4H178L166 30L190 62L170 116L186 160L158 214L172 262L150 304H-4z', lit) +
    path(
      'M120-4H178L166 30L190 62L170 116L186 160L158 214L172 262L150 304H116L138 250L122 206L146 156L132 112L152 64L128 30z',
      ink.wood
    ) +
    path('M404-4H250L262 40L238 84L258 140L230 196L250 246L232 304H404z', ink.mid) +
    path('M404-4H318L334 50L304 104L326 160L300 214L322 304H404z', ink.deep) +
    stroke(
      'M30 40l14 60-10 40M84 20l-10 50 16 50M60 190l14 44M22 220l10 50M100 150l-8 34M292 30l-10 40 12 40M284 150l-12 40 10 40M360 60l-10 60M372 180l-12 60',
      ink.wood,
      4,
      round
    )
  )
}

/** Boards pinned to the wall and a bridge from side to side. */
function walkway({ height, ink, random, scale, width }: Stage): string {
  const at = (x: number, y: number) => d`${(x * width) / 400} ${(y * height) / 300}`
  const rail = (lift: number) =>
    d`M${at(-4, 176 - lift)}L${at(96, 186 - lift)}L${at(150, 178 - lift)}L${at(176, 168 - lift)}Q${at(212, 182 - lift)} ${at(246, 166 - lift)}L${at(300, 156 - lift)}L${at(404, 162 - lift)}`
  const posts = draw(23, index => {
    const x = index * 18
    const y =
      x < 96 ? 176 + x * 0.1 : x < 150 ? 186 - (x - 96) * 0.15 : x < 246 ? 176 : 166 - (x - 246) * 0.08
    return d`M${at(x, y)}V${((y - 24) * height) / 300}`
  })
  const struts = draw(8, index => {
    const x = index < 4 ? index * 36 + 6 : 270 + (index - 4) * 34
    const y = index < 4 ? 182 : 164
    return d`M${at(x, y)}l${(index < 4 ? -14 : 14) * scale} ${30 * scale}`
  })
  const walker = (index: number) =>
    hiker(
      ink,
      {
        flip: random.chance(0.5),
        scale: scale * 0.86,
        x: (width * (52 + index * 76 + random.between(0, 20))) / 400,
        y: (height * (index === 2 ? 170 : 178)) / 300
      },
      index % 2 ? ink.accent : ink.deep
    )
  return (
    stroke(struts, ink.deep, 3.4) +
    draw(3, walker) +
    stroke(rail(0), ink.light, 7 * scale) +
    stroke(rail(-4), ink.shade, 3 * scale) +
    stroke(posts, ink.light, 1.8) +
    stroke(rail(13) + rail(24), ink.light, 1.8)
  )
}

export const pasarela: Picture = {
  isFixed: true,
  mark: stage =>
    `<g transform="matrix(.4 0 0 .34 -32 -4)">${walls(stage)}</g>` +
    hiker(stage.ink, { scale: 0.8, x: 48, y: 62 }, stage.ink.deep) +
    rect(0, 60, 96, 5, stage.ink.light) +
    stroke('M0 42H96M6 42V62M26 42V62M70 42V62M90 42V62', stage.ink.light, 2),
  scene: stage => stretched(stage, walls(stage)) + walkway(stage)
}
