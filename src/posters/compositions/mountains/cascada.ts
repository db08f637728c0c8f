import { mix } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { hiker } from '#posters/props/people/people.ts'
import { d, dots, draw, path, place, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** Water over three steps of rock into a green pool, on 400 by 300. */
function fall({ ink }: Stage, x: number): string {
  const foam = mix(ink.water, ink.light, 0.5)
  const sheetOf = (top: number, low: number, half: number, shift: number) =>
    path(
      `M${x + shift - half} ${top}C${x + shift - half - 4} ${top + 20} ${x + shift - half + 2} ${low - 20} ${x + shift - half - 6} ${low}H${x + shift + half + 6}C${x + shift + half - 2} ${low - 20} ${x + shift + half + 4} ${top + 20} ${x + shift + half} ${top}z`,
      ink.light
    ) +
    stroke(
      draw(
        Math.round(half / 7),
        index => d`M${x + shift - half + 8 + index * 14} ${top + 8 + (index % 2) * 10}V${low - 4}`
      ),
      foam,
      4,
      round
    )
  return (
    path('M-4-4H404V304H-4z', ink.bush) +
    path(`M-4 20C60 10 ${x - 80} 30 ${x - 40} 24H${x + 40}C${x + 90} 30 340 6 404 24V304H-4z`, ink.wood) +
    path(
      `M-4 96L40 84L${x - 70} 110L${x - 40} 104L${x + 66} 108L${x + 100} 96L350 110L404 92V304H-4z`,
      ink.mid
    ) +
    path(`M-4 176L60 160L${x - 90} 186L${x + 20} 180L${x + 110} 190L340 170L404 182V304H-4z`, ink.deep) +
    sheetOf(20, 106, 22, -14) +
    sheetOf(100, 184, 36, 22) +
    sheetOf(178, 250, 46, -24) +
    path('M-4 246C100 236 300 236 404 246V304H-4z', ink.water) +
    path('M-4 276C100 262 300 268 404 274V304H-4z', ink.wave) +
    stroke(`M${x - 120} 262h60M${x + 60} 264h70M${x - 30} 276h80M40 286h60M300 288h50`, foam, 4, round)
  )
}

function spring(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const x = random.between(180, 250)
  const px = (x * width) / 400
  const leaf = (at: number, y: number, turn: number, fill: string) =>
    place(path('M0 0C24-18 64-20 92 0C64 14 24 12 0 0z', fill), { scale, turn, x: at, y })
  const fern = (at: number, y: number, flip: number) =>
    draw(5, index =>
      leaf(at, y, flip > 0 ? -80 + index * 26 : 260 - index * 26, index % 2 ? ink.leaf : ink.bush)
    )
  return (
    stretched(stage, fall(stage, x)) +
    dots(
      [-84, -60, -34, -8, 18, 34].map(
        (shift, index) => [px + shift * scale, height * (0.83 + (index % 2) * 0.016)] as const
      ),
      ink.light,
      24 * scale
    ) +
    stroke(
      draw(9, index => d`M${width * (index / 8)} ${height * (0.02 + (index % 2) * 0.03)}h0`),
      ink.leaf,
      40 * scale,
      round
    ) +
    path(
      d`M${width * 0.04} ${height}C${width * 0.04} ${height * 0.84} ${width * 0.3} ${height * 0.84} ${width * 0.34} ${height}z`,
      ink.wood
    ) +
    hiker(ink, { flip: true, scale: scale * 1.5, x: width * 0.19, y: height * 0.885 }, ink.light) +
    fern(width * 0.95, height * 1.0, -1) +
    fern(width * 0.02, height * 1.0, 1) +
    fern(width * 0.99, height * 0.5, -1)
  )
}

export const cascada: Picture = {
  mark: stage => `<g transform="matrix(.4 0 0 .33 -32 -2)">${fall(stage, 200)}</g>`,
  scene: spring
}
