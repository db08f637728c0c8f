import { mix, standingOut } from '#domain/poster/colour.ts'
import { covering } from '#posters/props/canvas.ts'
import { amphora, bustOfMarble } from '#posters/props/things/marbles.ts'
import { tinted } from '#posters/props/tints.ts'
import { circle, d, draw, path, place, rect, ring, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A bell beaker with carved bands, foot at the origin. Height 90. */
function beaker(clay: string, line: string): string {
  return (
    path('M-40-90H40C34-66 26-58 34-40C44-16 26 0 0 0C-26 0-44-16-34-40C-26-58-34-66-40-90z', clay) +
    stroke('M-37-78H37M-30-62H30M-36-36H36M-38-24H38', line, 4) +
    stroke('M-34-30l7-5 7 5 7-5 7 5 7-5 7 5 7-5 7 5 7-5', line, 2.4)
  )
}

/** A gold necklace on a stand and a helmet, each with its foot at the origin. */
function necklace(gold: string, cloth: string): string {
  const bead = draw(9, index => {
    const angle = Math.PI * (0.1 + index * 0.1)
    return d`M${Math.cos(angle) * 34} ${-66 + Math.sin(angle) * 40}h0`
  })
  return (
    path('M-44 0L-30-84Q0-104 30-84L44 0z', cloth) +
    stroke(bead, gold, 11, ' stroke-linecap="round"') +
    path('M-9-26H9L0-4z', gold) +
    circle(0, -26, 10, gold)
  )
}

function helmet(bronze: string, dark: string, plume: string): string {
  return (
    path('M-52-66C-60-120 20-140 50-92L44-84C20-116-30-106-36-60z', plume) +
    path('M-40-4C-44-60-30-98 4-98C38-98 48-66 44-44L20-40L18-28L30-24L26 0H10L4-20L-6-16L-8 0z', bronze) +
    path('M6-52H40L38-42H8z', dark) +
    stroke('M-34-62Q0-72 40-58', dark, 3)
  )
}

/** Six lit niches in a wall, each with its find. */
function cases(stage: Stage): string {
  const { ink, random } = stage
  const wall = standingOut([ink.light, ink.land], [ink.mid, ink.deep, ink.water])
  const back = standingOut([wall, ink.light], [ink.land, ink.far, ink.wood])
  const clay = standingOut([back], [ink.wood, tinted(stage, '#b5532a'), ink.deep])
  const gold = '#f6c445'
  const coin = (x: number, y: number) =>
    circle(x, y, 17, gold) +
    ring(x, y, 12, ink.wood, 2.4) +
    path(`M${x - 4} ${y + 8}v-12q6-8 9 0l-3 12z`, ink.wood)
  const finds = [
    place(amphora(ink, clay), { scale: 0.74 }),
    place(bustOfMarble(ink), { scale: 0.76 }),
    place(helmet(tinted(stage, '#c98a2e'), ink.deep, ink.accent), { scale: 0.98, x: -2 }),
    place(beaker(clay, ink.light), {}),
    place(necklace(gold, ink.deep), {}),
    coin(-26, -20) + coin(26, -20) + coin(0, -58)
  ]
  const start = random.whole(0, 5)
  const niche = (index: number) => {
    const [x, y] = [(index % 3) * 126 + 74, Math.floor(index / 3) * 144 + 132]
    return (
      path(d`M${x - 52} ${y}V${y - 70}a52 52 0 0 1 104 0V${y}z`, mix(wall, '#000000', 0.28)) +
      path(d`M${x - 46} ${y}V${y - 70}a46 46 0 0 1 92 0V${y}z`, back) +
      path(d`M${x} ${y - 116}L${x + 46} ${y}H${x - 46}z`, mix(back, ink.light, 0.16)) +
      place(finds[(start + index) % 6] ?? '', { x, y }) +
      rect(x - 58, y, 116, 8, ink.light) +
      rect(x - 14, y + 12, 28, 7, ink.shade)
    )
  }
  return covering(
    stage,
    rect(0, 0, 400, 300, wall) + draw(6, niche) + stroke('M0 297H400', ink.light, 6, round),
    200,
    140
  )
}

export const museoArqueologia: Picture = {
  isFixed: true,
  mark: stage =>
    rect(0, 0, 96, 96, stage.ink.mid) +
    path('M14 88V46a34 34 0 0 1 68 0V88z', stage.ink.land) +
    place(amphora(stage.ink, stage.ink.wood), { scale: 0.52, x: 48, y: 88 }),
  scene: cases
}
