import { standingOut } from '#domain/poster/colour.ts'
import { hills } from '#posters/props/nature/land.ts'
import { stonePine } from '#posters/props/nature/trees.ts'
import { sky } from '#posters/props/nature/sky.ts'
import { tinted } from '#posters/props/tints.ts'
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

/** An open all-terrain car with three people on the lookout, going right; wheels on the origin. 300 wide, 190 high. */
function car(stage: Stage, paint: string, at: Placing): string {
  const { ink } = stage
  const skin = tinted(stage, '#b9744a')
  const person = (x: number, coat: string, glasses: boolean) =>
    place(
      path('M-16 0C-18-26-10-34 0-34C10-34 18-26 16 0z', coat) +
        circle(1, -44, 11, skin) +
        path('M-16-46H20L12-51C10-62-8-62-11-51z', ink.land) +
        (glasses ? rect(8, -48, 17, 7, ink.deep) + stroke('M4-26L16-42', coat, 8, round) : ''),
      { x, y: -92 }
    )
  const wheel = (x: number) =>
    circle(x, -30, 33, ink.deep) + circle(x, -30, 17, ink.light) + ring(x, -30, 9, ink.deep, 4)
  return place(
    stroke('M-120-92V-160H20L52-92M-50-160V-92', ink.deep, 6, round) +
      path('M-128-164H30V-154H-128z', paint) +
      person(-88, ink.leaf, true) +
      person(-22, ink.accent, true) +
      person(26, ink.water, false) +
      path('M-146-92H62L70-76L136-70Q150-66 150-48V-26H-146Q-152-60-146-92z', paint) +
      path('M-146-54H150V-26H-146z', ink.deep, ' opacity=".24"') +
      path('M52-92L30-136H38L64-92z', ink.light) +
      stroke('M-50-92V-30M40-92V-30', ink.deep, 3) +
      path('M-24-74H-8V-68H-24z', ink.deep) +
      circle(138, -54, 9, '#fff0b8') +
      rect(128, -36, 30, 12, ink.deep) +
      path('M-146-26A38 38 0 0 1-70-26zM62-26A38 38 0 0 1 138-26z', ink.deep) +
      wheel(-104) +
      wheel(100) +
      circle(-150, -62, 22, ink.deep) +
      circle(-150, -62, 9, paint),
    at
  )
}

function pinewood(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const paint = standingOut([ink.sky, ink.land, ink.leaf, ink.mid], [ink.light, '#f6c445', ink.accent])
  return (
    sky(stage, { from: 0.2, height: 0.56, horizon: 0.6, to: 0.34 }) +
    hills(stage, 0.64, 0.08, ink.far, 4) +
    stonePine(ink, { scale: scale * 0.8, x: width * 0.5, y: height * 0.7 }, ink.bush) +
    stonePine(ink, { scale: scale * 0.6, x: width * 0.34, y: height * 0.68 }, ink.bush) +
    hills(stage, 0.72, 0.06, ink.leaf, 5) +
    stonePine(
      ink,
      { scale: scale * 1.9, x: width * random.between(0.86, 0.92), y: height * 0.86 },
      ink.leaf
    ) +
    stonePine(ink, { flip: true, scale: scale * 1.5, x: width * 0.06, y: height * 0.84 }, ink.leaf) +
    hills(stage, 0.86, 0.05, ink.land, 2) +
    draw(5, index =>
      circle(
        width * (0.15 - index * 0.04),
        height * (0.88 - (index % 2) * 0.05),
        (15 + index * 4) * scale,
        index % 2 ? ink.light : ink.shade
      )
    ) +
    path(
      d`M0 ${height * 0.92}C${width * 0.3} ${height * 0.88} ${width * 0.7} ${height * 0.95} ${width} ${height * 0.9}V${height}H0z`,
      ink.wood
    ) +
    car(stage, paint, {
      scale: scale * random.between(0.9, 0.98),
      turn: -3,
      x: width * random.between(0.5, 0.54),
      y: height * 0.92
    }) +
    stroke(
      d`M${width * 0.1} ${height * 0.97}h${width * 0.2}M${width * 0.4} ${height * 0.975}h${width * 0.14}M${width * 0.7} ${height * 0.965}h${width * 0.2}`,
      ink.deep,
      4,
      round
    )
  )
}

export const todoterreno: Picture = {
  mark: stage =>
    rect(0, 70, 96, 26, stage.ink.land) +
    stonePine(stage.ink, { scale: 0.5, x: 74, y: 74 }) +
    car(stage, stage.ink.accent, { scale: 0.3, turn: -3, x: 47, y: 84 }),
  scene: pinewood
}
