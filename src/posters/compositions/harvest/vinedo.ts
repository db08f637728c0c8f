import { stretched } from '#posters/props/canvas.ts'
import { belfry, terrace } from '#posters/props/buildings/houses.ts'
import { hills } from '#posters/props/nature/land.ts'
import { tinted } from '#posters/props/tints.ts'
import { bunch } from '#posters/props/things/wine.ts'
import { d, draw, path, place, rect, round, stroke } from '#posters/drawing/shapes.ts'
import { picker } from '#posters/props/people/workers.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** Rows of vines that run to a white farm; grapes hang close to us. */
function vines(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const x = 200 + random.between(-40, 40)
  const row = (index: number) => {
    const at = (index - 4.5) * 120
    return `M${x + (index - 4.5) * 9} 150L${x + at - 30} 304H${x + at + 30}z`
  }
  const leaf = (lx: number, ly: number, size: number, turn: number, fill: string) =>
    place(
      path(
        'M0 0C-10-8-34-8-40 6C-52 10-50 30-40 34C-42 48-24 56-14 50C-6 62 10 62 14 50C26 56 42 46 40 34C52 28 50 10 40 6C34-8 10-8 0 0z',
        fill
      ) + stroke('M0 4V46M0 20L-28 16M0 20L28 16M0 34L-18 40M0 34L18 40', ink.deep, 1.8, round),
      { scale: scale * size, turn, x: lx, y: ly }
    )
  const grape = tinted(stage, random.pick(['#a3213f', '#5b2a6e', '#c9b93c']))
  return (
    rect(0, 0, width, height, ink.sky) +
    hills(stage, 0.46, 0.22, ink.far, 4) +
    hills(stage, 0.5, 0.1, ink.ridge, 3) +
    terrace(ink, random, (x * width) / 400 - 50 * scale, height * 0.5, 110 * scale, 34 * scale) +
    belfry(ink, { scale: scale * 0.8, x: (x * width) / 400 + 30 * scale, y: height * 0.5 }) +
    stretched(stage, rect(0, 148, 400, 160, ink.land) + path(draw(10, row), ink.leaf)) +
    stroke(
      draw(5, index => d`M0 ${height * (0.56 + index * index * 0.02 + index * 0.03)}H${width}`),
      ink.land,
      3
    ) +
    picker(
      stage,
      { scale: scale * 0.95, x: width * random.between(0.44, 0.5), y: height * 0.93 },
      ink.mid,
      grape
    ) +
    stroke(
      d`M-4 ${height * 0.1}Q${width * 0.4} ${height * 0.02} ${width * 0.72} ${height * 0.12}T${width + 4} ${height * 0.06}`,
      ink.wood,
      9 * scale,
      round
    ) +
    leaf(width * 0.1, height * 0.06, 1.5, -14, ink.leaf) +
    leaf(width * 0.9, height * 0.04, 1.4, 12, ink.bush) +
    leaf(width * 0.42, height * 0.02, 1.1, 8, ink.bush) +
    bunch(
      ink,
      { scale: scale * 1.36, turn: random.between(-5, 5), x: width * 0.24, y: height * 0.26 },
      grape
    ) +
    bunch(
      ink,
      { scale: scale * 1.05, turn: random.between(-5, 5), x: width * 0.72, y: height * 0.24 },
      grape
    ) +
    leaf(width * 0.27, height * 0.06, 1.2, 6, ink.leaf) +
    leaf(width * 0.64, height * 0.06, 1.1, -8, ink.leaf)
  )
}

export const vinedo: Picture = {
  mark: stage =>
    path('M0 50H96V96H0z', stage.ink.land) +
    path('M40 50L-10 96H16zM46 50L36 96H60zM52 50L80 96H106z', stage.ink.leaf) +
    bunch(stage.ink, { scale: 0.66, x: 48, y: 28 }, '#5b2a6e'),
  scene: vines
}
