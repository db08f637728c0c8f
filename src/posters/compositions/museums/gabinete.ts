import { mix } from '#domain/poster/colour.ts'
import { covering } from '#posters/props/canvas.ts'
import { tinted } from '#posters/props/tints.ts'
import {
  circle,
  d,
  dashes,
  dots,
  draw,
  path,
  place,
  ring,
  rect,
  round,
  stroke
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

const gold = '#f2bd3f'

/** A wind rose of eight points. */
function rose(one: string, other: string): string {
  const point = (turn: number, long: number) => {
    const at = (angle: number, reach: number) => d`${Math.cos(angle) * reach} ${Math.sin(angle) * reach}`
    return d`M${at(turn - 0.6, 9)}L${at(turn, long)}L${at(turn + 0.6, 9)}L0 0z`
  }
  return (
    path(
      draw(4, index => point(index * 1.5708 + 0.7854, 28)),
      other
    ) +
    path(
      draw(4, index => point(index * 1.5708, 42)),
      one
    ) +
    ring(0, 0, 30, one, 2)
  )
}

function coin(face: string, line: string): string {
  return (
    circle(3, 4, 20, line) +
    circle(0, 0, 20, face) +
    ring(0, 0, 14.5, line, 2.2) +
    path('M-5 9V-4q6-10 11 0l-4 13z', line)
  )
}

function key(iron: string): string {
  return ring(0, 0, 15, iron, 7) + stroke('M16 0H86M68 0V16M80 0V20', iron, 7, round) + circle(0, 0, 4, iron)
}

/** What tells the history of a town, on one table: its old map, its coins, the key of its gate. */
function table(stage: Stage): string {
  const { ink, random } = stage
  const paper = mix(ink.land, ink.light, 0.62)
  const sea = mix(paper, ink.water, 0.42)
  const line = mix(ink.wood, ink.deep, 0.45)
  const lens = { x: random.between(232, 262), y: random.between(112, 134) }
  return covering(
    stage,
    rect(0, 0, 400, 300, ink.wood) +
      stroke('M0 60H400M0 142H400M0 226H400', mix(ink.wood, ink.deep, 0.25), 2) +
      path('M40 40L366 26L382 268L30 276z', mix(ink.wood, ink.deep, 0.4)) +
      path('M30 30L352 18Q362 130 370 258L20 266Q34 150 30 30z', paper) +
      path('M30 30L352 18L356 70C320 60 300 84 262 74C220 62 196 96 150 86C110 78 84 100 33 92z', sea) +
      stroke('M356 70C320 60 300 84 262 74C220 62 196 96 150 86C110 78 84 100 33 92', line, 3.4, round) +
      stroke(
        'M120 90C126 130 96 150 112 190S90 240 94 262M262 74C246 110 280 140 262 180S290 230 300 260',
        mix(paper, ink.water, 0.8),
        5,
        round
      ) +
      path('M150 176l12-20 12 20zM166 182l14-24 14 24zM196 210l12-20 12 20z', mix(paper, ink.leaf, 0.7)) +
      stroke('M62 218C110 190 150 236 202 160S300 170 330 120', ink.accent, 4, `${round}${dashes(9)}`) +
      path('M318 110h24v-16l-6 5-6-9-6 9-6-5z', ink.accent) +
      place(rose(line, ink.accent), { turn: random.between(-14, 14), x: 86, y: 150 }) +
      circle(lens.x + 8, lens.y + 10, 56, mix(paper, ink.deep, 0.3)) +
      circle(lens.x, lens.y, 52, mix(paper, ink.light, 0.7)) +
      place(
        path('M-30 26V0H-18V-8H-10V0H-4V-26H4V-34H14V-26H22V0H30V26z', mix(ink.accent, paper, 0.2)) +
          path('M4 26V8a6 6 0 0 1 12 0V26z', line) +
          stroke('M9-34V-44', line, 2.4) +
          path('M10-44h13l-4 4 4 4H10z', ink.accent),
        { x: lens.x, y: lens.y + 6 }
      ) +
      ring(lens.x, lens.y, 52, gold, 9) +
      stroke(d`M${lens.x + 40} ${lens.y + 42}L${lens.x + 98} ${lens.y + 104}`, ink.deep, 15, round) +
      stroke(
        d`M${lens.x - 30} ${lens.y - 22}Q${lens.x - 20} ${lens.y - 36} ${lens.x - 4} ${lens.y - 38}`,
        ink.light,
        5,
        round
      ) +
      place(coin(gold, mix(gold, ink.deep, 0.5)), { x: random.between(140, 156), y: 236 }) +
      place(coin(mix(ink.shade, ink.light, 0.4), line), {
        scale: 0.86,
        x: random.between(184, 200),
        y: 250
      }) +
      place(key(ink.deep), { turn: random.between(-24, 6), x: 40, y: 250 }) +
      dots(
        [
          [44, 44],
          [340, 32]
        ],
        tinted(stage, '#b5532a'),
        15
      ),
    210,
    150
  )
}

export const gabinete: Picture = {
  mark: ({ ink }) =>
    path('M6 14L86 8L92 84L10 90z', mix(ink.land, ink.light, 0.6)) +
    stroke('M10 44C30 34 44 54 88 36', ink.water, 4) +
    ring(50, 46, 21, ink.wood, 6) +
    stroke('M66 62L84 80', ink.deep, 8, round),
  scene: table
}
