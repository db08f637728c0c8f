import { standingOut } from '#posters/colour.ts'
import { bust } from '#posters/props/horses.ts'
import { hills, peaks } from '#posters/props/land.ts'
import { painting } from '#posters/props/paintings.ts'
import { child, onlooker } from '#posters/props/people.ts'
import { birds, sky } from '#posters/props/sky.ts'
import { cypress, orangeTree } from '#posters/props/trees.ts'
import { circle, d, draw, path, place, polygon, rect, stroke } from '#posters/shapes.ts'
import type { Picture, Stage } from '#posters/stage.ts'

/** Two people before a picture that fills the wall. */
function gallery(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const wall = random.pick([ink.mid, ink.shade, ink.accent])
  const subject = random.whole(0, 2)
  const floor = height * 0.82
  const x = width * random.between(0.5, 0.58)
  const bench = place(
    rect(-40, -18, 80, 8, ink.wood) + rect(-32, -10, 6, 18, ink.deep) + rect(26, -10, 6, 18, ink.deep),
    { scale: scale * 1.2, x: width * 0.86, y: height * 0.92 }
  )
  return (
    rect(0, 0, width, height, wall) +
    path(
      d`M${x - 60 * scale} -10L${x + 60 * scale} -10L${x + 160 * scale} ${floor}L${x - 160 * scale} ${floor}z`,
      ink.sun
    ).replace('/>', ' opacity=".16"/>') +
    rect(0, floor, width, height, ink.land) +
    rect(0, floor - 8, width, 9, ink.light) +
    painting(ink, subject, { scale: scale * 1.42, x, y: height * 0.4 }) +
    painting(ink, subject + 1, { scale: scale * 0.72, x: width * 0.12, y: height * 0.42 }) +
    painting(ink, subject + 2, { scale: scale * 0.72, x: width * 0.95, y: height * 0.42 }) +
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

/** The front of an old palace: steps, columns, a pediment. */
function palace(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const x = width / 2
  const base = height * 0.8
  const half = random.between(112, 140) * scale
  const top = base - 132 * scale
  const columns = draw(6, index => {
    const at = x - half * 0.86 + (index * half * 1.72) / 5
    return (
      rect(at - 9 * scale, top + 8, 18 * scale, base - top - 8, ink.light) +
      rect(at + 1, top + 8, 8 * scale, base - top - 8, ink.shade) +
      rect(at - 13 * scale, top + 6, 26 * scale, 7 * scale, ink.land)
    )
  })
  const banner = (at: number, colour: string) =>
    rect(at - 14 * scale, top + 22 * scale, 28 * scale, 76 * scale, colour) +
    circle(at, top + 50 * scale, 8 * scale, ink.light)
  return (
    sky(stage, { from: 0.44, height: 0.36, horizon: 0.7, size: 1.9, to: 0.56 }) +
    birds(stage, random.whole(1, 3), 0.26) +
    hills(stage, 0.74, 0.12, ink.far, 4) +
    draw(4, index =>
      cypress(
        ink,
        {
          scale: scale * random.between(1.2, 1.6),
          x: x + (index < 2 ? -1 : 1) * (half + (18 + (index % 2) * 30) * scale),
          y: base + 4
        },
        ink.leaf
      )
    ) +
    rect(x - half, top, half * 2, base - top, ink.deep) +
    banner(x - half * 0.52, ink.accent) +
    banner(x + half * 0.52, ink.accent) +
    path(
      d`M${x - 18 * scale} ${base}v${-66 * scale}a${18 * scale} ${18 * scale} 0 0 1 ${36 * scale} 0v${66 * scale}z`,
      ink.lamp
    ) +
    columns +
    rect(x - half * 1.06, top - 16 * scale, half * 2.12, 20 * scale, ink.land) +
    path(
      d`M${x - half * 1.1} ${top - 16 * scale}L${x} ${top - 74 * scale}L${x + half * 1.1} ${top - 16 * scale}z`,
      ink.light
    ) +
    path(
      d`M${x} ${top - 74 * scale}L${x + half * 1.1} ${top - 16 * scale}L${x} ${top - 16 * scale}z`,
      ink.shade
    ) +
    circle(x, top - 36 * scale, 12 * scale, ink.wood) +
    draw(4, index =>
      rect(
        x - half * (1.12 + index * 0.12),
        base + index * 8 * scale,
        half * (2.24 + index * 0.24),
        8 * scale + 1,
        index % 2 ? ink.shade : ink.light
      )
    ) +
    rect(0, base + 32 * scale, width, height, ink.wood) +
    draw(random.whole(1, 3), index =>
      onlooker(
        ink,
        { scale: scale * 0.8, x: x + (index - 1) * 44 * scale - 12, y: base + 34 * scale },
        [ink.accent, ink.deep, ink.mid][index]
      )
    ) +
    orangeTree(ink, { scale: scale * 1.15, x: width * 0.08, y: height * 0.98 })
  )
}

/** An amphora and a head of marble on their plinths, a window to the sierra. */
function antiquities(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const plinth = (x: number, top: number, half: number) =>
    rect(x - half, top, half * 2, height, ink.light) +
    rect(x + half * 0.3, top, half * 0.7, height, ink.shade) +
    rect(x - half * 1.15, top, half * 2.3, 9 * scale, ink.land)
  const bust =
    path(
      'M-52 0C-50-34-30-40-16-46L-18-64C-30-70-36-86-34-104C-32-130-6-140 14-132C32-126 36-110 34-98L44-80L36-76C38-64 32-56 16-58L18-46C36-40 52-32 54 0z',
      ink.light
    ) +
    path(
      'M-52 0C-50-34-30-40-16-46L-18-64C-30-70-36-86-34-104C-32-130-6-140 14-132C-6-122-10-104-4-88C2-74-4-50-10-30C-16-16-20-8-20 0z',
      ink.shade
    ) +
    path(
      'M14-132C-6-142-36-130-36-100C-36-88-32-76-24-68C-22-84-14-92-8-106C4-104 24-112 32-112C32-120 26-128 14-132z',
      ink.land
    )
  const wall = random.pick([ink.mid, ink.deep, ink.water])
  const clay = standingOut([wall, ink.far], [ink.wood, ink.land, ink.accent])
  const amphora =
    path(
      'M-14-140H14L11-116C40-100 46-66 34-40C26-20 14-12 12 0H-12C-14-12-26-20-34-40C-46-66-40-100-11-116z',
      clay
    ) +
    stroke('M-13-134C-38-136-46-108-34-92M13-134C38-136 46-108 34-92', clay, 7) +
    stroke('M-40-72H40M-38-52H38', ink.deep, 4) +
    path('M-30-64l8 8l8-8l8 8l8-8l8 8l8-8l8 8l8-8v4H-30z', ink.light)
  const [left, right] = random.chance(0.5) ? [bust, amphora] : [amphora, bust]
  return (
    sky(stage, { from: 0.6, height: 0.42, horizon: 0.66, size: 1.7, to: 0.68 }) +
    peaks(
      stage,
      [
        { reach: 0.24, x: 0.42, y: 0.38 },
        { reach: 0.26, x: 0.6, y: 0.44 }
      ],
      0.74,
      ink.far,
      ink.ridge,
      ink.light
    ) +
    hills(stage, 0.76, 0.08, ink.leaf, 3) +
    path(
      d`M0 0H${width}V${height}H0zM${width * 0.26} ${height * 0.74}V${height * 0.36}A${width * 0.24} ${height * 0.26} 0 0 1 ${width * 0.74} ${height * 0.36}V${height * 0.74}z`,
      wall,
      ' fill-rule="evenodd"'
    ) +
    rect(width * 0.23, height * 0.74, width * 0.54, 8, ink.light) +
    rect(0, height * 0.92, width, height, ink.deep) +
    plinth(width * 0.26, height * 0.68, 52 * scale) +
    place(left, { scale: scale * 1.24, x: width * 0.26, y: height * 0.685 }) +
    plinth(width * 0.76, height * 0.76, 46 * scale) +
    place(right, { flip: true, scale: scale * 1.02, x: width * 0.76, y: height * 0.765 })
  )
}

export const museo: Picture = {
  mark: ({ ink }) =>
    rect(0, 0, 96, 96, ink.mid) +
    painting(ink, 0, { scale: 0.56, x: 48, y: 46 }) +
    rect(0, 90, 96, 6, ink.land),
  scene: stage => stage.random.pick([gallery, palace, antiquities])(stage)
}
