import { mix } from '#domain/poster/colour.ts'
import { d, draw, path, place, type Placing, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Stage } from '#posters/drawing/stage.ts'
import { hills, road } from '#posters/props/nature/land.ts'
import { agave, pot } from '#posters/props/nature/plants.ts'
import { sky } from '#posters/props/nature/sky.ts'
import { child, onlooker } from '#posters/props/people/people.ts'

/** A white chimney that grows out of the hill, foot at the origin. Height 46. */
function chimney({ ink }: Stage, at: Placing): string {
  return place(
    path('M-10 6L-8-30H8L10 6z', ink.light) +
      path('M3 6L2-30H8L10 6z', ink.shade) +
      path('M-13-30L0-44L13-30z', ink.light) +
      path('M3-30L0-44L13-30z', ink.shade) +
      rect(-6, -26, 5, 8, ink.deep),
    at
  )
}

/** A hill of clay with gullies in it, lit on its right; foot at the origin. 260 wide, 190 high. */
function mound({ ink }: Stage, fill: string, at: Placing): string {
  const dim = mix(fill, ink.deep, 0.32)
  return place(
    path(
      'M-134 6C-112-44-96-120-58-154C-36-176-14-190 8-188C40-184 62-150 80-116C96-84 116-40 130 6z',
      fill
    ) +
      path(
        'M-134 6C-112-44-96-120-58-154C-36-176-14-190 8-188C-22-170-44-130-52-90C-58-56-70-24-80 6z',
        dim
      ) +
      path(
        'M30-176C44-130 44-90 60-50L74 6H62C44-50 28-110 22-160zM66-136C74-100 84-70 106-20L92-30C76-64 66-100 62-124z',
        dim
      ),
    at
  )
}

/** The white front of a house that goes on inside the hill, foot at the origin. 150 wide, 96 high. */
function front({ ink }: Stage, door: string, at: Placing): string {
  const pane = (x: number) =>
    rect(x - 4, -52, 30, 34, ink.shade) +
    rect(x, -48, 22, 26, ink.lamp) +
    stroke(d`M${x + 11}-48v26`, ink.light, 2)
  return place(
    path('M-76 0V-44C-62-82-30-98 0-98C30-98 62-82 76-44V0z', ink.light) +
      path('M-76 0V-44C-66-72-46-88-26-94C-46-76-56-56-56-30V0z', ink.shade) +
      path('M-18 0V-50a18 18 0 0 1 36 0V0z', door) +
      path('M-18 0V-50a18 18 0 0 1 10-16V0z', mix(door, ink.deep, 0.3)) +
      pane(-54) +
      pane(30) +
      rect(-80, -6, 160, 7, ink.wood),
    at
  )
}

/** Who lives there, in the yard. */
function street({ height, ink, random, scale, width }: Stage, yard: string): string {
  return (
    onlooker(
      ink,
      { scale: scale * 1.25, x: width * random.between(0.46, 0.5), y: height * 0.95 },
      ink.accent
    ) +
    child(ink, { scale: scale * 1.25, x: width * 0.56, y: height * 0.96 }, ink.water) +
    stroke(
      d`M${width * 0.66} ${height * 0.96}h${40 * scale}M${width * 0.1} ${height * 0.95}h${30 * scale}`,
      mix(yard, ink.wood, 0.4),
      3,
      round
    )
  )
}

/** Guadix: houses dug into hills of clay, with white chimneys, and who lives there. */
export function dugout(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const left = width * random.between(0.24, 0.3)
  const right = width * random.between(0.74, 0.8)
  const foot = height * 0.88
  const yard = mix(ink.land, ink.light, 0.45)
  return (
    sky(stage, { from: 0.46, height: 0.4, horizon: 0.5, size: 1.1, to: 0.58 }) +
    hills(stage, 0.56, 0.16, ink.far, 4) +
    hills(stage, 0.62, 0.12, ink.land, 5) +
    mound(stage, mix(ink.land, ink.wood, 0.5), { scale: scale * 0.72, x: width * 0.52, y: height * 0.78 }) +
    chimney(stage, { scale: scale * 0.8, x: width * 0.53, y: height * 0.36 }) +
    front(stage, ink.water, { scale: scale * 0.6, x: width * 0.52, y: height * 0.77 }) +
    mound(stage, ink.mid, { flip: true, scale, x: right, y: foot }) +
    mound(stage, ink.wood, { scale: scale * 1.1, x: left, y: foot }) +
    chimney(stage, { scale: scale * 1.1, x: left - 34 * scale, y: height * 0.34 }) +
    chimney(stage, { scale: scale * 0.9, x: left + 58 * scale, y: height * 0.48 }) +
    chimney(stage, { scale, x: right + 6 * scale, y: height * 0.34 }) +
    rect(0, foot - 2, width, height, yard) +
    road(
      [
        [width * 0.52, height * 0.77],
        [width * 0.5, height * 0.86],
        [width * 0.46, height * 1.04]
      ],
      width * 0.2,
      ink.light
    ) +
    front(stage, ink.accent, { scale: scale * 0.94, x: left, y: foot + 4 }) +
    front(stage, ink.leaf, { scale: scale * 0.86, x: right, y: foot + 2 }) +
    draw(2, index =>
      pot(
        ink,
        { scale: scale * 0.62, x: left + (index ? 46 : -44) * scale, y: foot + 8 * scale },
        index ? ink.wood : ink.accent
      )
    ) +
    street(stage, yard) +
    agave(
      ink,
      { scale: scale * 1.2, x: width * random.pick([0.05, 0.95]), y: height * 1.0 },
      random.chance(0.4)
    )
  )
}
