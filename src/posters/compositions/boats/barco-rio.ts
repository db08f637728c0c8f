import { standingOut } from '#domain/poster/colour.ts'
import { terrace } from '#posters/props/buildings/houses.ts'
import { hills } from '#posters/props/nature/land.ts'
import { torreDelOro } from '#posters/props/buildings/landmarks.ts'
import { birds, sky } from '#posters/props/nature/sky.ts'
import { palm } from '#posters/props/nature/trees.ts'
import { ripples, sea, swell } from '#posters/props/nature/water.ts'
import { circle, d, draw, path, place, type Placing, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A river boat with people under its awning, waterline at the origin. 240 wide. */
function riverBoat({ ink }: Stage, at: Placing): string {
  const hull = standingOut([ink.water, ink.wave], [ink.light, ink.accent, ink.land])
  const people = [-66, -36, -6, 24, 54]
  const shirts = [ink.accent, '#f2b33d', ink.mid, ink.leaf, ink.accent]
  return place(
    people
      .map(
        (x, index) =>
          circle(x, -46, 8, ink.wood) +
          path(`M${x - 12} -14C${x - 12}-40 ${x + 12}-40 ${x + 12}-14z`, shirts[index] ?? ink.mid)
      )
      .join('') +
      stroke('M-92-18V-78M-30-18V-78M32-18V-78M86-18V-78', ink.deep, 4) +
      path('M-108-76Q-4-96 104-76L98-66H-102z', ink.accent) +
      path(
        'M-108-76Q-90-81-72-83L-68-66H-102zM-32-87Q-14-88 6-87L8-66H-30zM46-85Q64-83 80-80L78-66H46z',
        ink.light
      ) +
      path('M-122-26H120L132-34C130-10 118 8 100 12H-96C-112 6-120-8-122-26z', hull) +
      path('M-119-10H126C122 0 112 10 100 12H-96C-108 8-115 0-119-10z', ink.deep) +
      stroke('M128-32V-64', ink.deep, 3) +
      path('M128-64L152-58 128-50z', '#f2b33d') +
      draw(6, index => path(d`M${-86 + index * 34} -19h16v6h-16z`, ink.deep)),
    at
  )
}

/** In Sevilla the Torre del Oro stands on the quay, elsewhere hills behind it. */
function alongTheQuay(stage: Stage): string {
  const { height, ink, province, random, scale, width } = stage
  const quay = height * 0.58
  return (
    sky(stage, { from: 0.66, height: 0.6, horizon: 0.56, size: 1.3, to: 0.78 }) +
    birds(stage, random.whole(1, 3), 0.3) +
    hills(stage, 0.58, 0.14, ink.far, 4) +
    terrace(ink, random, width * 0.34, quay, width * 0.7, 40 * scale) +
    (province === 'sevilla' ? torreDelOro(ink, { scale: scale * 1.1, x: width * 0.2, y: quay }) : '') +
    palm(ink, { scale: scale * 0.85, x: width * 0.4, y: quay }) +
    palm(ink, { scale: scale * 0.75, x: width * 0.05, y: quay }) +
    rect(0, quay - 3, width, height * 0.06, ink.wood) +
    sea(stage, 0.63, ink.water, 0.2) +
    ripples(stage, 0.67, ink.light, 6) +
    riverBoat(stage, {
      scale: scale * random.between(1.04, 1.14),
      x: width * random.between(0.5, 0.56),
      y: height * 0.86
    }) +
    swell(stage, 0.88, 0.02, width * 0.2, ink.wave, ink.light) +
    stroke(
      d`M${width * 0.1} ${height * 0.965}h${width * 0.2}M${width * 0.6} ${height * 0.975}h${width * 0.26}`,
      ink.light,
      3,
      round
    )
  )
}

export const barcoRio: Picture = {
  isFixed: true,
  mark: stage =>
    circle(70, 26, 14, stage.ink.sun) +
    rect(0, 66, 96, 30, stage.ink.water) +
    riverBoat(stage, { scale: 0.34, x: 47, y: 74 }),
  scene: alongTheQuay
}
