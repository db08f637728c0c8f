import { terrace } from '#posters/props/buildings/houses.ts'
import { hills, slope } from '#posters/props/nature/land.ts'
import { oliveBranch } from '#posters/props/nature/plants.ts'
import { birds, sky } from '#posters/props/nature/sky.ts'
import { oliveTree } from '#posters/props/nature/trees.ts'
import { d, dots, draw, path, place, type Point, rect, times } from '#posters/drawing/shapes.ts'
import { picker } from '#posters/props/people/workers.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** Trees in lines over a rolling field, smaller and closer with distance. */
function rows(stage: Stage, top: number, foot: number, count: number, colour: string): string {
  const { height, random, width } = stage
  const phase = random.between(0, 6)
  return draw(count, row => {
    const part = row / count
    const y = height * (top + (foot - top) * part ** 1.4)
    const gap = width * (0.035 + 0.05 * part)
    const wave = (x: number) => Math.sin(x / (width * 0.2) + phase) * height * 0.02
    const line = times(Math.ceil(width / gap) + 1, (index): Point => {
      const x = (index + (row % 2) / 2) * gap
      return [x, y + wave(x)]
    })
    return dots(line, colour, gap * 0.56)
  })
}

function farmhouse({ ink, random, scale }: Stage, x: number, y: number): string {
  return (
    place(
      rect(-4, -56, 22, 60, ink.light) +
        rect(-4, -56, 8, 60, ink.shade) +
        path('M-8-56L7-68L22-56z', ink.wood),
      { scale, x: x - 22 * scale, y }
    ) + terrace(ink, random, x, y, 84 * scale, 36 * scale)
  )
}

function oldTree(stage: Stage, x: number, y: number, size: number): string {
  return oliveTree(
    stage.ink,
    { flip: stage.random.chance(0.5), scale: size * stage.scale, x, y },
    stage.ink.leaf
  )
}

/** A sea of olive trees, hill behind hill. */
function ocean(stage: Stage): string {
  const { height, ink, random, width } = stage
  const x = random.between(0.5, 0.62)
  return (
    sky(stage, { from: 0.3, horizon: 0.46, size: 1.3, to: 0.7 }) +
    hills(stage, 0.48, 0.12, ink.far, 5) +
    hills(stage, 0.56, 0.1, ink.mid, 3) +
    rows(stage, 0.53, 0.62, 3, ink.bush) +
    farmhouse(stage, width * x, height * 0.63) +
    hills(stage, 0.66, 0.05, ink.land, 3) +
    rows(stage, 0.67, 1, 7, random.pick([ink.leaf, ink.bush])) +
    slope(stage, 0.84, 1.1, ink.deep) +
    oldTree(stage, width * random.between(0.14, 0.22), height * 0.92, 3.1)
  )
}

/** Straight lines that run to the horizon. */
function alleys(stage: Stage): string {
  const { height, ink, random, width } = stage
  const [eyeX, eyeY] = [width * random.between(0.44, 0.6), height * 0.52]
  const lines = [-3.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 3.5]
  const furrow = lines
    .map(line => d`M${eyeX} ${eyeY}L${eyeX + (line - 0.22) * width * 0.5} ${height}h${width * 0.22}z`)
    .join('')
  const trees = times(6, step => {
    const near = 0.06 + 0.94 * (step / 5) ** 2.2
    const y = eyeY + (height - eyeY) * near * 1.05
    return lines
      .map(line =>
        oliveTree(
          ink,
          { scale: stage.scale * (0.14 + near * 1.65), x: eyeX + line * width * 0.5 * near, y },
          ink.leaf
        )
      )
      .join('')
  }).join('')
  return (
    sky(stage, { from: eyeX / width - 0.06, horizon: 0.52, size: 1.5, to: eyeX / width + 0.06 }) +
    hills(stage, 0.53, 0.13, ink.far, 4) +
    rect(0, eyeY, width, height, ink.land) +
    path(furrow, ink.wood) +
    trees +
    picker(
      stage,
      { scale: stage.scale * 0.96, x: eyeX - 8 * stage.scale, y: height * 0.97 },
      ink.accent,
      ink.deep
    )
  )
}

/** A branch with its fruit in front of the country. */
function branch(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const ripe = random.pick([ink.deep, ink.leaf, ink.accent])
  return (
    sky(stage, { from: 0.66, horizon: 0.6, size: 1.4, to: 0.84 }) +
    birds(stage, random.whole(0, 3), 0.3) +
    hills(stage, 0.6, 0.12, ink.far, 5) +
    farmhouse(stage, width * 0.64, height * 0.64) +
    hills(stage, 0.7, 0.09, ink.land, 3) +
    rows(stage, 0.72, 0.96, 5, ink.bush) +
    slope(stage, 1.02, 0.84, ink.deep) +
    oliveBranch(ink, { scale: scale * 1.5, turn: 12, x: -12, y: height * 0.2 }, ink.leaf, ripe) +
    oliveBranch(ink, { scale: scale * 1.05, turn: 48, x: width * 0.04, y: height * 0.3 }, ink.bush, ripe)
  )
}

const mark = (stage: Stage) =>
  hills(stage, 0.62, 0.12, stage.ink.far, 3) +
  rect(0, 68, 96, 28, stage.ink.land) +
  oliveTree(stage.ink, { scale: 1.25, x: 48, y: 80 }, stage.ink.leaf)

export const olivar = {
  olivar: { mark, scene: ocean },
  olivos: { mark, scene: alleys },
  'rama-olivo': { mark, scene: branch }
} satisfies Record<string, Picture>
