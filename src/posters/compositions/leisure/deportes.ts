import { mix } from '#domain/poster/colour.ts'
import { covering } from '#posters/props/canvas.ts'
import { circle, path, place, rect, ring, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

function racket({ deep, wood }: Stage['ink'], paint: string): string {
  return (
    path('M-52-84C-52-132 52-132 52-84C52-52 26-30 12-14H-12C-26-30-52-52-52-84z', paint) +
    path('M-40-84C-40-118 40-118 40-84C40-60 22-44 8-28H-8C-22-44-40-60-40-84z', mix(paint, deep, 0.3)) +
    stroke('M-22-96h0M0-96h0M22-96h0M-22-76h0M0-76h0M22-76h0M-10-56h0M10-56h0', paint, 9, round) +
    path('M-9-14H9V62H-9z', wood) +
    stroke('M-9 4L9 12M-9 20L9 28M-9 36L9 44', deep, 3)
  )
}

function shoe(ink: Stage['ink'], paint: string): string {
  return (
    path('M-70 22V-22Q-66-44-44-40Q-22-28 4-34L58-4Q78 4 74 22z', paint) +
    path('M-70 10H76Q80 30 62 32H-62Q-72 30-70 10z', ink.light) +
    path('M-70-6V-22Q-66-44-44-40Q-52-20-40-2z', mix(paint, ink.deep, 0.3)) +
    stroke('M2-30L-10-14M18-22L6-6M34-14L22 2', ink.light, 5, round) +
    stroke('M-58 24H66', mix(ink.light, ink.deep, 0.3), 3)
  )
}

/** What is packed for a morning of sport, laid out on a court. */
function court(stage: Stage): string {
  const { ink, random } = stage
  const floor = random.pick([ink.mid, ink.water, ink.leaf])
  const paints = [ink.accent, ink.land, '#f6c445', ink.wood]
  const first = random.whole(0, 3)
  const paint = (index: number) => paints[(first + index) % 4] ?? ink.accent
  const shade = mix(floor, ink.deep, 0.35)
  return covering(
    stage,
    rect(0, 0, 400, 300, floor) +
      stroke('M-10 210L410 96M150-10L236 310', ink.light, 7) +
      ring(196, 152, 74, ink.light, 7) +
      place(racket({ ...ink, wood: shade, deep: shade }, shade), { turn: -34, x: 88, y: 196 }) +
      place(racket(ink, paint(0)), { turn: -34 + random.between(-5, 5), x: 80, y: 186 }) +
      circle(264, 96, 56, shade) +
      circle(256, 88, 56, '#e9793a') +
      stroke('M200 88H312M256 32V144M218 48Q246 88 218 128M294 48Q266 88 294 128', ink.deep, 4, round) +
      place(path('M-70 30H78V44H-66z', shade), { turn: 8, x: 288, y: 226 }) +
      place(shoe(ink, paint(1)), { turn: random.between(2, 12), x: 286, y: 216 }) +
      circle(152, 252, 20, shade) +
      circle(148, 247, 20, '#d8e85a') +
      stroke('M130 240Q146 246 144 266M166 256Q152 248 154 228', ink.light, 3, round) +
      circle(352, 152, 23, ink.deep) +
      circle(352, 152, 17, ink.light) +
      stroke('M352 152V140M352 152L361 156', ink.deep, 3, round) +
      path('M346 122H358V130H346z', ink.deep) +
      stroke('M352 122C352 80 400 90 404 50', paint(2), 5, round) +
      place(
        path('M-20-52H20V50Q0 60-20 50z', ink.light) +
          path('M-20-20H20V14H-20z', paint(3)) +
          path('M-12-70H12V-52H-12z', ink.deep),
        { turn: random.between(14, 30), x: 44, y: 262 }
      ),
    205,
    150
  )
}

export const deportes: Picture = {
  mark: ({ ink }) =>
    rect(0, 0, 96, 96, ink.water) +
    stroke('M0 70L96 40', ink.light, 4) +
    place(racket(ink, ink.accent), { scale: 0.5, turn: -30, x: 40, y: 58 }) +
    circle(70, 30, 15, '#e9793a') +
    stroke('M55 30H85M70 15V45', ink.deep, 2.4),
  scene: court
}
