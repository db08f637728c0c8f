import { mix } from '#domain/poster/colour.ts'
import {
  circle,
  d,
  draw,
  path,
  place,
  type Placing,
  rect,
  ring,
  round,
  stroke
} from '#posters/drawing/shapes.ts'
import type { Stage } from '#posters/drawing/stage.ts'
import { terrace } from '#posters/props/buildings/houses.ts'
import { hills } from '#posters/props/nature/land.ts'
import { sky } from '#posters/props/nature/sky.ts'
import { fromBehind, seller } from '#posters/props/people/figures.ts'
import { awning } from '#posters/props/things/food.ts'
import { vessel } from '#posters/props/things/pottery.ts'

/** A painted plate hung from a cord, the cord at the origin. Height 60. */
function plate(ground: string, paint: string, at: Placing): string {
  return place(
    stroke('M0-8V6', paint, 2) +
      circle(0, 32, 26, ground) +
      ring(0, 32, 18, paint, 4) +
      path('M0 20L7 32L0 44L-7 32zM-12 32L0 25L12 32L0 39z', paint),
    at
  )
}

/** A basket of wicker, foot at the origin. 84 wide, 88 high. */
function basket({ ink }: Stage, at: Placing): string {
  const weave = draw(3, row => `M${-36 + row * 3} ${-34 + row * 12}h${72 - row * 6}`)
  return place(
    stroke('M-30-44C-28-100 28-100 30-44', ink.wood, 6) +
      path('M-42-46H42L30 0H-30z', '#d9a24e') +
      path('M14-46H42L30 0H10z', '#b77f35') +
      stroke(weave, ink.wood, 3, round) +
      path('M-46-52H46V-42H-46z', ink.wood),
    at
  )
}

/** A stall of crafts: plates on cords, pots and baskets, who sells them and who looks. */
export function craftStall(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const [left, right] = [width * 0.05, width * 0.95]
  const counter = height * 0.76
  const cloth = random.pick([ink.accent, ink.mid, ink.leaf])
  const start = random.whole(0, 3)
  const paints = [ink.water, ink.accent, ink.leaf, ink.wood] as const
  const middle = width * random.between(0.5, 0.56)
  const hung = (index: number) => {
    const x = left + ((right - left) * (index + 0.5)) / 6
    const paint = paints[(index + start) % 4] ?? ink.water
    const isLow = index % 2 === 1
    return plate(ink.light, paint, { scale: scale * 0.86, x, y: height * (isLow ? 0.32 : 0.27) })
  }
  const pot = (part: number, kind: number, size: number) =>
    vessel(
      ink,
      kind + start,
      [ink.light, ink.land, ink.wood, ink.shade][(kind + start) % 4] ?? ink.land,
      paints[(kind + start) % 3] ?? ink.water,
      { scale: scale * size, x: left + (right - left) * part, y: counter + 2 }
    )
  return (
    sky(stage, { from: 0.4, horizon: 0.7, size: 1.5, to: 0.6 }) +
    hills(stage, 0.6, 0.12, ink.far, 4) +
    terrace(ink, random, -10, height * 0.64, width * 1.1, 40 * scale) +
    rect(0, height * 0.74, width, height, mix(ink.land, ink.deep, 0.3)) +
    rect(left, height * 0.16, 7, height, ink.deep) +
    rect(right - 7, height * 0.16, 7, height, ink.deep) +
    stroke(d`M${left} ${height * 0.265}H${right}`, ink.deep, 2) +
    draw(6, hung) +
    seller(stage, { scale: scale * 0.98, x: middle, y: counter }, ink.water) +
    pot(0.1, 0, 0.56) +
    pot(0.8, 1, 0.62) +
    pot(0.93, 2, 0.5) +
    basket(stage, { scale: scale * 0.72, x: left + (right - left) * 0.68, y: counter + 2 }) +
    rect(left - 4, counter, right - left + 8, height, ink.mid) +
    rect(left - 4, counter, right - left + 8, 7 * scale, ink.light) +
    path(
      draw(
        9,
        index =>
          d`M${left + ((right - left) * index) / 9} ${counter + 7 * scale}h${(right - left) / 18}v${height * 0.2}h${(left - right) / 18}z`
      ),
      mix(ink.mid, ink.light, 0.3)
    ) +
    fromBehind(
      stage,
      { scale: scale * 1.1, x: width * random.between(0.27, 0.31), y: height * 1.01 },
      ink.accent,
      ink.deep
    ) +
    awning(stage, left - 12, right + 12, height * 0.04, height * 0.22, random.pick([9, 11, 13]), cloth)
  )
}
