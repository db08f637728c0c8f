import { mix, standingOut } from '#domain/poster/colour.ts'
import { flamingo } from '#posters/props/nature/flamingos.ts'
import { hills } from '#posters/props/nature/land.ts'
import { circle, d, draw, limb, path, place, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** Head and neck, close: the neck comes up from the foot of a sheet of 400 by 300. */
function portrait({ ink }: Stage, pink: string): string {
  return (
    limb(
      [190, 330, 120, 280, 84, 220, 104, 160, 150, 122, 164, 82, 196, 56],
      [120, 74, 52, 44, 42, 42, 46],
      pink
    ) +
    limb([170, 330, 100, 280, 66, 222, 86, 156, 134, 116], [60, 16, 10, 8, 2], mix(pink, ink.light, 0.4)) +
    path('M166 74C172 40 206 26 232 40C250 50 254 72 246 90C230 104 196 108 176 96z', pink) +
    path(
      'M236 44C268 40 298 58 306 88C310 112 302 134 286 150C284 130 276 114 258 106C246 102 240 98 236 92C244 76 244 60 236 44z',
      ink.light
    ) +
    path('M304 80C314 112 304 138 286 150C286 134 280 118 268 110C282 106 296 96 304 80z', ink.deep) +
    stroke('M238 84C258 88 276 98 284 118', ink.deep, 2.4, round) +
    circle(214, 62, 8, ink.light) +
    circle(215, 62, 4.4, ink.deep)
  )
}

function lagoon(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const pink = standingOut([ink.water, ink.sky], ['#ef7fa6', '#d9456f', '#f9b3c4'])
  const shore = height * 0.4
  const bird = (index: number) => {
    const at = {
      flip: index % 2 === 1,
      scale: scale * (0.64 - index * 0.1),
      x: width * (0.76 - index * 0.2 + (index ? 0.32 : 0)),
      y: height * (0.8 - index * 0.12)
    }
    const mirror = d`M${at.x - 34 * scale} ${at.y}h${60 * scale}M${at.x - 14 * scale} ${at.y + 7}h${54 * scale}M${at.x - 26 * scale} ${at.y + 14}h${34 * scale}`
    return (
      stroke(mirror, mix(pink, ink.water, 0.3), 3, round) +
      flamingo(ink, index % 2 ? 'feeding' : 'alert', at, pink)
    )
  }
  const pans = draw(
    9,
    index =>
      d`M${random.between(-40, width)} ${shore + (height - shore) * (0.06 + index * 0.11)}h${40 + index * 14}`
  )
  return (
    rect(0, 0, width, shore, ink.sky) +
    hills(stage, 0.4, 0.16, ink.far, 5) +
    hills(stage, 0.41, 0.05, ink.leaf, 7) +
    rect(0, shore, width, height, ink.water) +
    rect(0, shore + 4, width, 6, ink.light) +
    stroke(pans, mix(ink.water, ink.light, 0.45), 4, round) +
    draw(3, index => bird(2 - index)) +
    place(portrait(stage, pink), {
      scale: scale * 1.02,
      x: width * 0.04 - 62 * scale,
      y: height - 296 * scale
    })
  )
}

export const flamencos: Picture = {
  mark: stage =>
    rect(0, 0, 96, 96, stage.ink.water) + place(portrait(stage, '#ef7fa6'), { scale: 0.33, x: -16, y: -4 }),
  scene: lagoon
}
