import { mix } from '#domain/poster/colour.ts'
import { covering } from '#posters/props/canvas.ts'
import { circle, d, dots, draw, ellipse, path, place, round, rect, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A swallowtail with open wings, its body at the origin. 190 wide, 150 high. */
function swallowtail(stage: Stage): string {
  const { ink } = stage
  const cream = mix('#ffe08a', ink.light, 0.35)
  const half =
    path('M4-6C20-52 66-82 96-72C98-40 70-6 6 6z', ink.deep) +
    path('M14-14C30-48 62-68 84-64C84-42 58-16 14-2z', cream) +
    stroke('M20-18L82-62M28-8L80-46', ink.deep, 3) +
    path('M5 4C34 2 66 18 68 40C66 56 54 60 58 82C46 74 42 64 30 60C14 54 6 34 5 4z', ink.deep) +
    path('M10 10C32 10 56 24 58 38C56 48 42 50 34 48C20 44 12 30 10 10z', cream) +
    circle(44, 46, 6, ink.accent) +
    dots(
      [
        [54, 36],
        [34, 54]
      ],
      ink.water,
      6
    )
  return (
    half +
    `<g transform="scale(-1 1)">${half}</g>` +
    ellipse(0, 8, 6, 34, ink.deep) +
    stroke('M-2-24Q-10-46-20-52M2-24Q10-46 20-52', ink.deep, 2.6, round)
  )
}

/** A thistle in bloom, the foot of its head at the origin. */
function thistle(ink: Stage['ink'], size: number, x: number, y: number, bloom: string): string {
  const spikes = draw(9, index => {
    const angle = Math.PI * (1.1 + index * 0.1)
    return d`M0-20L${Math.cos(angle) * 44} ${-20 + Math.sin(angle) * 46}`
  })
  return place(
    stroke('M0 0Q6 60-4 190', ink.bush, 6, round) +
      path(
        'M2 60C30 40 50 44 66 30C60 58 40 74 2 84zM0 104C-30 84-50 90-66 74C-60 104-40 118-2 128z',
        ink.bush
      ) +
      stroke(spikes, bloom, 8, round) +
      path('M-22-16Q0-34 22-16Q26 8 0 10Q-26 8-22-16z', mix(ink.bush, ink.leaf, 0.4)) +
      stroke('M-16-8l8 8 8-8 8 8 8-8', ink.deep, 2.4, round),
    { scale: size, x, y }
  )
}

/** A butterfly on a thistle, from near: what one meets on any path in spring. */
function meadow(stage: Stage): string {
  const { ink, random } = stage
  const bloom = random.pick([ink.accent, mix('#b86ad0', ink.sky, 0.2), ink.mid])
  const blade = draw(15, index => {
    const x = index * 29 - 6
    return d`M${x} 304Q${x + 4} ${230 - ((index * 37) % 60)} ${x + ((index % 3) - 1) * 22} ${170 - ((index * 53) % 70)}Q${x + 14} 240 ${x + 12} 304z`
  })
  const daisy = (x: number, y: number, size: number) =>
    dots(
      [0, 1, 2, 3, 4, 5].map(
        index => [x + Math.cos(index * 1.047) * 11 * size, y + Math.sin(index * 1.047) * 11 * size] as const
      ),
      ink.light,
      11 * size
    ) + circle(x, y, 7 * size, '#f6c445')
  return covering(
    stage,
    rect(0, 0, 400, 300, ink.leaf) +
      circle(300, 70, 130, mix(ink.leaf, ink.land, 0.22)) +
      circle(90, 220, 120, mix(ink.leaf, ink.land, 0.14)) +
      path(blade, mix(ink.leaf, ink.bush, 0.6)) +
      thistle(ink, 0.8, 70, 150, mix(bloom, ink.leaf, 0.25)) +
      daisy(330, 236, 1.1) +
      daisy(366, 200, 0.8) +
      daisy(28, 246, 0.9) +
      thistle(ink, 1.3, 208, 176, bloom) +
      place(swallowtail(stage), {
        scale: random.between(1.12, 1.26),
        turn: random.between(-28, 24),
        x: random.between(196, 220),
        y: random.between(102, 116)
      }) +
      path('M-4 304Q80 262 160 284T404 270V304z', ink.bush),
    205,
    140
  )
}

export const mariposa: Picture = {
  mark: stage =>
    rect(0, 0, 96, 96, stage.ink.leaf) + place(swallowtail(stage), { scale: 0.46, turn: -12, x: 48, y: 46 }),
  scene: meadow
}
