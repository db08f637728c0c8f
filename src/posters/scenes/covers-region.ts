import { terrace } from '#posters/props/buildings/houses.ts'
import { hills, peaks } from '#posters/props/nature/land.ts'
import { birds, sky } from '#posters/props/nature/sky.ts'
import { cypress, stonePine } from '#posters/props/nature/trees.ts'
import { sea, swell } from '#posters/props/nature/water.ts'
import { d, draw, path } from '#posters/drawing/shapes.ts'
import type { Stage } from '#posters/drawing/stage.ts'

/** The whole region: the sun over sierra and sea, a white village between them. */
export function andalucia(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  return (
    sky(stage, { from: 0.46, height: 0.66, horizon: 0.6, size: 2.1, to: 0.54 }) +
    birds(stage, 3, 0.26) +
    peaks(
      stage,
      [
        { reach: 0.3, x: 0.1, y: 0.3 },
        { reach: 0.28, x: 0.9, y: 0.34 }
      ],
      0.62,
      ink.far,
      ink.mid,
      ink.light
    ) +
    hills(stage, 0.6, 0.06, ink.far, 4) +
    sea(stage, 0.6, ink.water, 0.5) +
    swell(stage, 0.72, 0.02, width * 0.16, ink.wave, ink.light) +
    path(
      d`M${width} ${height * 0.54}C${width * 0.82} ${height * 0.52} ${width * 0.72} ${height * 0.7} ${width * 0.56} ${height * 0.84}L${width * 0.4} ${height}H${width}z`,
      ink.leaf
    ) +
    terrace(ink, random, width * 0.78, height * 0.66, width * 0.26, 32 * scale) +
    terrace(ink, random, width * 0.7, height * 0.76, width * 0.34, 36 * scale) +
    terrace(ink, random, width * 0.62, height * 0.87, width * 0.42, 42 * scale) +
    path(
      d`M0 ${height * 0.8}C${width * 0.2} ${height * 0.8} ${width * 0.34} ${height * 0.9} ${width * 0.5} ${height}H0z`,
      ink.land
    ) +
    stonePine(ink, { scale: scale * 1.5, x: width * 0.19, y: height * 0.96 }, ink.leaf) +
    draw(2, index =>
      cypress(ink, {
        scale: scale * (1.2 - index * 0.25),
        x: width * (0.93 - index * 0.07),
        y: height * 0.99
      })
    ) +
    hills(stage, 0.98, 0.05, ink.deep, 3)
  )
}
