import { mix, standingOut } from '#domain/poster/colour.ts'
import { covering } from '#posters/props/canvas.ts'
import { ladyWithFan, shipAtSea, stillLife } from '#posters/props/things/canvases.ts'
import { circle, path, place, rect, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** Heads before a picture that fills the wall. */
function gallery(stage: Stage): string {
  const { ink, random } = stage
  const wall = standingOut([ink.wood, ink.deep], [ink.leaf, ink.shade, ink.far])
  const gold = '#f2b33d'
  const canvas = random.pick([ladyWithFan, stillLife, shipAtSea])(stage)
  const x = random.between(96, 108)
  const visitor = (at: number, size: number, coat: string, hair: string, bun: boolean) =>
    place(
      (bun ? circle(0, -126, 13, hair) : '') +
        path('M-26-92C-28-126 28-126 26-92C26-70 14-62 0-62C-14-62-26-70-26-92z', hair) +
        path('M-62 10C-62-40-36-56-12-62Q0-56 12-62C36-56 62-40 62 10z', coat),
      { scale: size, x: at, y: 304 }
    )
  return covering(
    stage,
    rect(0, 0, 400, 300, wall) +
      path(`M${x + 60} -10H${x + 150}L${x + 260} 300H${x - 50}z`, mix(wall, ink.light, 0.3)) +
      place(
        rect(-22, -22, 244, 274, mix(ink.wood, ink.deep, 0.4)) +
          rect(-26, -28, 246, 274, gold) +
          rect(-18, -20, 230, 258, ink.wood) +
          rect(-10, -12, 214, 244, gold) +
          canvas,
        { scale: 0.94, x, y: 28 }
      ) +
      rect(330, 120, 34, 22, ink.light) +
      stroke('M335 127h24M335 133h16', ink.shade, 2) +
      place(
        rect(-8, -8, 90, 108, gold) +
          rect(0, 0, 74, 92, ink.water) +
          circle(24, 28, 16, gold) +
          path('M0 92V62L34 40L74 74V92z', ink.leaf),
        { x: -50, y: 70 }
      ) +
      visitor(118, 0.82, ink.mid, ink.deep, random.chance(0.6)) +
      visitor(300, 1, ink.deep, mix(ink.wood, ink.deep, 0.3), random.chance(0.4)),
    190,
    150
  )
}

export const museoPintura: Picture = {
  mark: stage =>
    rect(0, 0, 96, 96, stage.ink.leaf) +
    rect(14, 6, 68, 82, '#f2b33d') +
    place(ladyWithFan(stage), { scale: 0.3, x: 18, y: 12 }),
  scene: gallery
}
