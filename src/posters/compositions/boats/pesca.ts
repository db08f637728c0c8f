import { mix, standingOut } from '#domain/poster/colour.ts'
import { hills } from '#posters/props/nature/land.ts'
import { tinted } from '#posters/props/tints.ts'
import { circle, d, draw, path, place, type Placing, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A tuna, going right, middle at the origin. 240 long. */
function tuna({ ink }: Stage, at: Placing): string {
  const finlets = draw(
    5,
    index =>
      d`M${-84 + index * 15} ${-14 - index * 3}l-8-8l14 4zM${-84 + index * 15} ${14 + index * 3}l-8 8l14-4z`
  )
  return place(
    path(
      'M120 4C84-36 20-48-30-30C-56-20-80-10-98-3L-128-44C-118-16-118 16-128 46L-98 6C-78 12-56 22-30 30C24 46 90 36 120 4z',
      ink.deep
    ) +
      path('M120 4C86 10 30 14-98 4C-78 12-56 22-30 30C24 46 90 36 120 4z', ink.light) +
      path('M110 0C80 10 20 14-60 8C-20 4 50-2 110 0z', ink.shade) +
      path(
        'M20-40C16-60 4-74-14-80C-10-62-12-50-6-40zM-10 34C-14 52-26 64-42 70C-36 54-38 44-32 32zM40 10C24 18 8 32 0 46C22 42 40 32 52 20z',
        ink.mid
      ) +
      path(finlets, '#f6c445') +
      circle(92, -6, 8, ink.light) +
      circle(93, -6, 4.4, ink.deep) +
      stroke('M118 6L100 12M70-22Q60 0 70 22', ink.mid, 3, round),
    at
  )
}

/** A small boat with a man and his rod, waterline at the origin. 180 wide; the line falls from (112, -92). */
function angler(stage: Stage, hull: string, at: Placing): string {
  const { ink } = stage
  return place(
    stroke('M-6-44L60-70L112-92', ink.wood, 3.4, round) +
      path('M-52-14C-54-44-46-58-32-58C-16-58-12-40-14-14z', ink.accent) +
      stroke('M-30-46L-6-36L6-48', ink.accent, 9, round) +
      circle(-30, -70, 11, tinted(stage, '#a8623c')) +
      path('M-52-72H-8L-16-77C-18-92-42-92-44-77z', '#f6c445') +
      path('M-100-22C-60-12 50-12 96-30C90-4 70 12 50 12H-70C-86 10-98-6-100-22z', hull) +
      path('M-100-22C-60-12 50-12 96-30L93-20C50-4-60-4-98-13z', ink.light),
    at
  )
}

/** Above the water a boat, below it what the man does not see. */
function catchOfTheDay(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const line = height * 0.4
  const boat = { scale: scale * 0.8, x: width * random.between(0.24, 0.3), y: line + 2 }
  const hook = { x: boat.x + 112 * boat.scale, y: line + height * 0.3 }
  const hull = standingOut([ink.sky, ink.water], [ink.wood, ink.accent, ink.leaf])
  const deepWater = mix(ink.water, ink.deep, 0.5)
  const wave = draw(Math.ceil(width / 40) + 1, () => 'q10-7 20 0t20 0')
  const minnow = (index: number) =>
    place(path('M18 0C8-10-8-8-16 0L-26-8V8L-16 0C-8 8 8 10 18 0z', index % 2 ? ink.haze : ink.far), {
      scale,
      x: width * (0.12 + ((index * 37) % 80) / 100),
      y: height * (0.52 + ((index * 23) % 40) / 100)
    })
  return (
    rect(0, 0, width, line, ink.sky) +
    hills(stage, 0.4, 0.2, ink.far, 5) +
    rect(0, line, width, height, ink.water) +
    rect(0, height * 0.66, width, height, mix(ink.water, ink.deep, 0.25)) +
    rect(0, height * 0.85, width, height, deepWater) +
    draw(8, minnow) +
    tuna(stage, {
      flip: true,
      scale: scale * random.between(1, 1.1),
      turn: random.between(6, 14),
      x: hook.x + 108 * scale,
      y: hook.y + 22 * scale
    }) +
    angler(stage, hull, boat) +
    stroke(d`M0 ${line}` + wave, ink.light, 5) +
    stroke(d`M${hook.x} ${line - 92 * boat.scale}L${hook.x} ${hook.y - 12}`, ink.light, 1.8) +
    stroke(
      d`M${hook.x} ${hook.y - 14}V${hook.y}a${7 * scale} ${7 * scale} 0 0 1 ${-14 * scale} 0`,
      ink.light,
      3.4,
      round
    ) +
    circle(hook.x, line + 10, 7 * scale, ink.accent) +
    path(
      d`M0 ${height}V${height * 0.95}q${width * 0.25} ${-height * 0.06} ${width * 0.5} 0t${width * 0.5} 0V${height}z`,
      ink.deep
    )
  )
}

export const pesca: Picture = {
  mark: stage =>
    rect(0, 36, 96, 60, stage.ink.water) +
    angler(stage, stage.ink.wood, { scale: 0.4, x: 40, y: 36 }) +
    stroke('M84 0V56', stage.ink.light, 2) +
    tuna(stage, { scale: 0.34, turn: -8, x: 46, y: 70 }),
  scene: catchOfTheDay
}
