import { mix } from '#domain/poster/colour.ts'
import { d, draw, ellipse, path, place, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'
import { stretched } from '#posters/props/canvas.ts'
import { terrace } from '#posters/props/buildings/houses.ts'
import { pot } from '#posters/props/nature/plants.ts'
import { sitter } from '#posters/props/people/figures.ts'
import { onlooker } from '#posters/props/people/people.ts'

/** The roof of rock: lit edge, layers, and the dark below it; on 400 by 300. */
function roof({ ink }: Stage, rock: string): string {
  const brow =
    'C352 104 330 92 306 108C280 124 262 104 236 112C206 122 190 140 158 128C128 118 112 142 82 138C50 134 28 152-4 146'
  return (
    path(`M-4-4H404V112${brow}z`, rock) +
    path(
      `M-4 92C40 98 66 76 104 86C140 96 168 70 210 78C256 88 286 56 326 64C356 70 380 58 404 48V112${brow}z`,
      mix(rock, ink.deep, 0.3)
    ) +
    stroke(
      'M16 38q40-14 84 4M150 26q44-12 96 2M280 34q40-16 84-4M40 68q30-10 66 0M196 56q40-12 72 0M330 92q30-10 60-6M60 112q30-10 66-2M210 96q24-8 50-2',
      mix(rock, ink.deep, 0.5),
      4,
      round
    )
  )
}

/** White fronts that lean against the rock, on 400 by 300. */
function fronts({ ink }: Stage, rock: string): string {
  const dark = mix(rock, ink.deep, 0.72)
  const pane = (x: number, y: number) =>
    rect(x - 4, y - 4, 38, 46, ink.light) +
    rect(x, y, 30, 38, ink.lamp) +
    stroke(d`M${x + 10} ${y}v38M${x + 20} ${y}v38`, ink.shade, 2)
  const door = (x: number, fill: string) =>
    path(d`M${x} 240V184a24 24 0 0 1 48 0V240z`, ink.light) +
    path(d`M${x + 5} 240V186a19 19 0 0 1 38 0V240z`, fill) +
    rect(x + 23, 170, 2, 70, mix(fill, ink.deep, 0.4))
  return (
    rect(-4, 60, 408, 190, dark) +
    rect(-4, 128, 112, 116, ink.lime) +
    rect(108, 112, 128, 132, ink.light) +
    rect(236, 122, 94, 122, ink.lime) +
    rect(330, 104, 74, 140, ink.light) +
    path('M108 112H122V244H108zM330 104H344V244H330zM-4 228H404V244H-4z', ink.shade) +
    path(
      'M-4 124H404V134C352 124 330 112 306 126C280 142 262 122 236 130C206 140 190 158 158 146C128 136 112 160 82 156C50 152 28 170-4 164z',
      dark,
      ' opacity=".55"'
    ) +
    pane(10, 176) +
    pane(134, 166) +
    pane(346, 160) +
    door(56, ink.water) +
    door(182, ink.accent) +
    path('M244 172H322L334 196H232z', ink.accent) +
    path('M260 172H276L272 196H252zM292 172H308L318 196H296z', ink.light) +
    rect(252, 196, 62, 48, ink.lamp)
  )
}

/** Setenil: lunch in the street, below the rock that is the roof of the houses. */
function underTheRock(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const rock = mix(ink.wood, ink.land, 0.45)
  const x = width * random.between(0.34, 0.42)
  const foot = height * 0.97
  const [one, other] = random.pick([
    [ink.accent, ink.water],
    [ink.water, ink.leaf],
    [ink.leaf, ink.accent]
  ])
  const table =
    stroke('M0-6V-62M-22 0H22', ink.deep, 6, round) +
    ellipse(0, -64, 48, 9, ink.light) +
    path('M-48-64Q0-50 48-64Q46-54 0-52Q-46-54-48-64z', ink.shade) +
    path('M-20-96H-8L-6-68H-22z', ink.land) +
    path('M6-70Q4-88 16-90Q28-88 26-70z', ink.accent) +
    path('M22-72h18v-16h-18z', '#f2b33d')
  return (
    rect(0, 0, width, height, ink.sky) +
    stretched(stage, fronts(stage, rock) + roof(stage, rock)) +
    stroke(
      draw(8, index => d`M${width * (0.03 + index * 0.135)} ${height * (index % 2 ? 0.02 : -0.01)}h0`),
      ink.leaf,
      34 * scale,
      round
    ) +
    rect(0, height * 0.8, width, height, ink.land) +
    stroke(
      draw(4, row =>
        draw(
          9,
          index => d`M${((index + (row % 2) / 2) * width) / 8} ${height * (0.83 + row * 0.048)}h${22 * scale}`
        )
      ),
      mix(ink.land, ink.wood, 0.5),
      3,
      round
    ) +
    onlooker(ink, { scale: scale * 1.5, x: width * random.between(0.82, 0.9), y: height * 0.88 }, other) +
    pot(ink, { scale: scale * 0.9, x: width * 0.62, y: height * 0.81 }) +
    pot(ink, { scale: scale * 0.9, x: width * 0.3, y: height * 0.81 }, ink.accent) +
    sitter(stage, { scale: scale * 0.96, x: x - 62 * scale, y: foot }, one) +
    sitter(stage, { flip: true, scale: scale * 0.96, x: x + 62 * scale, y: foot }, other) +
    place(table, { scale: scale * 0.96, x, y: foot })
  )
}

export const puebloRoca: Picture = {
  mark: stage =>
    terrace(stage.ink, stage.random, -4, 84, 104, 28) +
    path('M0 0H96V40C84 54 70 46 56 50C40 58 26 46 0 56z', stage.ink.wood) +
    rect(0, 84, 96, 12, stage.ink.land),
  scene: underTheRock
}
