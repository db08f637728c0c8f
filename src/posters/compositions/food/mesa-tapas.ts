import { mix, standingOut } from '#domain/poster/colour.ts'
import {
  dots,
  draw,
  ellipse,
  path,
  place,
  type Placing,
  rect,
  round,
  stroke
} from '#posters/drawing/shapes.ts'
import type { Stage } from '#posters/drawing/stage.ts'
import { holdingHand } from '#posters/props/people/hands.ts'
import { dish, ham, wineGlass } from '#posters/props/things/food.ts'
import { tiles } from '#posters/props/things/pottery.ts'
import { tinted } from '#posters/props/tints.ts'

/** A hand that lifts a glass towards the middle; the foot of the glass at the origin, the arm from the right. */
function lifted(stage: Stage, wine: string, skin: string, sleeve: string, at: Placing): string {
  const fold = mix(skin, stage.ink.deep, 0.4)
  return place(
    place(wineGlass(stage.ink, { scale: 1.3 }, wine), { turn: -17 }) +
      holdingHand(skin, fold, sleeve, { scale: 0.9, turn: 12, x: -12, y: -40 }),
    at
  )
}

/** A tortilla on its plate, one piece cut out. 130 wide. */
function tortilla({ ink }: Stage, at: Placing): string {
  return place(
    ellipse(0, 2, 72, 9, ink.light) +
      ellipse(0, 6, 66, 7, ink.shade) +
      path('M-56-24V-4Q0 14 56-4V-24z', '#e0a32e') +
      ellipse(0, -25, 56, 11, '#f6c445') +
      path('M4-25L44-17Q34-12 18-14z', '#a8702a') +
      path('M4-25L18-14V6L4-6z', '#f9dc8c') +
      dots(
        [
          [-30, -27],
          [-14, -20],
          [-8, -30],
          [24, -30],
          [-40, -22]
        ],
        '#d18f2a',
        5
      ),
    at
  )
}

/** Two glasses meet over tapas, in a tavern with hams under its ceiling. */
export function tapasTable(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const edge = height * 0.8
  const x = width * random.between(0.47, 0.53)
  const wall = standingOut([ink.light, ink.wood, ink.accent], [ink.mid, ink.leaf])
  const skins = [tinted(stage, '#b9774c'), tinted(stage, '#e0aa80')] as const
  const wine = random.pick(['#e9a23b', '#8e1f3a', '#f4d98a'])
  const toast = height * 0.63
  const size = 30 * scale
  const lace = draw(
    Math.ceil(width / size),
    index => `M${Math.round(index * size)} ${height}l${size / 2} ${-size / 2}l${size / 2} ${size / 2}z`
  )
  return (
    rect(0, 0, width, height, wall) +
    rect(0, height * 0.52, width, 6 * scale, ink.wood) +
    tiles(stage, height * 0.54, edge, ink.light, ink.water, ink.land) +
    rect(0, height * 0.035, width, 5 * scale, ink.deep) +
    draw(random.whole(4, 5), index =>
      ham(ink, {
        scale: scale * random.between(0.72, 0.86),
        x: width * (0.08 + index * 0.2),
        y: height * 0.07
      })
    ) +
    rect(0, edge, width, height, ink.accent) +
    path(lace, ink.light) +
    rect(0, edge, width, 7 * scale, mix(ink.accent, ink.deep, 0.3)) +
    dish(ink, { scale: scale * 0.9, x: x - 132 * scale, y: edge + 20 * scale }) +
    tortilla(stage, { scale: scale * 0.94, x: x + random.between(-12, 12) * scale, y: edge + 22 * scale }) +
    place(
      path('M-58-34H58C56-6 38 6 24 8H-24C-38 6-56-6-58-34z', '#b5582c') +
        path('M16-34H58C56-6 38 6 24 8H4C20 2 20-18 16-34z', '#8f3f1f') +
        ellipse(0, -34, 58, 9, '#f1c26a') +
        stroke('M-36-36q10-12 22 0M-6-32q10-14 22 0M22-36q8-10 20 0', '#e8704a', 7, round),
      { scale: scale * 0.9, x: x + 134 * scale, y: edge + 20 * scale }
    ) +
    lifted(stage, wine, skins[0], ink.water, { scale, x: x + 66 * scale, y: toast }) +
    lifted(stage, wine, skins[1], ink.leaf === wall ? ink.wood : ink.leaf, {
      flip: true,
      scale,
      x: x - 66 * scale,
      y: toast
    }) +
    stroke(
      `M${Math.round(x)} ${Math.round(toast - 168 * scale)}v${-18 * scale}m${16 * scale} ${22 * scale}l${12 * scale} ${-14 * scale}m${-56 * scale} ${14 * scale}l${-12 * scale} ${-14 * scale}`,
      ink.light,
      4 * scale,
      round
    )
  )
}
