import { standingOut } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { hills } from '#posters/props/nature/land.ts'
import { cypress } from '#posters/props/nature/trees.ts'
import {
  circle,
  d,
  draw,
  path,
  place,
  type Placing,
  rect,
  ring,
  round,
  stroke
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** An engine that comes towards us, rails at the origin. 190 wide, 220 high. */
function engine({ ink }: Stage, paint: string, at: Placing): string {
  return place(
    path('M-84-20L-96 6H96L84-20z', ink.deep) +
      path('M-92-150Q-92-216 0-222Q92-216 92-150V-30H-92z', paint) +
      path('M-92-150Q-92-216 0-222C-44-200-62-180-62-150V-30H-92z', ink.deep, ' opacity=".25"') +
      path('M-92-120H92V-104H-92z', ink.light) +
      path(
        'M-74-190Q-40-204-8-206V-144H-78Q-80-176-74-190zM74-190Q40-204 8-206V-144H78Q80-176 74-190z',
        ink.lamp
      ) +
      path(
        'M-74-190L-62-195L-40-144H-78Q-80-176-74-190zM20-206L40-203L60-144H38z',
        ink.light,
        ' opacity=".5"'
      ) +
      circle(0, -84, 24, ink.deep) +
      circle(0, -84, 18, '#fff0b8') +
      circle(-62, -78, 12, ink.light) +
      circle(62, -78, 12, ink.light) +
      circle(-62, -78, 7, '#ffc94d') +
      circle(62, -78, 7, '#ffc94d') +
      path('M-92-46H92V-26H-92z', ink.accent) +
      ring(-40, -28, 10, ink.shade, 6) +
      ring(40, -28, 10, ink.shade, 6) +
      stroke('M-78-20L-60 4M-40-20L-30 4M0-20V4M40-20L30 4M78-20L60 4', ink.shade, 5, round) +
      path('M-30-222L0-236L30-222z', ink.deep),
    at
  )
}

function arrival(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const paint = standingOut([ink.sky, ink.accent, ink.land], [ink.mid, ink.water, ink.leaf])
  const sleepers = draw(9, index => {
    const y = 190 + index * index * 1.6
    const half = 30 + (y - 190) * 1.5
    return d`M${200 - half} ${y}h${half * 2}`
  })
  const pole = (x: number, y: number, size: number) =>
    place(stroke('M0 0V-120M-22-108H22M-18-94H18', ink.deep, 4), {
      scale: scale * size,
      x: width * x,
      y: height * y
    })
  return (
    rect(0, 0, width, height, ink.sky) +
    hills(stage, 0.6, 0.26, ink.far, 4) +
    hills(stage, 0.64, 0.14, ink.ridge, 3) +
    draw(5, index =>
      cypress(
        ink,
        { scale: scale * random.between(0.5, 0.8), x: width * (0.02 + index * 0.06), y: height * 0.66 },
        ink.leaf
      )
    ) +
    rect(0, height * 0.63, width, height, ink.land) +
    stretched(
      stage,
      path('M170 188H230L384 304H16z', ink.wood) +
        stroke(sleepers, ink.deep, 6) +
        stroke('M182 188L92 304M218 188L308 304', ink.light, 6) +
        path('M404 210L300 196L404 304z', ink.shade) +
        path('M404 210L300 196V190L404 200z', ink.light) +
        path('M-4 220C20 214 40 224 60 226C40 240 10 262-4 266z', ink.leaf)
    ) +
    stroke(
      d`M0 ${height * 0.3}Q${width * 0.2} ${height * 0.4} ${width * 0.3} ${height * 0.36}M${width} ${height * 0.14}Q${width * 0.8} ${height * 0.3} ${width * 0.66} ${height * 0.34}`,
      ink.deep,
      1.6
    ) +
    pole(0.86, 0.7, 1.5) +
    pole(0.74, 0.66, 0.9) +
    pole(0.18, 0.68, 1) +
    engine(stage, paint, { scale: scale * random.between(0.84, 0.92), x: width / 2, y: height * 0.88 }) +
    path(
      d`M0 ${height}V${height * 0.9}q${width * 0.1} ${-height * 0.04} ${width * 0.18} ${height * 0.1}z`,
      ink.bush
    )
  )
}

export const tren: Picture = {
  mark: stage =>
    rect(0, 66, 96, 30, stage.ink.land) +
    stroke('M30 66L10 96M66 66L86 96', stage.ink.light, 5) +
    engine(stage, stage.ink.mid, { scale: 0.36, x: 48, y: 84 }),
  scene: arrival
}
