import { standingOut } from '#domain/poster/colour.ts'
import { merlons } from '#posters/props/buildings/houses.ts'
import { hills } from '#posters/props/nature/land.ts'
import { stretched } from '#posters/props/canvas.ts'
import { onlooker, pointing } from '#posters/props/people/people.ts'
import { agave } from '#posters/props/nature/plants.ts'
import { birds, clouds, stars } from '#posters/props/nature/sky.ts'
import { d, draw, path, place, type Placing, rect, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A castle on its rock: keep, walls and round towers; foot of the walls at the origin. 330 wide, 250 high. */
function fortress({ ink, random }: Stage, at: Placing): string {
  const lit = standingOut([ink.wood, ink.sky], [ink.land, ink.shade, ink.light])
  const square = (x: number, wide: number, high: number) =>
    rect(x, -high, wide * 0.36, high + 30, ink.wood) +
    rect(x + wide * 0.36, -high, wide * 0.64, high + 30, lit) +
    rect(x - 3, -high - 2, wide + 6, 8, ink.wood) +
    merlons(x - 3, -high - 2, wide + 6, 9, lit)
  const slit = (x: number, y: number) => d`M${x} ${y}v-14a4 4 0 0 1 8 0v14z`
  const flag =
    stroke('M24-236V-284', ink.deep, 3) +
    path(
      random.chance(0.5)
        ? 'M25-284C40-292 52-276 68-284V-260C52-252 40-268 25-260z'
        : 'M25-284L70-272L25-260z',
      ink.accent
    )
  return place(
    flag +
      square(-18, 84, 236) +
      path(slit(32, -190) + slit(16, -150) + slit(46, -150), ink.lamp) +
      rect(-150, -96, 300, 130, lit) +
      path('M-150-96H-120V34H-150zM66-96H84V34H66z', ink.wood) +
      merlons(-150, -96, 300, 9, lit) +
      square(-166, 54, 146) +
      square(104, 62, 168) +
      path(slit(-138, -104) + slit(138, -122) + slit(138, -84) + slit(-92, -56) + slit(-60, -56), ink.lamp) +
      path('M-22 30V-34a26 26 0 0 1 52 0V30z', ink.wood) +
      path('M-14 30V-32a18 18 0 0 1 36 0V30z', ink.deep) +
      stroke('M-5-46V30M4-50V30M13-46V30M-14-20H22M-14 0H22', ink.wood, 2),
    at
  )
}

function onTheRock(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const x = width * random.between(0.5, 0.56)
  return (
    rect(0, 0, width, height, ink.sky) +
    (stage.light === 'night' ? stars(stage, 30, 0.5) : clouds(stage, ink.haze, 3, 0.3)) +
    birds(stage, random.whole(1, 3), 0.34) +
    hills(stage, 0.8, 0.24, ink.far, 4) +
    hills(stage, 0.84, 0.12, ink.ridge, 3) +
    fortress(stage, { scale: scale * 0.76, x, y: height * 0.75 }) +
    stretched(
      stage,
      path(
        'M-4 304V270L40 252L60 226L96 222L104 206L150 212L200 206L246 214L300 204L352 210L366 228L392 238L404 262V304z',
        ink.mid
      ) +
        path(
          'M60 226L96 222L104 206L150 212L140 236L156 260L130 280L140 304H-4V270L40 252zM246 214L300 204L290 232L306 256L280 278L290 304H240L250 262L236 240z',
          ink.deep
        )
    ) +
    path(
      draw(
        5,
        index =>
          d`M${width * (0.06 + index * 0.21)} ${height * 0.98}q${10 * scale} ${-26 * scale} ${24 * scale} 0z`
      ),
      ink.leaf
    ) +
    path(
      d`M${x - 6 * scale} ${height * 0.77}h${28 * scale}C${x + 30 * scale} ${height * 0.86} ${x - 60 * scale} ${height * 0.88} ${x - 30 * scale} ${height + 4}H${x - 104 * scale}C${x - 110 * scale} ${height * 0.86} ${x} ${height * 0.86} ${x - 6 * scale} ${height * 0.77}z`,
      ink.land
    ) +
    onlooker(ink, { scale: scale * 1.25, x: x - 52 * scale, y: height * 0.955 }, ink.accent) +
    pointing(ink, { scale: scale * 1.25, x: x - 78 * scale, y: height * 0.97 }, ink.water) +
    agave(ink, { scale: scale * 1.2, x: width * 0.07, y: height * 1.01 }, false)
  )
}

export const castillo: Picture = {
  isFixed: true,
  mark: stage =>
    fortress(stage, { scale: 0.27, x: 46, y: 74 }) + path('M0 96V84L20 74H80L96 82V96z', stage.ink.deep),
  scene: onTheRock
}
