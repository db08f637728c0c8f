import { mix, standingOut } from '#domain/poster/colour.ts'
import { covering } from '#posters/props/canvas.ts'
import { amphora, bustOfMarble } from '#posters/props/things/marbles.ts'
import { lantern } from '#posters/props/buildings/houses.ts'
import { onlooker } from '#posters/props/people/people.ts'
import { orangeTree } from '#posters/props/nature/trees.ts'
import { circle, d, draw, path, place, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** The door of an old palace, and what is at its sides: the first at the left. */
function front(stage: Stage, beside: readonly [string, string]): string {
  const { ink, random } = stage
  const stone = mix(ink.light, ink.land, 0.25)
  const edge = mix(stone, ink.deep, 0.24)
  const wall = standingOut([stone, ink.accent], [ink.land, ink.wood, ink.far])
  const course = mix(wall, ink.deep, 0.12)
  const column = (x: number) =>
    rect(x - 9, 96, 18, 146, stone) +
    rect(x + 2, 96, 7, 146, edge) +
    rect(x - 13, 88, 26, 10, stone) +
    rect(x - 13, 238, 26, 10, stone)
  const coats = [ink.accent, ink.leaf, ink.water]
  const visitor = (index: number) =>
    onlooker(
      ink,
      { scale: 1.5, x: random.between(0, 16) + (index * 82 + 112), y: 284 - (index % 2) * 8 },
      coats[index]
    )
  return covering(
    stage,
    rect(0, 0, 400, 300, wall) +
      stroke(
        draw(8, row => d`M0 ${row * 34 + 12}H400`) +
          draw(
            32,
            index =>
              d`M${(index % 4) * 110 + (Math.floor(index / 4) % 2) * 54} ${Math.floor(index / 4) * 34 + 12}v34`
          ),
        course,
        2.4
      ) +
      rect(0, 0, 400, 14, stone) +
      rect(0, 14, 400, 5, edge) +
      place(beside[0], { x: 64 }) +
      place(beside[1], { x: 336 }) +
      path('M118 92H282V250H118z', edge) +
      path('M154 250V152a46 46 0 0 1 92 0V250z', ink.deep) +
      path('M172 250V160a28 28 0 0 1 56 0V250z', ink.lamp) +
      stroke('M149 250V152a51 51 0 0 1 102 0V250', stone, 10) +
      column(132) +
      column(268) +
      path('M108 76H292V90H108z', stone) +
      path('M104 76L160 44C168 40 176 40 180 46H220C224 40 232 40 240 44L296 76z', stone) +
      path('M126 71L160 52C170 48 176 52 180 56H220C224 52 230 48 240 52L274 71z', edge) +
      circle(200, 46, 20, stone) +
      circle(200, 46, 13, ink.accent) +
      path('M-4 250H404V262H-4z', stone) +
      path('M-4 262H404V304H-4z', mix(ink.wood, ink.land, 0.5)) +
      path('M96 250H304V262H96zM84 262H316V274H84z', ink.light) +
      path('M96 258H304V262H96zM84 270H316V274H84z', edge) +
      draw(random.whole(2, 3), visitor) +
      orangeTree(ink, { scale: 1.05, x: random.pick([24, 376]), y: 296 }),
    200,
    165
  )
}

/** The banners of an exhibition hang beside the door. */
function museum(stage: Stage): string {
  const { ink, random } = stage
  const cloth = random.pick([ink.accent, ink.water, ink.deep])
  const clay = standingOut([cloth], [ink.land, ink.light, ink.wood])
  const banner = (sign: string) =>
    rect(-36, 34, 72, 7, ink.deep) +
    rect(-32, 40, 64, 150, cloth) +
    rect(-32, 158, 64, 8, ink.light) +
    place(sign, { y: 146 }) +
    stroke('M-20 176h40', ink.light, 4)
  const signs = [
    banner(place(amphora(ink, clay), { scale: 0.62 })),
    banner(place(bustOfMarble(ink), { scale: 0.66 }))
  ] as const
  return front(stage, random.chance(0.5) ? signs : [signs[1], signs[0]])
}

/** Windows with balconies beside the door of a palace or a town hall. */
function house(stage: Stage): string {
  const { ink, random } = stage
  const blind = random.pick([ink.leaf, ink.water, ink.accent])
  const balcony =
    rect(-38, 34, 76, 12, ink.light) +
    rect(-32, 46, 64, 122, mix(ink.light, ink.deep, 0.2)) +
    rect(-25, 52, 50, 116, ink.lamp) +
    path('M-25 52H-3V168H-25zM3 52H25V168H3z', blind) +
    stroke(
      'M-22 66h16M-22 80h16M-22 94h16M-22 108h16M6 66h16M6 80h16M6 94h16M6 108h16',
      mix(blind, ink.deep, 0.4),
      3
    ) +
    rect(-46, 166, 92, 10, ink.light) +
    stroke(
      'M-42 132H42M-42 166V132M-28 166V132M-14 166V132M0 166V132M14 166V132M28 166V132M42 166V132',
      ink.deep,
      3.4,
      round
    ) +
    path('M-38 176l6 14h8v-14zM38 176l-6 14h-8v-14z', mix(ink.light, ink.deep, 0.3))
  return front(stage, [balcony, balcony]) + flagOf(stage)
}

/** A lantern or a flag over the door. */
function flagOf({ height, ink, random, width }: Stage): string {
  return random.chance(0.5)
    ? lantern(ink, { scale: 0.9 * Math.max(width / 400, height / 300), x: width / 2, y: height * 0.5 })
    : ''
}

const mark = ({ ink }: Stage) =>
  rect(0, 0, 96, 96, ink.land) +
  path('M22 90V44H74V90z', ink.shade) +
  path('M32 90V58a16 16 0 0 1 32 0V90z', ink.deep) +
  path('M16 40L48 14L80 40V47H16z', ink.light) +
  path('M20 46h8V90h-8zM68 46h8V90h-8z', ink.light) +
  rect(10, 88, 76, 8, ink.light)

export const museoFachada: Picture = { mark, scene: museum }
export const puertaPalacio: Picture = { mark, scene: house }
