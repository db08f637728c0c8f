import { mix, standingOut } from '#domain/poster/colour.ts'
import { covering } from '#posters/props/canvas.ts'
import { tinted } from '#posters/props/tints.ts'
import { circle, draw, ellipse, path, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A gold frame on a wall: who lived here. */
function portrait(stage: Stage, wall: string): string {
  const { ink, random } = stage
  const hair = tinted(stage, '#4a2c20')
  return (
    rect(222, 26, 96, 112, '#e3b048') +
    rect(231, 35, 78, 94, mix(ink.deep, wall, 0.25)) +
    path('M236 129C238 104 252 98 264 96H276C290 98 302 104 304 129z', ink.deep) +
    path('M262 96L270 110L278 96z', ink.light) +
    ellipse(270, 76, 17, 21, tinted(stage, '#d79a6c')) +
    path('M251 76C246 44 294 44 289 76C286 62 280 60 270 61C258 60 254 64 251 76z', hair) +
    (random.chance(0.5)
      ? path('M260 86Q270 80 280 86Q270 94 260 86z', hair)
      : stroke('M258 76h9M273 76h9', ink.deep, 5, round))
  )
}

/** The study as it was left: the desk, the lamp, the portrait, the window on the garden. */
function study(stage: Stage): string {
  const { ink, random } = stage
  const wall = random.pick([ink.mid, ink.leaf, ink.wave])
  const desk = standingOut([wall], [ink.wood, mix(ink.wood, ink.deep, 0.4), ink.land])
  const dark = mix(desk, ink.deep, 0.4)
  const spine = [ink.accent, ink.land, ink.deep, ink.light, ink.water]
  const first = random.whole(0, 4)
  const books = draw(7, index =>
    rect(
      262 + index * 13,
      166 - (index % 3) * 5,
      11,
      34 + (index % 3) * 5,
      spine[(index + first) % 5] ?? ink.accent
    )
  )
  return covering(
    stage,
    rect(0, 0, 400, 300, wall) +
      rect(0, 262, 400, 38, mix(wall, ink.deep, 0.45)) +
      path('M30 34H166V186H30z', ink.light) +
      path('M39 43H94V178H39zM102 43H157V178H102z', ink.sky) +
      path('M39 136Q60 108 94 126V178H39zM102 130Q134 102 157 136V178H102z', mix(ink.leaf, ink.sky, 0.25)) +
      path('M60 178V112q7-26 14 0v66zM128 178V100q8-30 16 0v78z', ink.bush) +
      rect(22, 184, 152, 10, ink.light) +
      path('M14 22H60C64 80 40 130 24 196H8zM182 22H136C134 80 158 130 174 196H190z', ink.accent) +
      path(
        'M14 22H34C36 90 22 140 12 196H8zM182 22H164C164 90 178 140 184 196H190z',
        mix(ink.accent, ink.deep, 0.25)
      ) +
      stroke('M4 22H192', ink.deep, 6, round) +
      portrait(stage, wall) +
      books +
      rect(0, 198, 400, 14, desk) +
      rect(0, 212, 400, 12, dark) +
      path('M228 224H392V300H228zM8 224H26V300H8z', desk) +
      stroke('M236 232H384V260H236zM236 268H384V296H236z', dark, 3) +
      circle(310, 246, 5, '#e3b048') +
      circle(310, 282, 5, '#e3b048') +
      path('M120 198L132 172H206L196 198z', ink.light) +
      stroke('M140 180h50M137 187h44', ink.shade, 3) +
      path('M236 198V182h-14v16z', ink.deep) +
      stroke('M228 184L246 138', ink.light, 4, round) +
      path('M246 138c14-8 16-26 8-38c-10 8-16 24-14 36z', ink.light) +
      stroke('M384 198V150', '#e3b048', 6, round) +
      path('M356 152L366 118H402V152z', '#ffe08a') +
      ellipse(384, 198, 20, 5, '#e3b048') +
      stroke('M100 300V232M170 300V232', dark, 8, round) +
      path('M92 166H178V236H92z', mix(desk, ink.deep, 0.2)) +
      path('M102 176H168V226H102z', ink.accent) +
      path('M88 236H182V250H88z', ink.accent) +
      rect(88, 250, 94, 6, dark),
    215,
    150
  )
}

export const casaMuseo: Picture = {
  mark: ({ ink }) =>
    rect(0, 0, 96, 96, ink.mid) +
    rect(14, 10, 34, 42, ink.light) +
    rect(19, 15, 24, 32, ink.sky) +
    path('M58 50L64 24H86L92 50z', '#ffe08a') +
    stroke('M75 50V70', ink.light, 4) +
    rect(4, 70, 88, 9, ink.wood) +
    path('M20 70L26 58H50L46 70z', ink.light) +
    rect(10, 79, 10, 17, ink.wood) +
    rect(76, 79, 10, 17, ink.wood),
  scene: study
}
