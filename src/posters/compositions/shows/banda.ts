import { mix } from '#domain/poster/colour.ts'
import { covering } from '#posters/props/canvas.ts'
import { tinted } from '#posters/props/tints.ts'
import { circle, d, draw, ellipse, limb, path, place, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

const brass = '#f0b93c'

/** Somebody in a cap who plays the trumpet, cut off at the waist; the waist at the origin. 120 wide, 170 high. */
function trumpeter(stage: Stage, coat: string): string {
  const { ink } = stage
  const skin = tinted(stage, '#b9774c')
  return (
    path('M-44 8C-48-40-42-76-12-86H14C42-76 48-40 44 8z', coat) +
    path('M14-86C42-76 48-40 44 8H24C26-36 22-66 6-84z', mix(coat, ink.deep, 0.3)) +
    stroke('M0-72h0M0-52h0M0-32h0', brass, 7, round) +
    path('M-46-74Q-30-92-10-84L-16-70zM46-74Q30-92 12-84L18-70z', brass) +
    path('M-9-104H11V-82Q0-74-9-82z', mix(skin, ink.deep, 0.24)) +
    ellipse(2, -116, 18, 20, skin) +
    path('M-20-124C-22-150 26-152 24-124L32-118H-20z', coat) +
    path('M-20-128H24V-121H-20z', brass) +
    stroke('M20-106H92', brass, 8, round) +
    stroke('M36-106V-88Q36-80 44-80H66Q74-80 74-88V-106', brass, 5, round) +
    path('M84-112C98-112 104-122 110-134V-80C104-92 98-100 84-100z', brass) +
    path('M106-134Q116-106 106-80L112-80Q122-106 112-134z', mix(brass, ink.deep, 0.3)) +
    stroke('M48-116v10M56-116v10M64-116v10', mix(brass, ink.deep, 0.35), 5, round) +
    path('M30-70Q46-96 58-84L66-96Q74-100 72-90L62-68Q46-44 28-50z', coat) +
    circle(62, -92, 8, skin)
  )
}

/** The town's band comes down the street under strings of bunting: trumpets behind, the drum in front. */
function parade(stage: Stage): string {
  const { ink, random } = stage
  const wall = random.pick([ink.sky, ink.haze])
  const coat = random.pick([ink.deep, ink.accent, ink.water])
  const flags = [ink.accent, '#f6c445', ink.leaf, ink.light]
  const first = random.whole(0, 3)
  const bunting = (y: number, sag: number) =>
    stroke(d`M-4 ${y}Q200 ${y + sag} 404 ${y}`, ink.deep, 2.4) +
    draw(15, index => {
      const part = (index + 0.5) / 15
      const at = y + 2 * part * (1 - part) * sag
      return path(d`M${part * 408 - 16} ${at}h24l-12 26z`, flags[(index + first) % 4] ?? ink.accent)
    })
  const skin = tinted(stage, '#b9774c')
  const drum = random.between(66, 84)
  return covering(
    stage,
    rect(0, 0, 400, 300, wall) +
      path('M-4-4H76V304H-4zM332-4H404V304H332z', ink.lime) +
      path('M16 96h38v62H16zM350 84h38v62h-38z', ink.deep) +
      stroke(
        'M10 162h50M14 162v-24M24 162v-24M34 162v-24M44 162v-24M56 162v-24M344 150h50M350 150v-24M362 150v-24M374 150v-24M386 150v-24',
        ink.wood,
        3
      ) +
      bunting(18, 60) +
      bunting(66, 52) +
      place(trumpeter(stage, coat), { scale: 1.06, x: 168, y: 256 }) +
      place(trumpeter(stage, coat), { scale: 1.06, x: 290, y: 256 }) +
      path('M-4 252Q200 236 404 252V304H-4z', mix(ink.land, ink.wood, 0.4)) +
      circle(drum + 7, 222, 68, mix(ink.deep, ink.accent, 0.3)) +
      circle(drum, 218, 68, ink.accent) +
      circle(drum, 218, 55, ink.light) +
      path(
        d`M${drum} 190l8 18 20 2-15 13 5 20-18-11-18 11 5-20-15-13 20-2z`,
        coat === ink.accent ? ink.deep : coat
      ) +
      limb([drum + 118, 312, drum + 104, 268, drum + 72, 250], [42, 32, 20], coat) +
      stroke(d`M${drum + 66} 246L${drum + 36} 208`, ink.wood, 6, round) +
      circle(drum + 33, 205, 12, mix(ink.light, ink.land, 0.5)) +
      circle(drum + 66, 247, 12, skin),
    190,
    170
  )
}

export const banda: Picture = {
  mark: ({ ink }) =>
    rect(0, 0, 96, 96, ink.sky) +
    circle(38, 58, 30, ink.accent) +
    circle(38, 58, 23, ink.light) +
    stroke('M84 26L56 50', ink.wood, 5, round) +
    path('M10 10h22l-11 20zM38 10h22l-11 20zM66 10h22l-11 20z', ink.leaf),
  scene: parade
}
