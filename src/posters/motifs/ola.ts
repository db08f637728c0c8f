import { hills } from '#posters/props/land.ts'
import { birds, clouds, sky } from '#posters/props/sky.ts'
import { kite, rider } from '#posters/props/surf.ts'
import { palm } from '#posters/props/trees.ts'
import { beach, sea, swell } from '#posters/props/water.ts'
import { circle, d, dots, draw, path, place, round, stroke } from '#posters/shapes.ts'
import type { Picture, Stage } from '#posters/stage.ts'

/** The wave that stands over everything. */
function breaker(stage: Stage): string {
  const { height, ink, random, width } = stage
  const size = Math.max(width / 400, height / 400) * random.between(1, 1.2)
  const body =
    'M-40 310V206C50 224 108 196 150 148C184 100 234 54 312 58C360 62 388 92 390 128C370 104 338 102 320 118C298 138 304 172 330 190C356 206 400 202 470 190V310z'
  const face =
    'M320 118C298 138 304 172 330 190C346 202 372 206 400 204V240C330 262 262 226 256 168C254 120 288 96 326 98C352 98 376 108 390 128C370 104 338 102 320 118z'
  const lines =
    'M-20 240C70 252 140 220 184 168C212 130 240 104 276 92M-20 268C100 282 176 246 212 192C226 168 236 146 250 130M20 292C140 300 214 262 236 214'
  const wave =
    path(body, ink.water) +
    path(face, ink.mid) +
    stroke(lines, ink.shade, 5, round) +
    path(
      'M150 148C184 100 234 54 312 58C360 62 388 92 390 128C380 116 372 120 368 108C358 112 352 100 346 102C338 106 330 94 322 96C312 88 300 96 292 90C276 94 262 92 252 104C232 108 214 120 200 128C182 132 166 140 150 148z',
      ink.light
    ) +
    dots(
      [
        [396, 142],
        [378, 132],
        [404, 118],
        [414, 138],
        [358, 122],
        [386, 156],
        [300, 44],
        [330, 40]
      ],
      ink.light,
      7
    )
  return (
    sky(stage, { from: 0.14, horizon: 0.62, size: random.between(1, 2), to: 0.4 }) +
    birds(stage, random.whole(0, 3)) +
    hills(stage, 0.66, 0.07, ink.far, 5) +
    sea(stage, 0.66, ink.mid) +
    place(wave, { scale: size, x: (width - 400 * size) / 2, y: height - 300 * size }) +
    swell(stage, 0.9, 0.05, width * 0.3, ink.deep, ink.light)
  )
}

/** Kites over bands of sea. */
function kites(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const x = width * random.between(0.3, 0.42)
  return (
    sky(stage, { from: 0.74, horizon: 0.56, size: 1.2, to: 0.88 }) +
    hills(stage, 0.58, 0.1, ink.far, 3) +
    sea(stage, 0.57, ink.mid, 0.8) +
    draw(random.whole(1, 3), index =>
      kite(
        ink,
        { flip: index === 1, scale: scale * 0.36, x: width * (0.92 - index * 0.16), y: height * 0.6 },
        index === 0 ? ink.land : ink.wood
      )
    ) +
    swell(stage, 0.7, 0.03, width * 0.2, ink.water, ink.light) +
    kite(ink, { flip: true, scale: scale * 1.5, x: x + 12 * scale, y: height * 0.755 }) +
    rider(ink, { flip: true, scale: scale * 1.7, turn: -6, x: x + 29 * scale, y: height * 0.84 }) +
    swell(stage, 0.87, 0.05, width * 0.28, ink.deep, ink.light)
  )
}

/** Boards in the sand, the sea behind them. */
function boards(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const gap = random.between(0.11, 0.17)
  const board = (index: number) => {
    const [fill, band] = [
      [ink.accent, ink.light],
      [ink.light, ink.wood],
      [ink.water, ink.land]
    ][index] ?? [ink.accent, ink.light]
    return place(
      path('M0-190C22-160 26-70 18 0H-18C-26-70-22-160 0-190z', fill) +
        path('M-22.5-70H22.5V-50H-22.5z', band) +
        stroke('M0-184V0', band, 2.4),
      {
        scale: scale * random.between(0.92, 1.08),
        turn: random.between(-7, 7),
        x: width * (0.36 + index * gap),
        y: height * 0.92
      }
    )
  }
  return (
    sky(stage, { from: 0.74, horizon: 0.5, size: 1.3, to: 0.86 }) +
    clouds(stage, ink.haze, 2) +
    sea(stage, 0.5, ink.mid, 0.8) +
    swell(stage, 0.6, 0.025, width * 0.16, ink.water, ink.light) +
    beach(stage, 0.72, 0.8, ink.land, ink.light) +
    palm(ink, {
      scale: scale * random.between(1.4, 1.9),
      turn: random.between(-4, 9),
      x: width * random.between(0.1, 0.2),
      y: height * 0.98
    }) +
    draw(3, board) +
    path(
      d`M0 ${height}V${height * 0.93}C${width * 0.3} ${height * 0.86} ${width * 0.6} ${height * 0.9} ${width} ${height * 0.94}V${height}z`,
      ink.wood
    )
  )
}

export const ola: Picture = {
  mark: ({ ink }) =>
    circle(30, 34, 15, ink.sun) +
    place(
      path(
        'M-40 310V206C50 224 108 196 150 148C184 100 234 54 312 58C360 62 388 92 390 128C370 104 338 102 320 118C298 138 304 172 330 190C356 206 400 202 470 190V310z',
        ink.water
      ) +
        path(
          'M150 148C184 100 234 54 312 58C360 62 388 92 390 128C372 108 340 96 300 96C240 98 190 130 150 148z',
          ink.light
        ),
      { scale: 0.29, x: -16, y: 14 }
    ) +
    path('M0 82q14 8 28 0t28 0t28 0t28 0V96H0z', ink.deep),
  scene: stage => stage.random.pick([breaker, kites, boards])(stage)
}
