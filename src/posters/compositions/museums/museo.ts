import { mix, standingOut } from '#domain/poster/colour.ts'
import { amphora, bustOfMarble } from '#posters/props/things/marbles.ts'
import { painting } from '#posters/props/things/paintings.ts'
import { niche } from '#posters/props/buildings/walls.ts'
import { child, onlooker } from '#posters/props/people/people.ts'
import { circle, d, dashes, draw, path, place, rect, ring } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** Two people before a picture that fills the wall. */
function gallery(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const wall = random.pick([ink.mid, ink.shade, ink.accent])
  const subject = random.whole(0, 2)
  const floor = height * 0.82
  const x = width * random.between(0.42, 0.6)
  const high = random.between(1.2, 1.5)
  const bench = place(
    rect(-40, -18, 80, 8, ink.wood) + rect(-32, -10, 6, 18, ink.deep) + rect(26, -10, 6, 18, ink.deep),
    { scale: scale * 1.2, x: width * 0.86, y: height * 0.92 }
  )
  return (
    rect(0, 0, width, height, wall) +
    path(
      d`M${x - 60 * scale} -10L${x + 60 * scale} -10L${x + 160 * scale} ${floor}L${x - 160 * scale} ${floor}z`,
      mix(wall, ink.sun, 0.16)
    ) +
    rect(0, floor, width, height, ink.land) +
    rect(0, floor - 8, width, 9, ink.light) +
    painting(ink, subject, { scale: scale * high, x, y: height * 0.4 }) +
    painting(ink, subject + 1, { scale: scale * 0.72, x: x - 172 * scale, y: height * 0.42 }) +
    painting(ink, subject + 2, { scale: scale * 0.72, x: x + 172 * scale, y: height * 0.42 }) +
    path(
      d`M${x - 40 * scale} ${height * 0.97}L${x + 60 * scale} ${height * 0.97}L${x + 20 * scale} ${height * 0.9}z`,
      ink.wood
    ) +
    onlooker(ink, { scale: scale * 2.5, x: x - 44 * scale, y: height * 0.97 }, ink.deep) +
    (random.chance(0.6)
      ? child(ink, { scale: scale * 2, x: x + 28 * scale, y: height * 0.97 }, ink.accent)
      : onlooker(ink, { scale: scale * 2.3, x: x + 24 * scale, y: height * 0.97 }, ink.water)) +
    bench
  )
}

/** A round mosaic of a Roman floor, hung on the wall: rings of stones. */
function mosaic({ ink, scale }: Stage, x: number, y: number, clay: string): string {
  const stones = (radius: number, colour: string) =>
    ring(x, y, radius * scale, colour, 7 * scale, dashes(8 * scale))
  return (
    circle(x, y, 62 * scale, ink.light) +
    stones(54, ink.deep) +
    stones(40, clay) +
    stones(26, ink.water) +
    path(
      draw(8, index => {
        const at = (turn: number, reach: number) =>
          d`${x + Math.cos(turn) * reach * scale} ${y + Math.sin(turn) * reach * scale}`
        const turn = (index * Math.PI) / 4
        return d`M${at(turn - 0.4, 8)}L${at(turn, 21)}L${at(turn + 0.4, 8)}z`
      }),
      ink.accent
    )
  )
}

/** An amphora and a head of marble on their plinths below a mosaic. */
function antiquities(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const plinth = (x: number, top: number, half: number) =>
    rect(x - half, top, half * 2, height, ink.light) +
    rect(x + half * 0.3, top, half * 0.7, height, ink.shade) +
    rect(x - half * 1.15, top, half * 2.3, 9 * scale, ink.land)
  const wall = random.pick([ink.mid, ink.deep, ink.water])
  const clay = standingOut([wall, ink.far], [ink.wood, ink.land, ink.accent])
  const [left, right] = random.chance(0.5)
    ? [bustOfMarble(ink), amphora(ink, clay)]
    : [amphora(ink, clay), bustOfMarble(ink)]
  return (
    rect(0, 0, width, height, wall) +
    niche(
      width / 2,
      height * 0.92,
      width * 0.24,
      height * 0.5,
      mix(wall, ink.light, 0.2),
      mix(wall, ink.light, 0.5)
    ) +
    mosaic(stage, width / 2, height * 0.4, clay) +
    rect(0, height * 0.92, width, height, ink.deep) +
    plinth(width * 0.26, height * 0.68, 52 * scale) +
    place(left, { scale: scale * 1.24, x: width * 0.26, y: height * 0.685 }) +
    plinth(width * 0.76, height * 0.76, 46 * scale) +
    place(right, { flip: true, scale: scale * 1.02, x: width * 0.76, y: height * 0.765 })
  )
}

const mark = ({ ink }: Stage) =>
  rect(0, 0, 96, 96, ink.mid) + painting(ink, 0, { scale: 0.56, x: 48, y: 46 }) + rect(0, 90, 96, 6, ink.land)

export const museo = {
  esculturas: { mark, scene: antiquities },
  'sala-museo': { mark, scene: gallery }
} satisfies Record<string, Picture>
