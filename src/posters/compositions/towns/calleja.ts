import { lantern } from '#posters/props/buildings/houses.ts'
import { stretched } from '#posters/props/canvas.ts'
import { onlooker } from '#posters/props/people/people.ts'
import { pot } from '#posters/props/nature/plants.ts'
import { stars } from '#posters/props/nature/sky.ts'
import { circle, d, draw, path, place, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A stepped lane between white walls with an arch over it, on 400 by 300. */
function walls({ ink }: Stage): string {
  const steps = draw(8, index => {
    const y = 196 + index * (9 + index)
    const half = 30 + index * 14 + index * index * 1.2
    return `M${206 - half} ${y}H${206 + half}`
  })
  const tile = (x: number, y: number) => draw(4, index => `M${x + index * 14} ${y}q7-9 14 0`)
  return (
    path('M-4-4H150L168 60V190L96 304H-4z', ink.lime) +
    path('M404-4H270L244 60V190L330 304H404z', ink.shade) +
    path('M-4-4H110L132 70V214L70 304H-4z', ink.lime) +
    path('M132 40L168 60V190L132 226z', ink.shade) +
    path('M404-4H318L286 66V226L350 304H404z', ink.lime) +
    path('M286 66L244 82V190L286 236z', ink.shade) +
    path('M168 190H244L330 304H90z', ink.land) +
    stroke(steps, ink.wood, 3) +
    path('M130 74H288V134H250V124a40 40 0 0 0-80 0V134H130z', ink.lime) +
    path('M170 124a40 40 0 0 1 80 0l-9 6a34 34 0 0 0-62 0z', ink.shade) +
    path('M124 66H294V76H124z', ink.wood) +
    stroke(tile(130, 66) + tile(186, 66) + tile(236, 66), ink.wood, 4) +
    path('M-4 226L70 208V304H-4zM404 230L340 216V304H404z', ink.water) +
    path('M24 236V140a24 24 0 0 1 48-4V224z', ink.wood) +
    path('M30 232V142a18 18 0 0 1 36-4V222z', ink.accent) +
    path('M312 150L344 142V196L312 198z', ink.lamp) +
    stroke('M320 148V198M328 146V197M336 144V197M312 170L344 166', ink.deep, 2.4) +
    path('M306 198L350 194V202L306 206z', ink.wood) +
    path('M26 50L60 58V102L26 100z', ink.lamp) +
    stroke('M38 53V101M49 56V101M26 76L60 80', ink.deep, 2.4)
  )
}

function lane(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const at = (x: number, y: number) => ({ x: (x * width) / 400, y: (y * height) / 300 })
  const vine =
    stroke(
      draw(
        11,
        index => d`M${(280 + ((index * 31) % 120)) * (width / 400)} ${((index * 17) % 70) * (height / 300)}h0`
      ),
      ink.leaf,
      30 * scale,
      round
    ) +
    stroke(
      draw(
        11,
        index =>
          d`M${(284 + ((index * 31) % 116)) * (width / 400)} ${(6 + ((index * 17) % 74)) * (height / 300)}h0`
      ),
      ink.accent,
      12 * scale,
      round
    )
  return (
    rect(0, 0, width, height, ink.sky) +
    (stage.light === 'night' ? stars(stage, 18, 0.4) : '') +
    stretched(
      stage,
      path('M160 110H260V200H160z', ink.far) +
        path('M176 196V150l20-14h20v60z', ink.light) +
        path('M172 152L198 132H220V140H200z', ink.wood) +
        walls(stage)
    ) +
    vine +
    onlooker(ink, { scale: scale * 0.86, ...at(206 + random.between(-12, 12), 210) }, ink.accent) +
    stroke(d`M${at(100, 92).x} ${at(100, 92).y}h${34 * scale}`, ink.deep, 4) +
    place(lantern(ink, {}), {
      scale: scale * 1.1,
      x: at(100, 92).x + 34 * scale,
      y: at(100, 92).y + 14 * scale
    }) +
    (stage.light === 'night'
      ? circle(at(100, 92).x + 34 * scale, at(100, 92).y + 30 * scale, 5 * scale, '#fff0b8')
      : '') +
    draw(3, index =>
      pot(ink, { scale: scale * (0.84 + index * 0.2), ...at(124 - index * 34, 236 + index * 28) })
    ) +
    draw(3, index =>
      pot(ink, { scale: scale * (0.8 + index * 0.2), ...at(292 + index * 30, 240 + index * 26) }, ink.water)
    )
  )
}

export const calleja: Picture = {
  mark: stage =>
    `<g transform="matrix(.36 0 0 .33 -26 -2)">${walls(stage)}</g>` +
    pot(stage.ink, { scale: 0.5, x: 16, y: 90 }) +
    pot(stage.ink, { scale: 0.5, x: 82, y: 90 }),
  scene: lane
}
