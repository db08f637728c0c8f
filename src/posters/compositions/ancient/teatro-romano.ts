import { mix, standingOut } from '#domain/poster/colour.ts'
import { hills } from '#posters/props/nature/land.ts'
import { birds } from '#posters/props/nature/sky.ts'
import { cypress } from '#posters/props/nature/trees.ts'
import { fromBehind } from '#posters/props/people/figures.ts'
import { onlooker } from '#posters/props/people/people.ts'
import { tinted } from '#posters/props/tints.ts'
import { column } from '#posters/props/buildings/bath.ts'
import { d, draw, path, rect, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** Rows of seats that open towards the stage, seen from the highest one. */
function rows({ height, ink, scale, width }: Stage, stone: string): string {
  const [x, y] = [width / 2, height * 0.52]
  const half = (across: number, down: number) =>
    d`M${x - across} ${y}A${across} ${down} 0 0 0 ${x + across} ${y}z`
  const size = Math.max(width * 0.5, height * 0.6)
  const row = (index: number) => {
    const across = size * (1.42 - index * 0.15)
    const down = height * (0.7 - index * 0.078)
    return (
      path(half(across, down), index % 2 ? ink.shade : stone) +
      path(half(across - 5, down - 7 * scale), index % 2 ? stone : ink.shade)
    )
  }
  const stairs = draw(5, index => {
    const lean = (index - 2) * 0.36
    return d`M${x + lean * size * 0.5} ${y + height * (0.12 - Math.abs(lean) * 0.1)}L${x + lean * size * 1.9} ${height + 30}`
  })
  return (
    draw(7, row) + stroke(stairs, ink.wood, 7 * scale) + path(half(size * 0.36, height * 0.155), ink.land)
  )
}

function scaenae(stage: Stage): string {
  const { height, ink, scale, width } = stage
  const y = height * 0.52
  const x = width / 2
  const high = 116 * scale
  const columns = draw(8, index =>
    index === 3
      ? column(ink, x + (index - 3.5) * 38 * scale, y - high * 0.6, y - 16 * scale, 15 * scale)
      : column(ink, x + (index - 3.5) * 38 * scale, y - high, y - 16 * scale, 15 * scale)
  )
  return (
    rect(x - 170 * scale, y - 72 * scale, 340 * scale, 72 * scale, mix(ink.wood, ink.deep, 0.2)) +
    path(
      d`M${x - 18 * scale} ${y}v${-36 * scale}a${18 * scale} ${18 * scale} 0 0 1 ${36 * scale} 0v${36 * scale}zM${x - 112 * scale} ${y}v${-34 * scale}h${24 * scale}v${34 * scale}zM${x + 88 * scale} ${y}v${-34 * scale}h${24 * scale}v${34 * scale}z`,
      ink.deep
    ) +
    columns +
    rect(x - 146 * scale, y - high - 12 * scale, 88 * scale, 12 * scale, ink.light) +
    rect(x + 8 * scale, y - high - 12 * scale, 138 * scale, 12 * scale, ink.light) +
    rect(x + 8 * scale, y - high - 3 * scale, 138 * scale, 4 * scale, ink.shade) +
    rect(x - 176 * scale, y - 16 * scale, 352 * scale, 18 * scale, ink.light) +
    rect(x - 176 * scale, y - 4 * scale, 352 * scale, 6 * scale, ink.shade)
  )
}

function cavea(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const stone = standingOut([ink.shade, ink.wood], [ink.light, ink.land])
  const coats = [ink.accent, ink.water, ink.leaf, ink.mid]
  const hair = [ink.deep, tinted(stage, '#5a3322')]
  const first = random.whole(0, 3)
  const tree = (index: number) =>
    cypress(
      ink,
      {
        scale: scale * random.between(0.8, 1.2),
        x: width * (0.06 + (index % 2) * 0.08 + (index > 1 ? 0.8 : 0)),
        y: height * 0.5
      },
      ink.leaf
    )
  return (
    rect(0, 0, width, height, ink.sky) +
    birds(stage, random.whole(1, 3), 0.2) +
    hills(stage, 0.46, 0.16, ink.far, 4) +
    draw(4, tree) +
    rect(0, height * 0.48, width, height, ink.leaf) +
    rows(stage, stone) +
    scaenae(stage) +
    onlooker(ink, { scale: scale * 0.9, x: width * random.between(0.44, 0.5), y: height * 0.6 }, ink.accent) +
    onlooker(
      ink,
      { scale: scale * 0.9, x: width * random.between(0.53, 0.58), y: height * 0.61 },
      ink.light
    ) +
    draw(random.whole(3, 4), index =>
      fromBehind(
        stage,
        {
          scale: scale * 0.62,
          x: width * (0.12 + index * 0.26 + random.between(-0.03, 0.03)),
          y: height * 1.02
        },
        coats[(index + first) % 4] ?? ink.deep,
        hair[index % 2] ?? ink.deep
      )
    )
  )
}

export const teatroRomano: Picture = {
  isFixed: true,
  mark: ({ ink }) =>
    [44, 36, 28, 20]
      .map((size, index) =>
        path(
          d`M${48 - size * 1.1} 44A${size * 1.1} ${size} 0 0 0 ${48 + size * 1.1} 44z`,
          index % 2 ? ink.shade : ink.wood
        )
      )
      .join('') +
    draw(5, index => column(ink, 18 + index * 15, 12, 44, 6)) +
    rect(10, 6, 76, 6, ink.light),
  scene: cavea
}
