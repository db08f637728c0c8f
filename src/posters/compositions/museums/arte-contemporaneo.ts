import { mix } from '#domain/poster/colour.ts'
import { child, onlooker } from '#posters/props/people/people.ts'
import { circle, d, path, place, rect, ring, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A white hall with a mobile that hangs, a hoop that stands, a painted wall. */
function whiteCube(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const floor = height * 0.8
  const yellow = '#f2b33d'
  const x = width * random.between(0.3, 0.38)
  const sway = random.between(-8, 8)
  const mobile =
    stroke(
      'M0-120V0M-86 22Q-10-24 70 6M70 6V34M-86 22V44M-132 64Q-90 34-44 54M30 54Q66 24 112 44M-132 64V80M-44 54V78M30 54V84M112 44V72',
      ink.deep,
      2.6,
      round
    ) +
    path('M-150 84C-140 74-118 76-112 90C-122 104-146 104-150 84z', ink.accent) +
    path('M-64 82L-24 74L-36 112z', ink.water) +
    circle(30, 102, 18, yellow) +
    path('M92 76C104 64 130 70 136 86C130 104 100 102 92 76z', ink.deep) +
    circle(0, -4, 7, ink.accent)
  const sculpture =
    path('M-64 0H64V-34H-64z', ink.light) +
    path('M-64 0H-20V-34H-64z', ink.shade) +
    ring(0, -106, 58, ink.accent, 26) +
    path('M-36-60A58 58 0 0 1-36-152L-26-142A46 46 0 0 0-26-70z', mix(ink.accent, ink.deep, 0.4)) +
    path('M-8-34L52-180L78-170L30-34z', yellow) +
    path('M-8-34L52-180L60-177L6-34z', mix(yellow, ink.deep, 0.25))
  return (
    rect(0, 0, width, height, ink.lime) +
    path(d`M0 0H${width * 0.2}L${width * 0.14} ${floor}H0z`, ink.shade) +
    path(d`M${width * 0.86} 0H${width}V${height}L${width * 0.86} ${floor}z`, ink.mid) +
    stroke(
      d`M${width * 0.89} ${height * 0.2}l${width * 0.2} ${height * 0.2}M${width * 0.89} ${height * 0.4}l${width * 0.2} ${height * 0.2}M${width * 0.89} ${height * 0.6}l${width * 0.2} ${height * 0.2}`,
      yellow,
      12 * scale
    ) +
    path(d`M0 ${floor}H${width * 0.86}L${width} ${height}H0z`, mix(ink.land, ink.light, 0.3)) +
    path(
      d`M${width * 0.4} ${floor}H${width * 0.6}L${width * 0.5} ${height}H${width * 0.2}z`,
      mix(ink.land, ink.light, 0.6)
    ) +
    rect(width * 0.2, 0, width * 0.5, 8, ink.shade) +
    place(mobile, { scale: scale * 0.9, turn: sway / 2, x, y: height * 0.24 }) +
    place(sculpture, { scale: scale * 0.96, x: width * 0.66, y: height * 0.9 }) +
    onlooker(ink, { scale: scale * 1.9, x: width * 0.22, y: height * 0.94 }, ink.deep) +
    child(ink, { scale: scale * 1.6, x: width * 0.34, y: height * 0.95 }, ink.water) +
    onlooker(ink, { scale: scale * 1.6, x: width * 0.92, y: height * 0.97 }, ink.accent)
  )
}

export const arteContemporaneo: Picture = {
  mark: ({ ink }) =>
    rect(0, 0, 96, 96, ink.light) +
    ring(44, 46, 24, ink.accent, 12) +
    path('M38 84L66 12L78 16L56 84z', '#f2b33d') +
    rect(16, 80, 64, 16, ink.shade),
  scene: whiteCube
}
