import { mix, standingOut } from '#domain/poster/colour.ts'
import { covering } from '#posters/props/canvas.ts'
import { fromBehind } from '#posters/props/people/figures.ts'
import { amphora, bustOfMarble } from '#posters/props/things/marbles.ts'
import { vessel } from '#posters/props/things/pottery.ts'
import { tinted } from '#posters/props/tints.ts'
import { path, place, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** One treasure behind glass, in the only light of the room; those who came to see it stand before it. */
function showcase(stage: Stage): string {
  const { ink, random } = stage
  const wall = random.pick([ink.mid, ink.bush, ink.wave])
  const lit = mix(wall, ink.light, 0.28)
  const clay = standingOut([lit], [tinted(stage, '#b5532a'), ink.land, ink.light])
  const treasure = random.pick([
    place(amphora(ink, clay), { scale: 1.15 }),
    place(bustOfMarble(ink), { scale: 1.1 }),
    vessel(ink, random.whole(0, 2), clay, ink.light, { scale: 1.05 })
  ])
  const hair = [ink.deep, tinted(stage, '#5a3322')] as const
  const child = random.chance(0.5) ? 118 : 290
  return covering(
    stage,
    rect(0, 0, 400, 300, wall) +
      path('M168-4H232L330 262H70z', mix(wall, ink.light, 0.12)) +
      rect(0, 258, 400, 42, mix(wall, ink.deep, 0.5)) +
      path('M160 0H240V10H160z', ink.deep) +
      rect(128, 40, 144, 166, lit) +
      path('M182 40H218L252 206H148z', mix(lit, ink.light, 0.36)) +
      place(treasure, { x: 200, y: 206 }) +
      stroke('M146 66L190 40M146 100L230 46', ink.light, 4, `${round} opacity=".55"`) +
      stroke('M128 206V40H272V206', ink.light, 4) +
      rect(118, 206, 164, 12, ink.light) +
      rect(126, 218, 148, 66, mix(ink.light, ink.deep, 0.16)) +
      rect(218, 218, 56, 66, ink.shade) +
      rect(172, 232, 40, 18, ink.light) +
      stroke('M178 238h28M178 244h18', ink.deep, 2) +
      fromBehind(stage, { scale: 1.2, x: random.between(54, 74), y: 306 }, ink.accent, hair[0]) +
      fromBehind(stage, { scale: 1.1, x: random.between(334, 352), y: 308 }, ink.land, hair[1]) +
      fromBehind(stage, { scale: 0.72, x: child, y: 306 }, ink.light, hair[1]),
    200,
    170
  )
}

export const museoVitrina: Picture = {
  mark: ({ ink }) =>
    rect(0, 0, 96, 96, ink.mid) +
    path('M34 0H62L84 96H12z', mix(ink.mid, ink.light, 0.3)) +
    place(amphora(ink, ink.wood), { scale: 0.46, x: 48, y: 68 }) +
    stroke('M22 68V12H74V68', ink.light, 3) +
    rect(16, 68, 64, 28, ink.light),
  scene: showcase
}
