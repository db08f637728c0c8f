import { donkey, signpost } from '#posters/props/nature/donkey.ts'
import { hills, road, slope } from '#posters/props/nature/land.ts'
import { agave } from '#posters/props/nature/plants.ts'
import { clouds, sky } from '#posters/props/nature/sky.ts'
import { oliveTree } from '#posters/props/nature/trees.ts'
import { d, path, type Point, rect } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

function crossroads(stage: Stage): string {
  const { height, ink, scale, width } = stage
  const at = (x: number, y: number): Point => [width * x, height * y]
  return (
    sky(stage, { from: 0.2, horizon: 0.6, size: 1.4, to: 0.34 }) +
    clouds(stage, ink.haze, 2, 0.3) +
    hills(stage, 0.6, 0.14, ink.far, 4) +
    hills(stage, 0.7, 0.08, ink.land, 3) +
    road(
      [at(0.72, 0.64), at(0.66, 0.69), at(0.74, 0.74), at(0.58, 0.82), at(0.36, 1.04)],
      width * 0.5,
      ink.light
    ) +
    road(
      [at(0.3, 0.66), at(0.36, 0.71), at(0.3, 0.78), at(0.4, 0.88), at(0.36, 1.04)],
      width * 0.44,
      ink.light
    ) +
    oliveTree(ink, { scale: scale * 0.8, x: width * 0.14, y: height * 0.76 }) +
    oliveTree(ink, { scale: scale * 0.6, x: width * 0.9, y: height * 0.7 }) +
    signpost(ink, { scale: scale * 1.05, x: width * 0.2, y: height * 0.94 }) +
    donkey(ink, { scale: scale * 0.9, x: width * 0.56, y: height * 0.93 }) +
    slope(stage, 1.04, 0.96, ink.deep) +
    agave(ink, { scale: scale * 1.1, x: width * 0.92, y: height * 1 }, false) +
    path(d`M0 ${height}h1`, ink.deep)
  )
}

/** No such page: a donkey at a crossroads. */
export const perdido: Picture = {
  mark: ({ ink }) => rect(0, 80, 96, 16, ink.land) + donkey(ink, { scale: 0.36, x: 40, y: 84 }),
  scene: crossroads
}
