import { standingOut } from '#domain/poster/colour.ts'
import { hills, peaks } from '#posters/props/nature/land.ts'
import { agave } from '#posters/props/nature/plants.ts'
import { tinted } from '#posters/props/tints.ts'
import {
  circle,
  d,
  draw,
  limb,
  path,
  place,
  type Placing,
  rect,
  round,
  stroke
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A quad bike and its rider, going right, wheels on the origin. 220 wide, 190 high. */
function quadBike(stage: Stage, paint: string, at: Placing): string {
  const { ink } = stage
  const wheel = (x: number) =>
    circle(x, -38, 40, ink.deep) +
    stroke(
      draw(
        12,
        index =>
          d`M${x + Math.cos(index * 0.524) * 36} ${-38 + Math.sin(index * 0.524) * 36}L${x + Math.cos(index * 0.524 + 0.1) * 44} ${-38 + Math.sin(index * 0.524 + 0.1) * 44}`
      ),
      ink.deep,
      9
    ) +
    circle(x, -38, 19, ink.shade) +
    circle(x, -38, 9, ink.deep)
  return place(
    stroke('M-62-40L0-62L66-40', ink.wood, 10, round) +
      wheel(-68) +
      wheel(72) +
      path(
        'M-118-72C-108-104-70-110-44-92L-20-78H22L40-96C66-110 106-104 122-76L108-70C92-86 62-88 48-70L34-54H-26L-38-70C-56-86-92-82-106-64z',
        paint
      ) +
      path('M-60-100L4-102L10-84L-24-78z', ink.deep) +
      path('M96-92L124-86L120-74L100-80z', '#fff0b8') +
      stroke('M34-92L50-132M38-138L62-126', ink.deep, 6, round) +
      limb([-26, -106, 14, -112, 8, -66, 20, -64], [26, 20, 15, 15], ink.mid) +
      path('M-44-112C-50-140-30-172-6-172C8-168 8-140-4-106z', ink.accent) +
      limb([-8, -160, 16, -136, 50, -132], [17, 13, 10], ink.accent) +
      circle(10, -188, 21, paint) +
      path('M14-198L34-196Q36-182 28-174L14-178z', ink.deep) +
      path('M-11-186C-12-206 10-214 22-206L40-210L36-200L4-196z', ink.light),
    at
  )
}

function track(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const paint = standingOut([ink.accent, ink.sky, ink.mid], ['#f6c445', ink.leaf, ink.water, ink.light])
  const puff = (index: number) =>
    circle(
      width * (0.26 - index * 0.055),
      height * (0.83 - (index % 3) * 0.05),
      (20 + ((index * 7) % 13)) * scale,
      index % 2 ? ink.light : ink.shade
    )
  return (
    rect(0, 0, width, height, ink.sky) +
    peaks(
      stage,
      [
        { reach: 0.3, x: random.between(0.1, 0.22), y: 0.3 },
        { reach: 0.34, x: random.between(0.5, 0.6), y: 0.2 },
        { reach: 0.28, x: random.between(0.84, 0.94), y: 0.34 }
      ],
      0.76,
      ink.far,
      ink.ridge
    ) +
    hills(stage, 0.74, 0.08, ink.wood, 5) +
    hills(stage, 0.86, 0.05, ink.land, 3) +
    agave(ink, { scale: scale * 0.9, x: width * 0.86, y: height * 0.8 }, random.chance(0.6)) +
    draw(6, puff) +
    path(
      d`M0 ${height * 0.9}C${width * 0.3} ${height * 0.86} ${width * 0.6} ${height * 0.92} ${width} ${height * 0.84}V${height}H0z`,
      tinted(stage, '#b06a34')
    ) +
    quadBike(stage, paint, {
      scale: scale * random.between(1.06, 1.16),
      turn: -9,
      x: width * random.between(0.48, 0.54),
      y: height * 0.86
    }) +
    draw(3, index =>
      circle(
        width * (0.3 - index * 0.1),
        height * (0.96 - index * 0.02),
        (18 + index * 5) * scale,
        index === 1 ? ink.shade : ink.light
      )
    ) +
    stroke(
      d`M${width * 0.6} ${height * 0.97}h${width * 0.2}M${width * 0.86} ${height * 0.93}h${width * 0.1}`,
      ink.deep,
      4,
      round
    )
  )
}

export const quad: Picture = {
  mark: stage =>
    rect(0, 78, 96, 18, stage.ink.land) + quadBike(stage, '#f6c445', { scale: 0.38, turn: -6, x: 46, y: 86 }),
  scene: track
}
