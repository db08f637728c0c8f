import { mix } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { sailer } from '#posters/props/things/boats.ts'
import { tinted } from '#posters/props/tints.ts'
import { circle, d, draw, ellipse, path, place, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A deck chair from behind, foot at the origin. 96 wide, 120 high. */
function deckChair(cloth: string, stripe: string, wood: string, dark: string): string {
  return (
    stroke('M-40-4L-30-112M40-4L30-112', wood, 7, round) +
    path('M-31-110H31L39-30Q0-12-39-30z', cloth) +
    path('M-19-110H-7L-9-19Q-17-20-24-24zM7-110H19L24-24Q17-20 9-19z', stripe) +
    stroke('M-34-112H34M-44-4L-34-40M44-4L34-40', wood, 7, round) +
    stroke('M-30-62H30', dark, 2, ' opacity=".3"')
  )
}

/** A parasol from the side, the foot of its pole at the origin. 230 wide, 250 high. */
function parasol(one: string, other: string, pole: string): string {
  const panel = (from: number, to: number, dip: number) =>
    `M0-246Q${from * 0.72}-236 ${from}-168Q${(from + to) / 2} ${-176 - dip} ${to}-168Q${to * 0.72}-236 0-246z`
  return (
    stroke('M0 0V-190', pole, 7, round) +
    path(panel(-116, -70, 6) + panel(-24, 24, 6) + panel(70, 116, 6), one) +
    path(panel(-70, -24, 6) + panel(24, 70, 6), other) +
    circle(0, -248, 6, pole)
  )
}

/** Two deck chairs under a parasol, before a sea with sails. */
function shade(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const x = width * random.between(0.42, 0.56)
  const foot = height * 0.9
  const cloth = random.pick([ink.accent, ink.mid, ink.water])
  const sand = mix(ink.land, ink.light, 0.3)
  const shallow = mix(ink.water, ink.light, 0.36)
  const sitter = (at: number) =>
    place(
      circle(0, -134, 13, tinted(stage, '#5a3322')) +
        ellipse(0, -138, 30, 6, '#f0cf7a') +
        path('M-15-139C-15-160 15-160 15-139z', '#e3b95a'),
      { scale: scale * 0.94, x: at, y: foot }
    )
  const left = x - 66 * scale
  const right = x + 62 * scale
  return (
    stretched(
      stage,
      path('M-4-4H404V130H-4z', ink.sky) +
        path('M-4 118H404V240H-4z', ink.water) +
        path('M-4 170Q60 160 120 172T260 170T404 168V240H-4z', mix(ink.water, shallow, 0.5)) +
        path('M-4 196Q70 182 150 198T300 194T404 198V250H-4z', ink.light) +
        path('M-4 204Q70 190 150 206T300 202T404 206V304H-4z', sand) +
        path('M-4 118Q50 92 110 108T190 118z', ink.far)
    ) +
    draw(random.whole(2, 3), index =>
      sailer(ink, {
        scale: scale * random.between(0.3, 0.46),
        x: width * (0.1 + index * 0.36 + random.between(0, 0.1)),
        y: height * 0.44
      })
    ) +
    stroke(
      draw(
        5,
        index => d`M${width * (0.06 + index * 0.21)} ${height * (0.47 + (index % 3) * 0.045)}h${26 * scale}`
      ),
      shallow,
      3.4,
      round
    ) +
    ellipse(x, foot + 4, 170 * scale, 17 * scale, mix(sand, ink.wood, 0.5)) +
    place(parasol(cloth, ink.light, ink.wood), {
      scale: scale * 1.05,
      turn: random.between(-5, 5),
      x,
      y: foot
    }) +
    sitter(left) +
    (random.chance(0.6) ? sitter(right) : '') +
    place(deckChair(cloth, ink.light, ink.wood, ink.deep), { scale, x: left, y: foot + 6 }) +
    place(deckChair(ink.light, cloth, ink.wood, ink.deep), { scale, x: right, y: foot + 6 }) +
    place(path('M-20-34H20L26 0H-26z', ink.leaf) + stroke('M-12-34Q0-58 12-34', ink.deep, 4, round), {
      scale,
      x: x + 150 * scale,
      y: foot + 10
    })
  )
}

export const hamacas: Picture = {
  mark: ({ ink }) =>
    path('M0 40H96V66H0z', ink.water) +
    path('M0 64H96V96H0z', ink.land) +
    place(parasol(ink.accent, ink.light, ink.wood), { scale: 0.32, x: 48, y: 88 }) +
    place(deckChair(ink.light, ink.mid, ink.wood, ink.deep), { scale: 0.3, x: 30, y: 92 }) +
    place(deckChair(ink.light, ink.mid, ink.wood, ink.deep), { scale: 0.3, x: 66, y: 92 }),
  scene: shade
}
