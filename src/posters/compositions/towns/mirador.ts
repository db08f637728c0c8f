import { belfry, castle, terrace } from '#posters/props/buildings/houses.ts'
import { hills, peaks } from '#posters/props/nature/land.ts'
import { onlooker } from '#posters/props/people/people.ts'
import { pot } from '#posters/props/nature/plants.ts'
import { stars } from '#posters/props/nature/sky.ts'
import { cypress } from '#posters/props/nature/trees.ts'
import { circle, d, draw, path, place, type Placing, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** The telescope of a lookout on its pillar, pointing left; foot at the origin. 150 wide, 190 high. */
function viewer({ ink }: Stage, at: Placing): string {
  return place(
    path('M-12 0H12L8-110H-8z', ink.deep) +
      path('M-30 0H30V-12H-30z', ink.deep) +
      path('M-24-104H24L16-128H-16z', ink.wood) +
      place(
        path('M-78-20H20Q34-20 36 0Q34 20 20 20H-78z', ink.accent) +
          path('M-78 4H35Q32 20 20 20H-78z', ink.deep, ' opacity=".3"') +
          path('M-94-25H-74V25H-94z', ink.light) +
          path('M34-12H52V12H34z', ink.deep) +
          circle(4, 0, 12, ink.light),
        { turn: 6, y: -146 }
      ),
    at
  )
}

/** From the parapet one looks over the valley to the fortress and the sierra. */
function overlook(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const wall = height * 0.78
  return (
    rect(0, 0, width, height, ink.sky) +
    (stage.light === 'night' ? stars(stage, 26, 0.36) : '') +
    peaks(
      stage,
      [
        { reach: 0.3, x: random.between(0.08, 0.16), y: 0.16 },
        { reach: 0.34, x: random.between(0.44, 0.52), y: 0.1 },
        { reach: 0.3, x: random.between(0.8, 0.88), y: 0.18 }
      ],
      0.56,
      ink.far,
      ink.ridge,
      ink.light
    ) +
    hills(stage, 0.56, 0.1, ink.mid, 3) +
    castle(ink, { scale: scale * 1.3, x: width * random.between(0.3, 0.38), y: height * 0.52 }) +
    draw(6, index =>
      cypress(
        ink,
        { scale: scale * random.between(0.3, 0.5), x: width * (0.06 + index * 0.1), y: height * 0.58 },
        ink.leaf
      )
    ) +
    hills(stage, 0.62, 0.06, ink.leaf, 4) +
    terrace(ink, random, -10, height * 0.7, width * 1.06, 34 * scale) +
    belfry(ink, { scale: scale * 0.9, x: width * 0.56, y: height * 0.72 }) +
    rect(0, wall, width, height, ink.light) +
    rect(0, wall, width, 12 * scale, ink.wood) +
    stroke(
      draw(2, row =>
        draw(
          9,
          index =>
            d`M${((index + (row % 2) / 2) * width) / 8} ${wall + (34 + row * 24) * scale}h${28 * scale}`
        )
      ),
      ink.shade,
      4,
      round
    ) +
    viewer(stage, { scale: scale * 1.16, x: width * 0.76, y: height * 1.02 }) +
    onlooker(
      ink,
      { scale: scale * 2.2, x: width * random.between(0.1, 0.14), y: height * 1.05 },
      ink.accent
    ) +
    onlooker(ink, { scale: scale * 2, x: width * random.between(0.22, 0.26), y: height * 1.05 }, ink.water) +
    pot(ink, { scale: scale * 1.1, x: width * 0.46, y: wall + 2 })
  )
}

export const mirador: Picture = {
  mark: stage =>
    path('M0 60L30 26L56 60zM36 60L66 30L96 60z', stage.ink.far) +
    rect(0, 58, 96, 38, stage.ink.light) +
    rect(0, 58, 96, 6, stage.ink.wood) +
    viewer(stage, { scale: 0.44, x: 58, y: 94 }),
  scene: overlook
}
