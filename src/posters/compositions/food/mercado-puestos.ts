import { mix } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { awning, heap } from '#posters/props/things/food.ts'
import { onlooker } from '#posters/props/people/people.ts'
import { tinted } from '#posters/props/tints.ts'
import { circle, d, draw, ellipse, path, place, rect, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** The iron roof and the great window at the end of the hall, on 400 by 300. */
function hall({ ink }: Stage): string {
  const rib = (index: number) => {
    const half = 74 + index * 52
    const spring = 150 - index * 12
    return `M${200 - half} 240V${spring}A${half} ${half * 0.92} 0 0 1 ${200 + half} ${spring}V240`
  }
  const bars = draw(5, index => `M${152 + index * 24} 204V${[110, 94, 88, 94, 110][index] ?? 90}`)
  return (
    rect(0, 0, 400, 300, ink.wood) +
    path('M-20 300V90A220 200 0 0 1 420 90V300z', mix(ink.wood, ink.land, 0.5)) +
    path('M126 240V150A74 68 0 0 1 274 150V240z', ink.sky) +
    stroke(bars + 'M128 150H272M134 122H266M126 178H274', ink.deep, 3) +
    stroke(draw(4, rib), ink.deep, 6) +
    stroke('M200 82V-10M147 98L60-10M253 98L340-10M128 130L-10 20M272 130L410 20', ink.deep, 4)
  )
}

/** One stall: awning, crates of fruit in two colours; the counter on the origin. 150 wide. */
function stall(
  stage: Stage,
  stripe: string,
  fruit: [string, string],
  scale: number,
  x: number,
  y: number
): string {
  const { ink } = stage
  const drawing =
    rect(-70, -4, 140, 74, ink.wood) +
    stroke('M-68-4V-96M68-4V-96', ink.deep, 4) +
    awning(stage, -82, 82, -122, -90, 8, stripe) +
    heap(-58, -8, 16, 4, fruit[0], ink.light) +
    heap(6, -8, 16, 4, fruit[1], ink.light) +
    path('M-72-4H-2L-6 24H-68zM2-4H72L68 24H6z', ink.land) +
    stroke('M-70 6H-4M4 6H70', ink.wood, 2)
  return place(drawing, { scale, x, y })
}

function market(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const [orange, green, red] = [tinted(stage, '#f39c2d'), ink.leaf, tinted(stage, '#d8323c')]
  const fish = (index: number) =>
    place(
      path('M-30 0C-14-13 14-12 26-2L38-10V12L26 4C14 12-14 12-30 0z', index % 2 ? ink.water : ink.far) +
        circle(-20, -2, 2.4, ink.deep) +
        stroke('M-12-5Q-9 0-12 5', ink.deep, 1.6),
      {
        scale: scale * 0.9,
        turn: -16,
        x: width * 0.5 + (index - 3) * 40 * scale,
        y: height * 0.9 + (index % 2) * 13
      }
    )
  const lamp = (x: number) =>
    stroke(d`M${x} 0V${height * 0.15}`, ink.deep, 2) +
    path(d`M${x - 18 * scale} ${height * 0.19}q${18 * scale} ${-26 * scale} ${36 * scale} 0z`, ink.leaf) +
    ellipse(x, height * 0.19, 8 * scale, 5 * scale, '#ffc94d')
  return (
    stretched(stage, hall(stage)) +
    rect(0, height * 0.78, width, height, ink.land) +
    stall(stage, ink.water, [green, red], scale * 0.62, width * 0.3, height * 0.66) +
    stall(stage, ink.mid, [red, orange], scale * 0.62, width * 0.7, height * 0.66) +
    onlooker(
      ink,
      { scale: scale * 1.3, x: width * random.between(0.44, 0.48), y: height * 0.8 },
      ink.accent
    ) +
    onlooker(
      ink,
      { scale: scale * 1.2, x: width * random.between(0.52, 0.56), y: height * 0.79 },
      ink.water
    ) +
    stall(stage, ink.accent, [orange, green], scale * 1.04, width * 0.12, height * 0.72) +
    stall(stage, ink.leaf, [red, orange], scale * 1.04, width * 0.88, height * 0.72) +
    lamp(width * 0.34) +
    lamp(width * 0.66) +
    path(
      d`M${width * 0.5 - 190 * scale} ${height * 0.86}h${380 * scale}l${20 * scale} ${height * 0.2}h${-420 * scale}z`,
      ink.light
    ) +
    path(
      d`M${width * 0.5 - 190 * scale} ${height * 0.86}h${380 * scale}l${3 * scale} ${7}h${-386 * scale}z`,
      ink.shade
    ) +
    draw(7, fish)
  )
}

export const mercadoPuestos: Picture = {
  mark: stage =>
    rect(0, 0, 96, 96, stage.ink.wood) +
    path('M14 60V50A34 34 0 0 1 82 50V60z', stage.ink.sky) +
    stall(stage, stage.ink.accent, ['#f39c2d', stage.ink.leaf], 0.58, 48, 76),
  scene: market
}
