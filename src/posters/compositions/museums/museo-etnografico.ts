import { mix } from '#domain/poster/colour.ts'
import { covering } from '#posters/props/canvas.ts'
import { jug } from '#posters/props/things/larder.ts'
import {
  circle,
  d,
  dashes,
  draw,
  ellipse,
  path,
  place,
  rect,
  ring,
  round,
  stroke
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** Tools of a farm, each hanging from a nail at its origin, about 110 high. */
function tools({ ink }: Stage, iron: string): string[] {
  const spokes = draw(
    8,
    index => d`M0 52L${Math.cos(index * 0.785) * 46} ${52 + Math.sin(index * 0.785) * 46}`
  )
  return [
    path('M-4 0H4V52H-4z', ink.wood) +
      path('M-4 50C-50 56-56 110-12 128C6 134 24 128 30 118C0 122-26 108-20 84C-16 70-2 64 6 62z', iron),
    stroke(spokes, ink.wood, 6) +
      ring(0, 52, 46, ink.wood, 10) +
      circle(0, 52, 13, iron) +
      circle(0, 52, 5, ink.deep),
    path('M-5 0H5V124H-5z', ink.wood) + path('M-26-2H28C34 8 34 22 28 30H4V10H-26z', iron),
    stroke('M-46 44C-44-8 44-8 46 44', ink.wood, 7) +
      path('M-54 44H54L42 110Q0 120-42 110z', ink.land) +
      stroke('M-50 60H50M-46 78H46M-43 96H43', ink.wood, 4, dashes(9)) +
      ellipse(0, 44, 54, 9, ink.wood),
    ring(0, 50, 44, ink.land, 12) +
      stroke('M-34 24L34 76M-38 40L22 92M-22 10L38 62M34 24L-34 76M38 40L-22 92M22 10L-38 62', ink.wood, 1.6),
    path('M-14 26C-30 60-34 86-26 112H26C34 86 30 60 14 26z', iron) +
      path('M-26 112H26V120H-26z', ink.deep) +
      ring(0, 14, 12, ink.deep, 5) +
      path('M-24 92L-20 66L24 74L25 92z', mix(iron, ink.light, 0.4))
  ]
}

/** The white wall of a farmhouse, hung with what it was worked with. */
function farmhouse(stage: Stage): string {
  const { ink, random } = stage
  const iron = mix(ink.deep, ink.far, 0.35)
  const all = tools(stage, iron)
  const start = random.whole(0, 5)
  const hang = (index: number) => {
    const [x, y] = [52 + (index % 4) * 99, index < 4 ? 32 : 164]
    const shadow = mix(ink.lime, ink.shade, 0.7)
    return index > 5
      ? ''
      : rect(x + 6, y + 2, 9, 80, shadow) +
          place(all[(start + index) % 6] ?? '', { scale: 0.82, turn: random.between(-5, 5), x, y }) +
          circle(x, y, 4, ink.deep)
  }
  return covering(
    stage,
    rect(0, 0, 400, 300, ink.lime) +
      path('M-4-4H250L90 304H-4z', mix(ink.lime, ink.shade, 0.4)) +
      rect(0, 0, 400, 20, ink.wood) +
      stroke(
        draw(7, index => `M${index * 62 + 10} 0V34`),
        ink.deep,
        15
      ) +
      draw(6, hang) +
      path('M216 304V228H404V304z', ink.wood) +
      rect(210, 222, 200, 12, ink.land) +
      path('M230 246H302V290H230zM318 246H390V290H318z', mix(ink.wood, ink.deep, 0.3)) +
      circle(266, 264, 5, '#f2b33d') +
      circle(354, 264, 5, '#f2b33d') +
      jug(ink, ink.water, { scale: 0.62, x: 252, y: 223 }) +
      place(
        path('M-34 0C-40-30-20-50 0-50C20-50 40-30 34 0z', ink.wood) +
          path('M4-50C22-48 40-30 34 0H10C22-16 20-36 4-50z', ink.deep, ' opacity=".3"') +
          path('M-12-48H12V-60H-12z', ink.wood) +
          stroke('M26-40L44-52', ink.wood, 7, round),
        { x: 318, y: 223 }
      ) +
      place(
        path('M-9 0H9L6-44H-6z', '#f2b33d') +
          ellipse(0, 0, 24, 5, '#f2b33d') +
          path('M-20-44H20L14-54H-14z', '#f2b33d') +
          path('M0-54C8-64 4-72 0-80C-4-72-8-64 0-54z', '#ffc94d'),
        { x: 372, y: 222 }
      ) +
      rect(0, 290, 400, 14, ink.water),
    190,
    150
  )
}

export const museoEtnografico: Picture = {
  mark: stage =>
    rect(0, 0, 96, 96, stage.ink.light) +
    place(tools(stage, stage.ink.mid)[1] ?? '', { scale: 0.62, x: 32, y: 8 }) +
    place(tools(stage, stage.ink.mid)[0] ?? '', { scale: 0.6, x: 76, y: 10 }),
  scene: farmhouse
}
