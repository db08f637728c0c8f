import { standingOut } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { seaKayak } from '#posters/props/things/kayaks.ts'
import { hills } from '#posters/props/nature/land.ts'
import { birds, sky } from '#posters/props/nature/sky.ts'
import { ripples, sea, swell } from '#posters/props/nature/water.ts'
import { path, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** Cliffs with a sea cave, on 400 by 300; the water stands at 168. */
function cliffs({ ink }: Stage, stone: string): string {
  return (
    path('M0 34L34 24L70 34L104 20L140 32L170 24L192 46L210 50L222 80L216 100L232 124L236 170H0z', stone) +
    path('M192 46L210 50L222 80L216 100L232 124L236 170H206L212 128L198 100L206 76z', ink.wood) +
    path(
      'M96 30L112 70L100 104L116 136L108 170H76L84 128L70 92L86 62zM0 60L22 100L12 140L24 170H0z',
      ink.wood
    ) +
    path('M134 170C132 118 142 100 158 98C176 104 182 130 182 170z', ink.deep) +
    path('M146 170C146 138 152 126 160 126C170 132 172 146 172 170z', ink.wave) +
    path(
      'M0 34L34 24L70 34L104 20L140 32L170 24L192 46L210 50L218 68L200 60L186 64L172 46L150 54L128 44L98 40L80 50L52 42L30 48L0 44z',
      ink.leaf
    ) +
    stroke('M0 171H128M188 171H236', ink.light, 5, round)
  )
}

function coast(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const stone = standingOut([ink.sky, ink.wood], [ink.land, ink.shade, ink.far])
  const hull = standingOut([ink.water, ink.wave], ['#f6c445', ink.accent, ink.light])
  return (
    sky(stage, { from: 0.72, height: 0.5, horizon: 0.56, to: 0.86 }) +
    birds(stage, random.whole(1, 3), 0.24) +
    hills(stage, 0.58, 0.08, ink.far, 5) +
    sea(stage, 0.555, ink.water, 0.8) +
    stretched(stage, cliffs(stage, stone)) +
    ripples(stage, 0.6, ink.haze, 6) +
    swell(stage, 0.84, 0.02, width / 5, ink.wave, ink.light) +
    seaKayak(
      stage,
      {
        scale: scale * random.between(1.12, 1.24),
        turn: -3,
        x: width * random.between(0.5, 0.58),
        y: height * 0.83
      },
      2,
      hull
    ) +
    swell(stage, 0.93, 0.03, width / 4, ink.deep)
  )
}

export const kayakMar: Picture = {
  mark: stage =>
    rect(0, 60, 96, 36, stage.ink.water) +
    path('M0 14L22 20L34 40L30 62H0z', stage.ink.land) +
    seaKayak(stage, { scale: 0.42, x: 50, y: 74 }, 1, '#f6c445'),
  scene: coast
}
