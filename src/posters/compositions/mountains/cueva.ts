import { dugout } from '#posters/compositions/towns/casas-cueva.ts'
import { hall } from '#posters/props/nature/cave.ts'
import { mix } from '#domain/poster/colour.ts'
import { covering } from '#posters/props/canvas.ts'
import { tinted } from '#posters/props/tints.ts'
import { drips } from '#posters/props/nature/rock.ts'
import { circle, ellipse, path, place, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A boat under the arches of a cave in the cliff, the sea outside, its light on the water within. */
function mouth(stage: Stage): string {
  const { ink, random } = stage
  const turquoise = mix(ink.water, '#4fd6c8', 0.45)
  const pale = mix(turquoise, ink.light, 0.5)
  const outer = mix(ink.wood, ink.deep, 0.62)
  const middle = mix(ink.wood, ink.deep, 0.34)
  const boat = random.between(150, 226)
  const rower = random.pick([ink.accent, ink.light, ink.leaf])
  return covering(
    stage,
    rect(0, 0, 400, 300, ink.sky) +
      path('M-4 132H404V304H-4z', ink.water) +
      path('M232 132L246 104L262 100L276 84L300 96L318 92L340 132z', ink.far) +
      stroke('M150 144h30M196 152h44M128 160h26', mix(ink.water, ink.light, 0.5), 3, round) +
      path('M-4 168Q100 158 200 170T404 166V304H-4z', turquoise) +
      path('M120 172H300L340 304H60z', mix(turquoise, ink.light, 0.22)) +
      path(
        'M-4-4H404V190C380 180 372 160 366 134C360 104 340 96 326 72C300 34 262 46 240 30C206 8 176 30 150 34C118 40 108 70 92 92C78 112 84 150 64 174C50 188 24 190-4 196z',
        ink.wood
      ) +
      path(
        'M-4-4H404V214C392 190 398 150 386 116C372 84 356 74 340 50C312 18 270 28 244 12C206-6 170 10 140 16C104 26 92 60 74 86C58 112 62 156 40 184L-4 206z',
        middle
      ) +
      path(
        'M-4-4H404V90C388 70 366 40 344 22C316 8 284 12 250 4H150C110 4 82 34 58 68C40 98 40 130 22 160L-4 182z',
        outer
      ) +
      path('M150 36l8 34 10-36zM214 20l8 46 12-40zM286 42l6 30 12-22z', ink.wood) +
      path('M112 30l8 36 12-44zM188 10l8 30 10-30zM310 34l8 34 10-22z', middle) +
      stroke(
        'M92 206h60M176 196h88M286 210h54M110 238h96M238 232h112M60 268h120M216 270h140',
        pale,
        4.4,
        round
      ) +
      place(
        ellipse(0, 8, 62, 6, mix(turquoise, ink.deep, 0.4)) +
          path('M-62-12Q0 8 62-12Q50 10 30 12H-30Q-50 10-62-12z', ink.accent) +
          path('M-62-12Q0 8 62-12L58-5Q0 13-58-5z', ink.light) +
          path('M-14-6C-18-30-12-40 0-42C12-40 16-30 12-4z', rower === ink.accent ? ink.light : rower) +
          circle(0, -52, 10, tinted(stage, '#b9774c')) +
          ellipse(0, -57, 20, 4, '#f0cf7a') +
          path('M-10-58C-10-72 10-72 10-58z', '#e3b95a') +
          stroke('M-10-26L-64 12M10-26L66 10', ink.deep, 4, round),
        { scale: random.between(0.86, 1.06), x: boat, y: 214 }
      ) +
      path(
        'M-4 236C30 220 50 244 84 252C104 260 108 288 130 304H-4zM404 226C370 216 352 246 330 258C316 270 318 292 300 304H404z',
        outer
      ) +
      path(
        'M-4 236C30 220 50 244 84 252C60 252 34 250-4 262zM404 226C370 216 352 246 330 258C352 254 376 240 404 248z',
        middle
      ),
    205,
    160
  )
}

const mark = (stage: Stage) =>
  rect(0, 0, 96, 96, stage.ink.deep) +
  ellipse(48, 56, 40, 44, stage.ink.wood) +
  ellipse(48, 58, 28, 32, stage.ink.land) +
  ellipse(48, 60, 15, 18, stage.ink.sun) +
  drips(stage, 5, 0.2, 0.48, stage.ink.deep) +
  rect(0, 76, 96, 20, stage.ink.water)

export const cueva = {
  'casas-cueva': { mark, scene: dugout },
  cueva: { mark, scene: hall },
  'cueva-mar': { mark, scene: mouth }
} satisfies Record<string, Picture>
