import { mix, standingOut } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { onlooker } from '#posters/props/people/people.ts'
import { d, draw, ellipse, path, place, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A stair that divides, under a gallery of arches; on 400 by 300. */
function staircase({ ink }: Stage, wall: string, carpet: string): string {
  const arch = (x: number, half: number, foot: number, rise: number) =>
    `M${x - half} ${foot}V${foot - rise + half}a${half} ${half} 0 0 1 ${half * 2} 0V${foot}z`
  const gallery = [50, 125, 200, 275, 350].map(x => arch(x, 26, 128, 74)).join('')
  const pillars = draw(6, index => `M${8 + index * 75} 60h9V130h-9z`)
  const steps = draw(8, index => `M${130 - index * 9} ${196 + index * 13}H${270 + index * 9}`)
  const rail = (side: number) => {
    const at = (x: number) => 200 + side * x
    return (
      path(`M${at(72)} 184L${at(196)} 124V142L${at(72)} 204z`, ink.light) +
      stroke(
        draw(8, index => `M${at(82 + index * 15)} ${194 - index * 7}v-22`),
        ink.shade,
        4
      ) +
      stroke(`M${at(72)} 168L${at(204)} 104`, ink.light, 7, round) +
      path(`M${at(72)} 300L${at(134)} 300L${at(72)} 190z`, ink.shade) +
      stroke(`M${at(80)} 176L${at(150)} 276`, ink.light, 8, round) +
      stroke(
        draw(6, index => `M${at(88 + index * 12)} ${190 + index * 17}v26`),
        ink.shade,
        5
      ) +
      path(`M${at(64)} 160h${side * 18}v44h${side * -18}z`, ink.light) +
      ellipse(at(73), 154, 10, 10, ink.wood)
    )
  }
  return (
    rect(0, 0, 400, 300, wall) +
    rect(0, 44, 400, 90, mix(wall, ink.deep, 0.5)) +
    path(gallery, mix(wall, ink.deep, 0.78)) +
    path(pillars, ink.light) +
    rect(0, 128, 400, 12, ink.light) +
    rect(0, 40, 400, 8, ink.wood) +
    stroke(draw(26, index => `M${index * 16 + 4} 108V128`) + 'M0 108H400', ink.light, 3) +
    rect(128, 140, 144, 60, ink.wood) +
    path('M128 186H272L356 300H44z', ink.light) +
    stroke(steps, ink.shade, 3) +
    path('M172 186H228L262 300H138z', carpet) +
    stroke(
      draw(8, index => `M${171 - index * 4.5} ${198 + index * 13}H${229 + index * 4.5}`),
      mix(carpet, ink.deep, 0.4),
      2
    ) +
    rail(1) +
    rail(-1)
  )
}

function hall(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const wall = standingOut([ink.light, ink.accent], [ink.mid, ink.leaf, ink.water])
  const carpet = ink.accent
  const candle = draw(7, index => d`M${(index - 3) * 18} ${-Math.abs(index - 3) * 5}v-9`)
  const chandelier =
    stroke('M0-120V-8', ink.deep, 3) +
    stroke('M-56 0Q-40 26 0 26Q40 26 56 0M-36 6Q-20 22 0 26Q20 22 36 6', '#f2b33d', 5, round) +
    ellipse(0, 28, 8, 10, '#f2b33d') +
    stroke(candle, ink.light, 6) +
    stroke(
      draw(7, index => d`M${(index - 3) * 18} ${-14 - Math.abs(index - 3) * 5}h0`),
      '#ffc94d',
      9,
      round
    )
  return (
    stretched(
      stage,
      staircase(stage, wall, carpet) +
        path('M130 0H270L330 128H70z', '#ffc94d', ' opacity=".12"') +
        draw(8, index => rect(index * 52 - 8, 0, 44, 30, index % 2 ? ink.wood : ink.land)) +
        rect(0, 28, 400, 6, ink.deep)
    ) +
    place(
      path('M-44-34H44V34H-44z', '#f2b33d') +
        rect(-36, -26, 72, 52, ink.water) +
        path('M-36 26V6L-10-12L14 6L36-4V26z', ink.leaf),
      { scale: scale * 0.8, x: width / 2, y: height * 0.575 }
    ) +
    onlooker(
      ink,
      { scale: scale * 1.15, x: width * random.between(0.44, 0.56), y: height * 0.86 },
      ink.deep
    ) +
    place(chandelier, { scale, x: width / 2, y: height * 0.26 })
  )
}

export const palacio: Picture = {
  isFixed: true,
  mark: stage =>
    `<g transform="matrix(.32 0 0 .32 -16 0)">${staircase(stage, stage.ink.mid, stage.ink.accent)}</g>`,
  scene: hall
}
