import { pot } from '#posters/props/nature/plants.ts'
import { stars } from '#posters/props/nature/sky.ts'
import { hills } from '#posters/props/nature/land.ts'
import { stretched } from '#posters/props/canvas.ts'
import { circle, d, draw, path, place, rect, ring, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** The lime-washed front of a house dug into the hill, foot of the door at the origin. 250 wide, 170 high. */
function front({ ink, random }: Stage): string {
  const window = (x: number) =>
    rect(x - 23, -96, 46, 46, ink.water) +
    rect(x - 18, -91, 36, 36, ink.lamp) +
    stroke(d`M${x - 6} -91v36M${x + 6} -91v36M${x - 18} -73h36`, ink.deep, 2.4) +
    rect(x - 26, -52, 52, 7, ink.wood)
  const plates = draw(
    3,
    index =>
      circle((index - 1) * 26, -138 - (index === 1 ? 8 : 0), 9, ink.accent) +
      ring((index - 1) * 26, -138 - (index === 1 ? 8 : 0), 5, ink.light, 2)
  )
  const stripes = draw(4, index => d`M${index * 11 - 21} -4Q${index * 11 - 17} -50 ${index * 11 - 21} -92`)
  return (
    path('M-150 12V-96C-140-150-70-182 0-184C72-182 142-150 150-96V12z', ink.light) +
    path('M-150 12V-96C-140-150-70-182 0-184C-60-160-92-100-96 12z', ink.shade) +
    path('M-32 4V-88a32 32 0 0 1 64 0V4z', ink.water) +
    path('M-26 4V-86a26 26 0 0 1 52 0V4z', ink.accent) +
    stroke(stripes, ink.light, 4, round) +
    window(-88) +
    window(88) +
    plates +
    (random.chance(0.5) ? pot(ink, { scale: 0.9, x: -50, y: 6 }) : '') +
    pot(ink, { scale: 0.9, x: 50, y: 6 }) +
    rect(-170, 4, 340, 14, ink.wood)
  )
}

function chimney({ ink }: Stage, x: number, y: number, scale: number): string {
  const body =
    path('M-17 0L-13-64H13L17 0z', ink.light) +
    path('M-17 0L-13-64H-3L-4 0z', ink.shade) +
    path('M-22-64L0-86L22-64z', ink.light) +
    rect(-8, -58, 5, 14, ink.deep) +
    rect(3, -58, 5, 14, ink.deep)
  return place(body, { scale, x, y })
}

function cave(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const x = width * random.between(0.44, 0.52)
  const night = stage.light === 'night' ? stars(stage, 24, 0.4) : ''
  return (
    rect(0, 0, width, height, ink.sky) +
    night +
    hills(stage, 0.4, 0.22, ink.far, 5) +
    stretched(
      stage,
      path(
        'M-4 304V130C20 110 50 104 76 112C110 60 170 40 220 46C280 52 310 96 330 124C356 112 384 120 404 136V304z',
        ink.land
      ) +
        path(
          'M-4 304V130C20 110 50 104 76 112C110 60 170 40 220 46C160 70 120 130 96 190C80 230 60 270 60 304z',
          ink.wood
        ) +
        stroke(
          'M140 96q20-24 50-28M300 140q20 10 26 30M356 160q16 8 22 24M40 150q8-14 20-16',
          ink.wood,
          5,
          round
        )
    ) +
    stroke(
      draw(
        5,
        index =>
          d`M${width * (0.16 + index * 0.14)} ${height * (0.44 - Math.sin((index + 0.5) * 0.628) * 0.2)}h0`
      ),
      ink.bush,
      22 * scale,
      round
    ) +
    chimney(stage, x + 62 * scale, height * 0.32, scale * 1.1) +
    chimney(stage, x - 76 * scale, height * 0.4, scale * 0.84) +
    rect(0, height * 0.92, width, height, ink.wood) +
    place(front(stage), { scale: scale * 1.02, x, y: height * 0.91 }) +
    path(
      d`M${x - 30 * scale} ${height * 0.93}H${x + 30 * scale}L${x + 60 * scale} ${height + 4}H${x - 60 * scale}z`,
      ink.land
    )
  )
}

export const casaCueva: Picture = {
  mark: stage =>
    path('M-4 96V60C10 20 80 10 100 56V96z', stage.ink.land) +
    place(front(stage), { scale: 0.34, x: 48, y: 88 }) +
    chimney(stage, 66, 34, 0.34),
  scene: cave
}
