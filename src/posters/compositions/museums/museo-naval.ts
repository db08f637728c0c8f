import { mix } from '#domain/poster/colour.ts'
import { covering } from '#posters/props/canvas.ts'
import { d, draw, path, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** Three masts under sail on a small sea, keel at the origin. 150 wide, 128 high. */
function model({ accent, deep, light, shade, wood }: Stage['ink']): string {
  const mast = (x: number, top: number, broad: number) =>
    stroke(d`M${x}-18V${top - 8}`, deep, 3) +
    path(
      d`M${x - broad} ${top}H${x + broad}Q${x + broad + 12} ${top + 17} ${x + broad + 2} ${top + 32}H${x - broad - 2}Q${x - broad + 8} ${top + 17} ${x - broad} ${top}z`,
      light
    ) +
    path(
      d`M${x - broad - 4} ${top + 36}H${x + broad + 4}Q${x + broad + 16} ${top + 52} ${x + broad + 6} ${top + 66}H${x - broad - 6}Q${x - broad + 4} ${top + 52} ${x - broad - 4} ${top + 36}z`,
      light
    ) +
    path(
      d`M${x + broad} ${top}Q${x + broad + 12} ${top + 17} ${x + broad + 2} ${top + 32}H${x + broad - 8}Q${x + broad + 2} ${top + 17} ${x + broad - 10} ${top}z`,
      shade
    ) +
    path(d`M${x} ${top - 8}l18-5-18-5z`, accent)
  return (
    mast(-40, -98, 13) +
    mast(0, -110, 17) +
    mast(40, -94, 12) +
    stroke('M64-24L92-48', deep, 3, round) +
    path('M-76-34H-52V-24H62L82-30C76-6 60 2 44 2H-48C-66 2-74-14-76-34z', wood) +
    path('M-74-24L-73-16C-20-10 40-10 76-18L79-24z', accent) +
    stroke('M-44-7h2M-24-5h2M-4-4h2M16-5h2M36-7h2', deep, 5, round)
  )
}

/** A ship in a bottle, before a chart of the sea. */
function bottle(stage: Stage): string {
  const { ink, random } = stage
  const wall = random.pick([ink.wave, ink.deep, ink.mid])
  const faint = mix(wall, ink.light, 0.2)
  const glass = mix(wall, ink.light, 0.34)
  const turn = random.whole(0, 11)
  const winds = draw(16, index => {
    const angle = ((index * 16 + turn) * Math.PI) / 128
    return d`M${320 - Math.cos(angle) * 420} ${60 - Math.sin(angle) * 420}L${320 + Math.cos(angle) * 420} ${60 + Math.sin(angle) * 420}`
  })
  return covering(
    stage,
    rect(0, 0, 400, 300, wall) +
      stroke(winds, faint, 1.6) +
      rect(0, 250, 400, 50, ink.wood) +
      rect(0, 250, 400, 7, mix(ink.wood, ink.light, 0.35)) +
      path(
        'M92 250V228Q112 240 132 228V250zM232 250V228Q252 240 272 228V250z',
        mix(ink.wood, ink.deep, 0.5)
      ) +
      path(
        'M90 68H268C300 68 306 106 330 122L366 124V182L330 184C306 200 300 238 268 238H90C40 238 20 200 20 153S40 68 90 68z',
        glass
      ) +
      path(
        'M25 178Q56 166 88 178T152 178T216 178T280 178L326 186C304 202 298 236 268 236H90C50 236 30 212 25 178z',
        ink.water
      ) +
      path(
        'M26 190Q56 182 88 192T152 192T216 192T280 192L314 196C300 216 294 236 268 236H90C54 236 34 216 26 190z',
        ink.wave
      ) +
      `<g transform="translate(${random.whole(156, 178)} 186)${random.chance(0.5) ? '' : ' scale(-1 1)'}">${model(ink)}</g>` +
      path('M70 186Q86 178 102 187T134 187T166 187T198 187T230 187T262 188L258 200H80z', ink.wave) +
      stroke('M52 112Q64 84 100 82M124 80H160', ink.light, 7, round) +
      stroke(
        'M90 68H268C300 68 306 106 330 122L366 124V182L330 184C306 200 300 238 268 238H90C40 238 20 200 20 153S40 68 90 68z',
        ink.light,
        4
      ) +
      path('M358 120H372V186H358zM372 130H396V176H372z', tan),
    200,
    160
  )
}

const tan = '#c98d4c'

export const museoNaval: Picture = {
  isFixed: true,
  mark: ({ ink }) =>
    rect(0, 0, 96, 96, ink.wave) +
    `<g transform="matrix(.56 0 0 .6 47 80)">${model(ink)}</g>` +
    rect(0, 80, 96, 16, ink.water),
  scene: bottle
}
