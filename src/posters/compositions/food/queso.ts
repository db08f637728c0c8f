import { mix, standingOut } from '#domain/poster/colour.ts'
import { bunch } from '#posters/props/things/wine.ts'
import { tinted } from '#posters/props/tints.ts'
import {
  d,
  dots,
  draw,
  ellipse,
  path,
  place,
  type Placing,
  rect,
  round,
  stroke
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A whole cheese, seen a little from above; foot at the origin. 120 wide, 60 high. */
function wheel(rind: string, face: string, line: string, at: Placing): string {
  return place(
    path('M-60-40V-14C-60 14 60 14 60-14V-40z', rind) +
      stroke('M-58-22l12 10 12-8 12 10 12-8 12 8 12-8 12 8 12-10 12 8 8-8', line, 2.4, round) +
      ellipse(0, -40, 60, 18, face),
    at
  )
}

/** A cheese with a wedge out of it, foot at the origin. 250 wide, 150 high. */
function cutCheese(stage: Stage, at: Placing): string {
  const [rind, face, paste] = [tinted(stage, '#9a5a26'), tinted(stage, '#e9bd62'), tinted(stage, '#fbe9b4')]
  return place(
    path('M-124-92V-30C-124 28 124 28 124-30V-92z', rind) +
      stroke(
        'M-120-62l20 14 20-12M60-36l20-12 20 8 20-12M-112-28l24 14 24-10',
        mix(rind, stage.ink.deep, 0.4),
        4,
        round
      ) +
      ellipse(0, -92, 124, 40, face) +
      path('M0-92L-40-54V22L0-16z', mix(paste, stage.ink.wood, 0.18)) +
      path('M0-92L76-60V12L0-16z', paste) +
      dots(
        [
          [18, -60],
          [44, -44],
          [30, -26],
          [60, -28],
          [14, -34]
        ],
        mix(paste, stage.ink.wood, 0.3),
        9
      ) +
      dots(
        [
          [-14, -52],
          [-26, -24],
          [-12, -18]
        ],
        mix(paste, stage.ink.wood, 0.42),
        8
      ) +
      path('M-40 22V-54L-44-58V20zM76 12V-60L82-62V10z', rind) +
      stroke('M-70-110Q-30-124 20-122M-90-98Q-60-112-30-116', mix(face, rind, 0.4), 3, round),
    at
  )
}

/** Shelves of cheeses that ripen, and one that is open. */
function cellar(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const wall = standingOut([tinted(stage, '#e9bd62'), ink.light], [ink.deep, ink.mid, ink.water])
  const rinds = [
    tinted(stage, '#9a5a26'),
    tinted(stage, '#d9a25f'),
    tinted(stage, '#f3e3c3'),
    tinted(stage, '#4a2c1c')
  ]
  const size = scale * 0.66
  const shelf = (row: number) => {
    const y = height * (0.17 + row * 0.21)
    const count = Math.ceil(width / (96 * scale)) + 1
    return (
      draw(count, index => {
        const rind = rinds[random.whole(0, 3)] ?? ink.wood
        return wheel(rind, mix(rind, ink.light, 0.35), mix(rind, ink.deep, 0.35), {
          scale: size,
          x: (index + (row % 2) / 2) * 96 * scale + 6,
          y: y - 6 * scale
        })
      }) +
      rect(0, y, width, 9, ink.wood) +
      rect(0, y, width, 3, ink.land)
    )
  }
  const table = height * 0.8
  return (
    rect(0, 0, width, height, wall) +
    draw(3, shelf) +
    rect(0, table, width, height, ink.wood) +
    rect(0, table, width, 7, ink.land) +
    path(
      d`M${width * 0.5 - 190 * scale} ${height * 0.93}L${width * 0.5 - 160 * scale} ${height * 0.85}H${width * 0.5 + 160 * scale}L${width * 0.5 + 190 * scale} ${height * 0.93}z`,
      ink.land
    ) +
    rect(width * 0.5 - 190 * scale, height * 0.93, 380 * scale, 7, ink.deep) +
    cutCheese(stage, { scale: scale * 0.92, x: width * 0.45, y: height * 0.895 }) +
    place(
      path('M-46 8L6-42L42 2V12L-46 16z', tinted(stage, '#fbe9b4')) +
        path('M42 2L6-42L16-44L52-2V8L42 12z', tinted(stage, '#9a5a26')),
      { scale, x: width * 0.83, y: height * 0.9 }
    ) +
    bunch(ink, { scale: scale * 0.56, turn: -70, x: width * 0.11, y: height * 0.88 }, ink.accent) +
    place(path('M-8-6L-74-2Q-80 4-72 8L-8 6z', ink.light) + path('M-10-8H44Q52 0 44 8H-10z', ink.deep), {
      scale,
      turn: -14,
      x: width * 0.76,
      y: height * 0.97
    })
  )
}

export const queso: Picture = {
  mark: stage =>
    rect(0, 0, 96, 96, stage.ink.mid) +
    rect(0, 78, 96, 18, stage.ink.wood) +
    cutCheese(stage, { scale: 0.36, x: 48, y: 78 }),
  scene: cellar
}
