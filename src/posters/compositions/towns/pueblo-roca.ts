import { mix } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { terrace } from '#posters/props/buildings/houses.ts'
import { onlooker } from '#posters/props/people/people.ts'
import { d, draw, path, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** The roof of rock with its layers; on 400 by 300. */
function overhang({ ink }: Stage, rock: string): string {
  return (
    path(
      'M-4-4H404V34C396 70 376 84 348 78C330 112 300 100 278 92C250 110 222 96 196 100C160 118 128 94 98 106C68 122 30 108-4 124z',
      rock
    ) +
    path(
      'M-4 60C30 66 60 54 90 60C130 66 170 44 210 54C260 64 300 40 330 44C360 48 390 30 404 20V34C396 70 376 84 348 78C330 112 300 100 278 92C250 110 222 96 196 100C160 118 128 94 98 106C68 122 30 108-4 124z',
      ink.wood
    ) +
    stroke(
      'M30 20q30-10 60 4M120 34q30-10 70 0M240 20q30-12 60 0M310 54q20-8 40-4M60 84q30-10 60-4M200 80q24-8 50-2',
      mix(rock, ink.deep, 0.4),
      4,
      round
    )
  )
}

/** White houses under a roof of rock, tables in the street: Setenil. */
function underTheRock(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const rock = mix(ink.wood, ink.land, 0.45)
  const table = (index: number) => {
    const x = width * (0.5 + index * 0.15)
    const y = height * (0.87 + (index % 2) * 0.05)
    return (
      stroke(d`M${x} ${y}V${y + 26 * scale}M${x - 12 * scale} ${y + 26 * scale}h${24 * scale}`, ink.deep, 4) +
      path(d`M${x - 24 * scale} ${y}h${48 * scale}v${-6 * scale}h${-48 * scale}z`, ink.light) +
      stroke(
        d`M${x + 34 * scale} ${y - 16 * scale}V${y + 26 * scale}M${x + 34 * scale} ${y + 8 * scale}h${-18 * scale}v${18 * scale}`,
        ink.accent,
        4,
        round
      )
    )
  }
  return (
    rect(0, 0, width, height, ink.sky) +
    stretched(
      stage,
      path(
        'M-4-4H404V60C390 90 372 96 350 92C330 130 300 116 280 110C250 128 220 112 196 118C160 136 130 112 100 124C70 140 30 128-4 142z',
        mix(rock, ink.deep, 0.55)
      ) + path('M-4 130H404V250H-4z', mix(rock, ink.deep, 0.7))
    ) +
    terrace(ink, random, -12, height * 0.76, width * 1.1, 92 * scale) +
    stretched(stage, overhang(stage, rock)) +
    stroke(
      draw(7, index => d`M${width * (0.05 + index * 0.15)} ${height * (0.03 + (index % 2) * 0.03)}h0`),
      ink.leaf,
      32 * scale,
      round
    ) +
    rect(0, height * 0.8, width, height, ink.land) +
    path(d`M0 ${height * 0.8}H${width}V${height * 0.82}H0z`, ink.shade) +
    stroke(
      draw(3, row =>
        draw(
          9,
          index => d`M${((index + (row % 2) / 2) * width) / 8} ${height * (0.85 + row * 0.05)}h${18 * scale}`
        )
      ),
      ink.wood,
      3,
      round
    ) +
    onlooker(
      ink,
      { scale: scale * 1.2, x: width * random.between(0.18, 0.24), y: height * 0.9 },
      ink.accent
    ) +
    onlooker(ink, { scale: scale * 1.1, x: width * random.between(0.3, 0.34), y: height * 0.89 }, ink.water) +
    draw(3, table)
  )
}

export const puebloRoca: Picture = {
  mark: stage =>
    terrace(stage.ink, stage.random, -4, 84, 104, 28) +
    path('M0 0H96V40C84 54 70 46 56 50C40 58 26 46 0 56z', stage.ink.wood) +
    rect(0, 84, 96, 12, stage.ink.land),
  scene: underTheRock
}
