import { mix } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { tinted } from '#posters/props/tints.ts'
import {
  circle,
  d,
  dots,
  draw,
  ellipse,
  path,
  place,
  rect,
  round,
  stroke,
  times
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A parasol from above with its shade on the sand, radius 50. */
function parasol({ ink }: Stage, one: string, other: string): string {
  const slice = (index: number) => {
    const at = (turn: number) => d`${Math.cos(turn) * 50} ${Math.sin(turn) * 50}`
    return `M0 0L${at(index * 0.785)}Q${d`${Math.cos(index * 0.785 + 0.39) * 48} ${Math.sin(index * 0.785 + 0.39) * 48}`} ${at(index * 0.785 + 0.785)}z`
  }
  const some = (rest: number) => draw(4, index => slice(index * 2 + rest))
  return (
    ellipse(20, 22, 48, 46, ink.wood) + path(some(0), one) + path(some(1), other) + circle(0, 0, 5, ink.deep)
  )
}

/** A towel with a bather on it. 54 by 110. */
function bather(stage: Stage, cloth: string, suit: string): string {
  const { ink } = stage
  const skin = tinted(stage, '#b9744a')
  return (
    rect(-27, -55, 54, 110, cloth) +
    path('M-27-42H27V-34H-27zM-27 34H27V42H-27z', ink.light) +
    stroke('M-6 12L-8 46M6 12L8 46', skin, 8, round) +
    stroke('M-12-18L-20 6M12-18L22-34L10-40', skin, 6, round) +
    path('M-13-22Q0-28 13-22L11 14H-11z', skin) +
    path('M-12 0H12L11 16H-11zM-13-20Q0-14 13-20L12-10Q0-6-12-10z', suit) +
    circle(0, -36, 9, ink.deep)
  )
}

const parasols = [
  [0.2, 0.72, 1.5],
  [0.82, 0.8, 1.36],
  [0.6, 0.45, 0.86]
] as const

function shore(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const shallow = mix(ink.water, ink.light, 0.36)
  const cloths = ['#f6c445', ink.accent, ink.leaf, ink.mid, ink.water] as const
  const first = random.whole(0, 4)
  const cloth = (index: number) => cloths[(first + index) % 5] ?? ink.accent
  const tilt = random.between(-10, 10)
  const swimmer = times(
    4,
    index => [width * (0.5 + index * 0.13), height * random.between(0.06, 0.24)] as const
  )
  return (
    rect(0, 0, width, height, ink.land) +
    stretched(
      stage,
      path('M-4-4H404V150C340 170 290 130 230 118C170 104 130 136 80 112C44 96 20 84-4 92z', ink.light) +
        path('M-4-4H404V136C340 158 290 116 230 104C170 92 130 124 80 98C44 84 20 72-4 80z', shallow) +
        path('M-4-4H404V104C350 130 290 84 230 76C170 66 120 96 80 70C44 52 20 46-4 54z', ink.water) +
        stroke(
          'M404 84C350 106 300 70 240 62M-4 34C20 28 44 34 80 50M120 30c20-8 40 4 60-2M270 30c20-8 44 8 70 0',
          shallow,
          4,
          round
        )
    ) +
    dots(swimmer, tinted(stage, '#a8623c'), 9 * scale) +
    stroke(swimmer.map(([x, y]) => d`M${x - 12} ${y + 7}h24`).join(''), ink.light, 3, round) +
    dots(
      times(22, index => [(index * 83) % width, height * (0.52 + ((index * 37) % 47) / 100)] as const),
      ink.wood,
      2.4
    ) +
    place(bather(stage, cloth(3), cloth(4)), {
      scale: scale * 0.96,
      turn: tilt,
      x: width * 0.53,
      y: height * 0.84
    }) +
    place(bather(stage, cloth(4), cloth(1)), {
      scale: scale * 0.78,
      turn: 74 + tilt,
      x: width * 0.4,
      y: height * 0.5
    }) +
    parasols
      .map(([x, y, size], index) =>
        place(parasol(stage, cloth(index), ink.light), {
          scale: scale * size,
          turn: index * 17 + tilt,
          x: width * x,
          y: height * y
        })
      )
      .join('')
  )
}

export const playa: Picture = {
  mark: stage =>
    rect(0, 0, 96, 96, stage.ink.land) +
    path('M0 0H96V30C70 42 50 18 0 34z', stage.ink.water) +
    stroke('M0 36C50 20 70 44 96 32', stage.ink.light, 5) +
    place(parasol(stage, stage.ink.accent, stage.ink.light), { scale: 0.52, x: 42, y: 64 }),
  scene: shore
}
