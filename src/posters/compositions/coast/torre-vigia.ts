import { standingOut } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { hiker } from '#posters/props/people/people.ts'
import { agave } from '#posters/props/nature/plants.ts'
import { birds, clouds, stars } from '#posters/props/nature/sky.ts'
import { ripples, swell } from '#posters/props/nature/water.ts'
import { d, draw, path, place, type Placing, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A round watchtower of the coast with a fire on its roof, foot at the origin. 120 wide, 210 high. */
function tower({ ink, light }: Stage, stone: string, at: Placing): string {
  const course = draw(9, index => d`M${-34 + ((index * 29) % 60)} ${-22 - index * 17}h14`)
  return place(
    (light === 'evening' || light === 'night'
      ? path('M-10-206C-34-226-8-236-12-262C14-250 34-232 22-206z', '#ff9d3c') +
        path('M-4-206C-14-218 2-226 2-242C16-230 20-220 14-206z', '#ffe08a')
      : '') +
      path('M-62 0L-46-176H46L62 0z', stone) +
      path('M-62 0L-46-176H-16L-20 0z', ink.wood) +
      path('M-54-176H54L50-208H36V-194H20V-208H4V-194H-12V-208H-28V-194H-42V-208H-50z', stone) +
      path('M-54-176H-18L-22-194H-28V-194H-42V-208H-50z', ink.wood) +
      stroke('M-54-176H54', ink.light, 5) +
      path('M8-92V-112a9 9 0 0 1 18 0V-92z', ink.lamp) +
      stroke('M17-90V-30M12-84h10M12-72h10M12-60h10M12-48h10M12-36h10', ink.deep, 2.4) +
      path('M-4-140h8v14h-8z', ink.lamp) +
      stroke(course, ink.wood, 3, round),
    at
  )
}

function headland(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const stone = standingOut([ink.sky, ink.wood], [ink.land, ink.light, ink.shade])
  const x = width * random.between(0.28, 0.34)
  return (
    rect(0, 0, width, height, ink.sky) +
    (stage.light === 'night' ? stars(stage, 28, 0.5) : clouds(stage, ink.haze, 4, 0.36)) +
    stretched(stage, path('M250 172C290 150 330 156 360 140C380 132 392 134 404 130V176H250z', ink.far)) +
    rect(0, height * 0.58, width, height, ink.water) +
    ripples(stage, 0.6, ink.haze, 7) +
    birds(stage, 3, 0.36) +
    swell(stage, 0.76, 0.025, width / 6, ink.wave, ink.light) +
    tower(stage, stone, { scale: scale * 0.86, x, y: height * 0.745 }) +
    stretched(
      stage,
      path(
        'M-4 304V222C40 208 90 206 140 212C180 216 210 226 226 240L220 256L244 268L238 284L262 304z',
        ink.mid
      ) +
        path(
          'M226 240L220 256L244 268L238 284L262 304H214L206 286L216 268L190 252L196 230C210 232 218 236 226 240z',
          ink.deep
        ) +
        path(
          'M-4 222C40 208 90 206 140 212C180 216 210 226 226 240C190 236 170 230 140 232C90 236 40 226-4 238z',
          ink.leaf
        ) +
        stroke('M262 300Q280 288 296 296T330 292M236 290Q250 280 262 286', ink.light, 6, round)
    ) +
    hiker(ink, { flip: true, scale: scale * 1.2, x: width * 0.46, y: height * 0.765 }) +
    hiker(ink, { flip: true, scale: scale * 1.1, x: width * random.between(0.38, 0.4), y: height * 0.735 }) +
    swell(stage, 0.93, 0.03, width / 4, ink.deep, ink.light) +
    agave(ink, { scale: scale * 1.1, x: width * 0.08, y: height * 0.92 }, true)
  )
}

export const torreVigia: Picture = {
  mark: stage =>
    rect(0, 58, 96, 38, stage.ink.water) +
    path('M0 96V72C20 62 50 62 66 74L76 96z', stage.ink.leaf) +
    tower(stage, stage.ink.land, { scale: 0.3, x: 34, y: 72 }),
  scene: headland
}
