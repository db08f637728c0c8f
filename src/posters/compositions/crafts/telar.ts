import { standingOut } from '#domain/poster/colour.ts'
import { covering } from '#posters/props/canvas.ts'
import { openHand } from '#posters/props/people/hands.ts'
import { tinted } from '#posters/props/tints.ts'
import { d, draw, path, place, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** Finished bands of the cloth from its edge down; `top` is where the weaver is at work. */
function cloth({ ink, random }: Stage, top: number, left: number, right: number): string {
  const wide = right - left
  const colours = [ink.accent, ink.light, ink.water, '#f2b33d', ink.leaf, ink.wood]
  const start = random.whole(0, 5)
  const pick = (index: number) => colours[(start + index) % 6] ?? ink.accent
  const zigzag = (y: number, high: number) =>
    draw(Math.floor(wide / 24), index => d`M${left + index * 24} ${y + high}l12 ${-high}l12 ${high}z`)
  const diamonds = (y: number, high: number) =>
    draw(
      Math.floor(wide / 32),
      index => d`M${left + index * 32 + 16} ${y}l13 ${high / 2}l-13 ${high / 2}l-13 ${-high / 2}z`
    )
  return (
    rect(left, top, wide, 14, pick(0)) +
    rect(left, top + 14, wide, 8, pick(1)) +
    rect(left, top + 22, wide, 34, pick(2)) +
    path(diamonds(top + 24, 30), pick(1)) +
    path(diamonds(top + 32, 14), pick(3)) +
    rect(left, top + 56, wide, 8, pick(1)) +
    rect(left, top + 64, wide, 26, pick(3)) +
    path(zigzag(top + 66, 22), pick(0)) +
    rect(left, top + 90, wide, 8, pick(4)) +
    rect(left, top + 98, wide, 60, pick(5)) +
    path(diamonds(top + 104, 30), pick(1)) +
    path(diamonds(top + 111, 16), pick(0))
  )
}

function atTheLoom(stage: Stage): string {
  const { ink, random } = stage
  const wall = standingOut([ink.light, ink.wood], [ink.mid, ink.deep])
  const skin = tinted(stage, '#c98a5e')
  const shuttle = random.between(120, 170)
  const threads = draw(29, index => d`M${62 + index * 10} 0V180`)
  const reed = draw(47, index => d`M${60 + index * 6} 58V92`)
  return covering(
    stage,
    rect(0, 0, 400, 300, wall) +
      rect(52, 0, 296, 300, ink.deep) +
      stroke(threads, ink.light, 4) +
      rect(34, 14, 332, 10, ink.wood) +
      rect(34, 30, 332, 8, ink.wood) +
      rect(46, 50, 308, 50, ink.land) +
      rect(56, 58, 288, 34, ink.deep) +
      stroke(reed, ink.light, 2.4) +
      rect(46, 92, 308, 8, ink.wood) +
      cloth(stage, 170, 54, 346) +
      stroke(d`M62 164Q${shuttle - 40} 150 ${shuttle + 30} 136`, ink.accent, 4, round) +
      place(
        path('M-74 0C-50-22 50-22 74 0C50 20-50 20-74 0z', ink.land) +
          path('M-74 0C-50 20 50 20 74 0C50 8-50 8-74 0z', ink.wood) +
          path('M-40-5C-30-14 30-14 40-5C30 4-30 4-40-5z', ink.deep) +
          stroke('M-30-5H30', ink.accent, 8, round),
        { turn: -6, x: shuttle + 50, y: 134 }
      ) +
      openHand(skin, ink.wood, ink.accent, { scale: 0.92, turn: -8, x: shuttle + 132, y: 128 }) +
      rect(0, 0, 30, 300, ink.wood) +
      rect(24, 0, 10, 300, ink.land) +
      rect(366, 0, 40, 300, ink.wood) +
      rect(366, 0, 8, 300, ink.land),
    180,
    150
  )
}

export const telar: Picture = {
  mark: stage =>
    rect(0, 0, 96, 96, stage.ink.deep) +
    stroke(
      draw(11, index => d`M${8 + index * 8} 0V60`),
      stage.ink.light,
      3
    ) +
    rect(0, 14, 96, 12, stage.ink.land) +
    `<g transform="matrix(.33 0 0 .33 -18 -2)">${cloth(stage, 160, 54, 346)}</g>`,
  scene: atTheLoom
}
