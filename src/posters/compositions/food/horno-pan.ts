import { mix } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { tinted } from '#posters/props/tints.ts'
import { d, draw, ellipse, path, place, type Placing, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A round loaf with its cuts, foot at the origin. 100 wide. */
function loaf(stage: Stage, at: Placing): string {
  const [crust, lit, flour] = [tinted(stage, '#b8702c'), tinted(stage, '#dd9c4b'), tinted(stage, '#fbe6bd')]
  return place(
    path('M-50-4C-54-34-24-46 0-46C26-46 54-34 50-4Q0 4-50-4z', crust) +
      path('M-36-18C-34-38-8-44 8-44C34-42 50-30 48-8C30-24-10-28-36-18z', lit) +
      stroke('M-30-22Q-22-34-12-40M-6-20Q0-34 10-42M18-18Q24-30 32-36', flour, 4.4, round),
    at
  )
}

/** The glow of the oven: the fire at the back, the mouth in the bricks; on 400 by 300. */
function oven({ ink }: Stage, glow: string): string {
  const bricks = draw(13, index => {
    const angle = Math.PI * (1 + (index + 0.5) / 13)
    const at = (radius: number) => d`${200 + Math.cos(angle) * radius} ${176 + Math.sin(angle) * radius}`
    return `M${at(112)}L${at(152)}`
  })
  return (
    path('M92 210V176a108 108 0 0 1 216 0V210z', ink.deep) +
    path('M112 210V180a88 88 0 0 1 176 0V210z', mix(ink.deep, glow, 0.35)) +
    path('M136 210V186a64 64 0 0 1 128 0V210z', mix(ink.deep, glow, 0.7)) +
    path(
      'M166 210C150 180 172 166 178 142C190 154 192 164 196 172C202 156 200 142 212 128C218 152 240 172 228 210z',
      glow
    ) +
    path('M182 210C176 190 190 184 192 172C204 184 216 192 212 210z', '#fff0b8') +
    stroke('M72 210V176a128 128 0 0 1 256 0V210', ink.wood, 40) +
    stroke(bricks, ink.light, 2.6) +
    rect(40, 206, 320, 16, ink.light) +
    rect(40, 216, 320, 6, ink.shade)
  )
}

function bakery(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const glow = stage.light === 'night' ? ink.lamp : '#f7a331'
  const row = (y: number, shift: number) =>
    draw(Math.ceil(width / 50) + 1, index => d`M${index * 50 + shift} ${y}v22`)
  const lines = draw(14, index => d`M0 ${index * 22}H${width}` + row(index * 22, index % 2 ? 0 : 25))
  const shelf = width * random.between(0.78, 0.82)
  return (
    rect(0, 0, width, height, ink.mid) +
    stroke(lines, ink.deep, 1.6, ' opacity=".4"') +
    stretched(stage, oven(stage, glow)) +
    rect(0, height * 0.74, width, height, ink.land) +
    rect(0, height * 0.74, width, 7, ink.light) +
    draw(3, index =>
      loaf(stage, {
        scale: scale * 0.94,
        x: shelf + (index === 2 ? 0 : (index - 0.5) * 92) * scale,
        y: height * 0.97 - (index === 2 ? 38 : 0) * scale
      })
    ) +
    place(
      path('M-14-6L-190 34L-190 44L-10 6z', ink.wood) +
        path('M-20-16Q40-40 96-24Q104-6 90 10Q40 26-20 12z', ink.wood) +
        path('M-20-16Q40-40 96-24Q100-16 96-10Q40-30-20-8z', ink.shade) +
        loaf(stage, { x: 42, y: -2 }),
      { scale: scale * 1.04, turn: -16, x: width * 0.34, y: height * 0.84 }
    ) +
    ellipse(width * 0.5, height * 0.735, 70 * scale, 4, glow)
  )
}

export const hornoPan: Picture = {
  mark: stage =>
    rect(0, 0, 96, 96, stage.ink.mid) +
    `<g transform="matrix(.3 0 0 .3 -12 2)">${oven(stage, '#f7a331')}</g>` +
    loaf(stage, { scale: 0.7, x: 48, y: 92 }),
  scene: bakery
}
