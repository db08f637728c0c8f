import { type Coat, trotting } from '#posters/props/nature/horses.ts'
import { belfry, terrace } from '#posters/props/buildings/houses.ts'
import { clouds } from '#posters/props/nature/sky.ts'
import { orangeTree } from '#posters/props/nature/trees.ts'
import { tinted } from '#posters/props/tints.ts'
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
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** An open carriage with its coachman and two guests, going right, wheels on the origin. 250 wide, 190 high. */
function carriage(stage: Stage, at: Placing): string {
  const { ink } = stage
  const skin = tinted(stage, '#c98a5e')
  const yellow = '#f2b33d'
  const wheel = (x: number, r: number) =>
    ring(x, -r, r - 4, yellow, 6) +
    stroke(
      draw(
        5,
        index =>
          d`M${x - Math.cos(index * 0.63) * (r - 5)} ${-r - Math.sin(index * 0.63) * (r - 5)}L${x + Math.cos(index * 0.63) * (r - 5)} ${-r + Math.sin(index * 0.63) * (r - 5)}`
      ),
      yellow,
      3
    ) +
    circle(x, -r, 7, ink.accent)
  const guest = (x: number, coat: string, hat: string) =>
    place(
      path('M-17 0C-19-28-12-38 0-38C12-38 19-28 17 0z', coat) +
        circle(1, -48, 11, skin) +
        path('M-19-52H22L14-56C12-68-10-68-12-56z', hat),
      { x, y: -94 }
    )
  return place(
    path('M-126-76C-132-150-104-176-62-176L-70-150C-96-140-100-112-96-76z', ink.deep) +
      guest(-70, ink.light, ink.accent) +
      guest(-36, ink.accent, ink.light) +
      path('M26-120H78V-108H34z', ink.deep) +
      path('M36-120C34-150 42-166 56-166C70-166 74-150 72-120z', ink.mid) +
      stroke('M60-152L92-136L100-140', ink.mid, 9, round) +
      stroke('M52-120L84-104L88-78', ink.deep, 11, round) +
      circle(58, -178, 11, skin) +
      path('M38-182H80V-186H70V-204H46V-186H38z', ink.deep) +
      path(
        'M-126-80H8C16-80 18-108 32-110H84L92-72H56C40-52 20-40-10-40H-76C-106-40-122-56-126-80z',
        ink.accent
      ) +
      path('M-126-80H8L6-72H-124zM-90-50Q-40-40 10-50L-10-40H-76z', yellow) +
      stroke('M-80-40Q-90-20-66-14M40-56L66-30', ink.deep, 5, round) +
      circle(26, -98, 6, '#fff0b8') +
      wheel(-70, 42) +
      wheel(64, 30),
    at
  )
}

function ride(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const black: Coat = { hair: ink.deep, mane: ink.mid, shade: ink.deep }
  const bay: Coat = { hair: tinted(stage, '#7a3b22'), mane: ink.deep, shade: ink.deep }
  const coat = random.chance(0.5) ? black : bay
  const floor = height * 0.9
  const [cab, horse] = [width * 0.5 - 84 * scale, width * 0.5 + 88 * scale]
  return (
    rect(0, 0, width, height, ink.sky) +
    clouds(stage, ink.haze, 3, 0.3) +
    belfry(ink, { scale: scale * 2, x: width * random.between(0.46, 0.54), y: height * 0.8 }) +
    terrace(ink, random, -10, height * 0.72, width * 0.46, 84 * scale) +
    terrace(ink, random, width * 0.62, height * 0.72, width * 0.5, 84 * scale) +
    draw(2, index =>
      orangeTree(ink, { scale: scale * 0.92, x: width * (0.06 + index * 0.88), y: height * 0.8 })
    ) +
    rect(0, height * 0.79, width, height, ink.land) +
    stroke(
      draw(3, row =>
        draw(
          12,
          index => d`M${((index + (row % 2) / 2) * width) / 11} ${height * (0.83 + row * 0.06)}h${16 * scale}`
        )
      ),
      ink.wood,
      3,
      round
    ) +
    stroke(
      d`M${cab + 60 * scale} ${floor - 42 * scale}L${horse + 20 * scale} ${floor - 80 * scale}`,
      ink.deep,
      4 * scale,
      round
    ) +
    place(trotting(coat, {}), { scale: scale * 0.78, x: horse, y: floor }) +
    stroke(
      d`M${horse + 70 * scale} ${floor - 114 * scale}Q${horse - 40 * scale} ${floor - 96 * scale} ${cab + 88 * scale} ${floor - 120 * scale}M${horse + 18 * scale} ${floor - 106 * scale}L${horse + 14 * scale} ${floor - 84 * scale}`,
      ink.deep,
      2.6,
      round
    ) +
    carriage(stage, { scale: scale * 0.88, x: cab, y: floor }) +
    rect(0, height * 0.97, width, height, ink.wood)
  )
}

export const cocheCaballos: Picture = {
  isFixed: true,
  mark: stage => rect(0, 80, 96, 16, stage.ink.land) + carriage(stage, { scale: 0.4, x: 54, y: 86 }),
  scene: ride
}
