import { mix, standingOut } from '#domain/poster/colour.ts'
import { flamingo, flying } from '#posters/props/nature/flamingos.ts'
import { circle, d, draw, path, place, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A bee-eater on its branch, looking right; feet at the origin. 120 wide, 110 high. */
function beeEater({ ink }: Stage): string {
  return (
    stroke('M-90 6Q0-6 96 4', ink.wood, 9, round) +
    path('M-22-6C-50 18-66 40-74 66L-62 62L-58 70C-46 48-28 26-8 4z', '#1f7f8c') +
    path('M-30 2C-40-34-14-72 16-76C40-78 48-56 40-40C34-20 14 2-30 2z', '#2f9aa8') +
    path('M-30 2C-40-34-14-72 6-74C8-50-2-20-30 2z', '#b5532a') +
    path('M4-74C18-84 44-76 44-58C40-46 24-42 12-46C4-56 0-66 4-74z', '#b5532a') +
    path('M16-52C28-44 40-46 44-56L42-44C34-34 20-36 16-52z', '#f6c445') +
    path('M20-64L46-62L84-54C70-52 56-52 44-54L22-58z', ink.deep) +
    circle(32, -62, 4, '#d8323c')
  )
}

/** The marsh as seen through field glasses. */
function through(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const radius = Math.min(height * 0.46, Math.max(width * 0.29, height * 0.34))
  const gap = Math.min(radius * 0.8, width * 0.5 - radius * 0.86)
  const [left = 0, right = 0] = [-1, 1].map(side => width / 2 + side * Math.max(gap, width * 0.2))
  const pink = standingOut([ink.sky, ink.water], ['#ef7fa6', '#d9456f', '#f9b3c4'])
  const frame = mix(ink.deep, '#0a0a14', 0.35)
  const reeds = draw(
    26,
    index =>
      d`M${(index / 25) * width} ${height}q${random.between(-5, 5)} ${-30 * scale} ${random.between(-8, 12)} ${-random.between(50, 96) * scale}`
  )
  const spans = draw(
    8,
    index => d`M${random.between(0, width)} ${height * (0.62 + index * 0.03)}h${40 + index * 6}`
  )
  return (
    rect(0, 0, width, height, ink.sky) +
    rect(0, height * 0.5, width, height * 0.1, ink.far) +
    stroke(
      draw(14, index => d`M${(index / 13) * width} ${height * 0.54}h0`),
      ink.leaf,
      34 * scale,
      round
    ) +
    rect(0, height * 0.57, width, height, ink.water) +
    stroke(spans, mix(ink.water, ink.light, 0.5), 4, round) +
    draw(3, index =>
      flamingo(
        ink,
        index % 2 ? 'alert' : 'feeding',
        {
          scale: scale * (0.46 - index * 0.05),
          x: right + (index - 1) * 42 * scale,
          y: height * (0.74 - index * 0.03)
        },
        pink
      )
    ) +
    draw(3, index =>
      flying(
        ink,
        {
          scale: scale * 0.24,
          turn: -8,
          x: right - 40 * scale + index * 38 * scale,
          y: height * (0.3 - (index % 2) * 0.06)
        },
        pink
      )
    ) +
    stroke(reeds, ink.bush, 5 * scale, round) +
    place(beeEater(stage), { scale: scale * 1.12, x: left - 10 * scale, y: height * 0.62 }) +
    path(
      d`M-4-4H${width + 4}V${height + 4}H-4z${lenses(width / 2, height / 2, radius, gap)}`,
      frame,
      ' fill-rule="evenodd"'
    )
  )
}

/** The outline of two circles that overlap. */
function lenses(x: number, y: number, radius: number, gap: number): string {
  const rise = Math.sqrt(radius * radius - gap * gap)
  return d`M${x} ${y - rise}A${radius} ${radius} 0 1 1 ${x} ${y + rise}A${radius} ${radius} 0 1 1 ${x} ${y - rise}z`
}

export const prismaticos: Picture = {
  mark: stage => {
    const frame = stage.ink.deep
    return (
      rect(0, 0, 96, 96, stage.ink.water) +
      place(beeEater(stage), { scale: 0.52, x: 44, y: 64 }) +
      path(`M0 0H96V96H0z${lenses(48, 48, 27, 20)}`, frame, ' fill-rule="evenodd"')
    )
  },
  scene: through
}
