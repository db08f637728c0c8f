import { mix, standingOut } from '#domain/poster/colour.ts'
import { covering } from '#posters/props/canvas.ts'
import { carnation } from '#posters/props/nature/plants.ts'
import { circle, d, draw, ellipse, path, place, rect, ring, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A poet's desk from above: the open book, the pen, the inkwell, a pair of spectacles, a lamp's light. */
function desk(stage: Stage): string {
  const { ink, random } = stage
  const top = standingOut([ink.light, ink.accent], [ink.wood, ink.leaf, ink.mid])
  const words = (x: number, count: number, wide: number) =>
    draw(count, index => d`M${x} ${82 + index * 15}h${wide - ((index * 37) % 34)}`)
  const quill =
    path('M0 0L-10-8C-30-60-20-120 24-156C30-110 30-60 6-6z', ink.accent) +
    path('M0 0C-4-60 6-110 24-156C30-110 30-60 6-6z', mix(ink.accent, ink.deep, 0.3)) +
    stroke('M0 14L-2 0C-4-50 4-100 22-150', ink.light, 3, round)
  return covering(
    stage,
    rect(0, 0, 400, 300, top) +
      stroke('M0 60H400M0 150H400M0 240H400', mix(top, ink.deep, 0.3), 2.4) +
      ellipse(190, 150, 230, 170, mix(top, '#ffc94d', 0.2)) +
      ellipse(190, 150, 160, 120, mix(top, '#ffc94d', 0.36)) +
      place(
        path('M56 66Q130 40 200 66Q270 40 344 66V262Q270 238 200 262Q130 238 56 262z', ink.deep) +
          path('M60 56Q130 30 200 58V250Q130 226 60 252z', ink.light) +
          path('M200 58Q270 30 340 56V252Q270 226 200 250z', ink.light) +
          path(
            'M200 58Q206 54 213 52V244Q206 246 200 250zM200 58Q194 54 187 52V244Q194 246 200 250z',
            ink.shade
          ) +
          stroke(words(80, 9, 82), ink.deep, 3, round) +
          stroke(words(242, 5, 78), ink.deep, 3, round) +
          stroke('M254 210C266 180 290 196 300 166M286 176L296 164L312 170', ink.leaf, 4, round) +
          path('M320 40H334V120L327 110L320 120z', ink.accent),
        { turn: random.between(-7, 3) }
      ) +
      place(quill, { scale: 1.06, turn: 34, x: 286, y: 206 }) +
      place(
        ellipse(4, 6, 34, 34, ink.deep) +
          circle(0, 0, 34, ink.water) +
          circle(0, 0, 20, ink.deep) +
          path('M-24-18A30 30 0 0 1 4-30A34 34 0 0 0-24-18z', ink.light),
        { x: 362, y: 232 }
      ) +
      place(
        ring(-26, 0, 20, ink.deep, 5) +
          ring(26, 0, 20, ink.deep, 5) +
          stroke('M-6 0Q0-8 6 0M-46-4L-66-26M46-4L66-26', ink.deep, 5, round),
        { turn: -18, x: 74, y: 270 }
      ) +
      place(
        circle(3, 5, 30, ink.deep) +
          circle(0, 0, 30, ink.light) +
          circle(0, 0, 23, mix(ink.wood, ink.deep, 0.4)) +
          stroke('M28 0Q46 0 44 14', ink.light, 7, round) +
          ring(0, 0, 14, ink.wood, 2),
        { x: 34, y: 40 }
      ) +
      carnation(ink, { scale: 0.9, turn: 118, x: 318, y: 26 }, ink.accent),
    200,
    150
  )
}

export const literatura: Picture = {
  mark: ({ ink }) =>
    rect(0, 0, 96, 96, ink.wood) +
    path('M10 24Q30 14 48 24V80Q30 70 10 80zM86 24Q66 14 48 24V80Q66 70 86 80z', ink.light) +
    stroke('M48 24V80M18 36h20M18 46h22M18 56h18M58 36h20M58 46h16', ink.deep, 3, round),
  scene: desk
}
