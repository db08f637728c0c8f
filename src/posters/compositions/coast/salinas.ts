import { mix, standingOut } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { tinted } from '#posters/props/tints.ts'
import { d, draw, path, place, type Placing, rect, round, stroke, times } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A heap of salt, foot at the origin. 150 wide, 76 high. */
function heap({ ink }: Stage, at: Placing): string {
  return place(
    path('M-76 0L-10-76Q0-82 10-74L76 0z', ink.light) +
      path('M-76 0L-10-76Q-4-80 0-78L-16-40L-4-20L-26 0z', ink.shade),
    at
  )
}

/** Pans between banks of earth that run to one point, each of another colour; on 400 by 300, from 96 down. */
function pans(stage: Stage): string {
  const { ink, random } = stage
  const pink = tinted(stage, '#e88ea0')
  const colours = [
    ink.water,
    pink,
    ink.wave,
    mix(ink.water, ink.light, 0.5),
    mix(pink, ink.light, 0.5),
    ink.far
  ]
  const [x, y] = [random.between(150, 250), 40]
  const lines = [100, 116, 140, 178, 234, 330]
  const rays = times(8, index => -520 + index * 206)
  const at = (ray: number, line: number) =>
    x + ((rays[ray] ?? 0) - x) * (((lines[line] ?? 0) - y) / 300) * 1.2
  const start = random.whole(0, 5)
  return draw(5, line =>
    draw(7, ray => {
      const [top, foot] = [lines[line] ?? 0, lines[line + 1] ?? 0]
      const gap = 1.5 + line * 1.5
      const data = d`M${at(ray, line) + gap} ${top + gap * 0.7}L${at(ray + 1, line) - gap} ${top + gap * 0.7}L${at(ray + 1, line + 1) - gap} ${foot - gap * 0.4}L${at(ray, line + 1) + gap} ${foot - gap * 0.4}z`
      return path(data, colours[(start + line * 2 + ray) % 6] ?? ink.water)
    })
  )
}

function saltWorks(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const bank = standingOut([ink.water, ink.wave], [ink.land, ink.wood])
  const worker = width * random.between(0.3, 0.38)
  return (
    rect(0, 0, width, height, ink.sky) +
    stretched(
      stage,
      path('M0 96V74C60 60 110 70 160 76C230 84 300 56 400 70V96z', ink.far) +
        rect(0, 92, 400, 210, bank) +
        pans(stage)
    ) +
    heap(stage, { scale: scale * 0.34, x: width * 0.16, y: height * 0.325 }) +
    heap(stage, { scale: scale * 0.44, x: width * 0.3, y: height * 0.33 }) +
    heap(stage, { scale: scale * 1.3, x: width * 0.76, y: height * 0.76 }) +
    heap(stage, { scale: scale * 0.84, x: width * 0.93, y: height * 0.8 }) +
    place(
      stroke('M-8-40L-14 0M8-40L14 0', ink.deep, 8, round) +
        path('M-14-84Q0-92 14-84L15-38H-14z', ink.accent) +
        path('M-22-96Q0-116 22-96z', ink.light) +
        path('M-8-98a9 9 0 0 0 18 0z', tinted(stage, '#a8623c')) +
        stroke('M8-76L44-56M-8-74L34-50', ink.accent, 7, round) +
        stroke('M-6-40L96-76', ink.wood, 4, round) +
        stroke('M90-90L104-60', ink.wood, 7, round),
      { flip: true, scale: scale * 1.1, x: worker, y: height * 0.92 }
    ) +
    stroke(d`M${worker - 50 * scale} ${height * 0.93}h${70 * scale}`, ink.light, 4, round)
  )
}

export const salinas: Picture = {
  mark: stage =>
    rect(0, 40, 96, 56, stage.ink.water) +
    path('M0 96L30 58H66L96 96z', '#e88ea0') +
    heap(stage, { scale: 0.5, x: 48, y: 58 }) +
    stroke('M0 58H96', stage.ink.land, 5),
  scene: saltWorks
}
