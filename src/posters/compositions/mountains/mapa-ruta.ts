import { mix } from '#domain/poster/colour.ts'
import { covering } from '#posters/props/canvas.ts'
import { openHand } from '#posters/props/people/hands.ts'
import { tinted } from '#posters/props/tints.ts'
import { circle, d, dashes, path, place, rect, ring, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A compass from above, its middle at the origin. 92 wide. */
function compass({ ink }: Stage): string {
  return (
    circle(4, 6, 46, mix(ink.deep, ink.far, 0.3)) +
    circle(0, 0, 46, '#d9a441') +
    circle(0, 0, 37, ink.light) +
    ring(0, 0, 30, mix(ink.light, ink.deep, 0.3), 2) +
    path('M0-30L9 0H-9z', ink.accent) +
    path('M0 30L9 0H-9z', ink.deep) +
    circle(0, 0, 4, '#d9a441')
  )
}

/** A walker's map on a rock, the way marked, a compass and a flask beside it. */
function spread(stage: Stage): string {
  const { ink, random } = stage
  const paper = mix(ink.light, ink.land, 0.2)
  const fold = mix(paper, ink.deep, 0.12)
  const green = mix(paper, ink.leaf, 0.55)
  const skin = tinted(stage, '#b9774c')
  const goal = random.between(84, 112)
  const flask = random.pick([ink.accent, ink.water, ink.leaf])
  return covering(
    stage,
    rect(0, 0, 400, 300, mix(ink.far, ink.deep, 0.16)) +
      path('M-4 40L60-4H-4zM404 220L330 304H404zM120 304L170 284L220 304z', mix(ink.far, ink.deep, 0.36)) +
      path('M46 48L140 34L226 52L318 30L346 232L252 254L162 238L66 258z', mix(ink.deep, ink.far, 0.3)) +
      path('M38 40L132 24L150 226L58 246zM218 42L310 20L338 222L244 244z', paper) +
      path('M132 24L218 42L244 244L150 226z', fold) +
      path(
        'M44 96C80 70 110 90 136 70L142 138C110 150 90 132 52 160zM232 150C262 132 300 150 326 132L336 208L242 228z',
        green
      ) +
      path('M136 84L220 98L224 134L140 116z', mix(fold, ink.leaf, 0.5)) +
      stroke('M41 66C90 50 120 120 164 110S236 60 316 70', mix(paper, ink.water, 0.85), 6, round) +
      stroke(
        'M62 190c30-20 60-8 78-22M66 208c30-20 60-8 78-22M70 226c30-20 60-8 78-22',
        mix(paper, ink.wood, 0.5),
        2.4,
        round
      ) +
      stroke('M196 196q18-34 40-18M188 206q24-52 52-30', mix(fold, ink.wood, 0.6), 2.4, round) +
      stroke(
        d`M${goal} 84C120 124 90 160 130 180S190 140 214 168S280 176 296 112`,
        ink.accent,
        6,
        `${round}${dashes(11)}`
      ) +
      path(d`M${goal} 84c-20-24-16-42 0-42s20 18 0 42z`, ink.accent) +
      circle(goal, 58, 6, ink.light) +
      circle(296, 112, 8, ink.accent) +
      circle(296, 112, 4, ink.light) +
      place(compass(stage), { turn: random.between(-50, 50), x: 330, y: 74 }) +
      place(
        path('M-18-64H18V44Q18 56 0 56Q-18 56-18 44z', flask) +
          path('M4-64H18V44Q18 56 0 56z', mix(flask, ink.deep, 0.25)) +
          path('M-12-84H12V-64H-12z', ink.deep) +
          rect(-18, -30, 36, 8, ink.light),
        {
          turn: random.between(-30, -14),
          x: 30,
          y: 236
        }
      ) +
      place(openHand(skin, mix(skin, ink.deep, 0.3), ink.accent, {}), { scale: 0.9, x: 300, y: 262 }),
    195,
    145
  )
}

export const mapaRuta: Picture = {
  mark: ({ ink }) =>
    rect(0, 0, 96, 96, ink.leaf) +
    path('M8 20L34 12L62 22L88 12V76L62 86L34 76L8 84z', ink.light) +
    path('M34 12L62 22V86L34 76z', ink.shade) +
    stroke('M20 68C30 44 50 66 58 44S72 40 78 28', ink.accent, 4, `${round}${dashes(6)}`),
  scene: spread
}
