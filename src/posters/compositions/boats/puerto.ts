import { standingOut } from '#domain/poster/colour.ts'
import { hills } from '#posters/props/nature/land.ts'
import { terrace } from '#posters/props/buildings/houses.ts'
import { sky } from '#posters/props/nature/sky.ts'
import { circle, d, draw, ellipse, path, place, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** The bow of a moored boat from the front, waterline at the origin. 90 wide, mast 190 high. */
function bow({ ink }: Stage, paint: string, mast: boolean): string {
  return (
    (mast
      ? stroke('M0-60V-232M-26-172H26M-18-206H18', ink.deep, 4) +
        stroke('M0-230L-40-52M0-230L40-52', ink.deep, 1.4) +
        path('M-4-66H4V-150Q0-158-4-150z', ink.accent)
      : path('M-24-58L-18-92H18L24-58z', ink.light) + path('M-16-86H16L19-70H-19z', ink.water)) +
    path('M-46-54Q0-78 46-54C44-22 26 4 0 14C-26 4-44-22-46-54z', ink.light) +
    path('M-46-54Q0-78 46-54C44-22 26 4 0 14z', ink.shade) +
    path('M-45-44Q0-62 45-44L42-30Q0-48-42-30z', paint) +
    path('M-30-10Q0-20 30-10C22 2 12 10 0 14C-12 10-22 2-30-10z', paint) +
    stroke('M-40-56V-72M0-66V-82M40-56V-72M-40-72Q0-92 40-72', ink.deep, 2) +
    ellipse(-50, -26, 6, 13, ink.accent) +
    circle(24, -22, 3.4, ink.deep)
  )
}

function marina(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const paints = ['#f6c445', ink.accent, ink.leaf, ink.water, ink.wood]
  const first = random.whole(0, 4)
  const line = height * 0.74
  const count = Math.ceil(width / (112 * scale)) + 1
  const boat = (index: number) =>
    place(bow(stage, paints[(first + index) % 5] ?? ink.accent, index % 3 !== first % 3), {
      scale: scale * random.between(0.98, 1.1),
      x: (index + 0.12) * 112 * scale,
      y: line + (index % 2) * 8
    })
  const mirror = draw(
    count,
    index =>
      d`M${(index + 0.12) * 112 * scale - 26 * scale} ${line + 30 * scale}h${52 * scale}M${(index + 0.12) * 112 * scale - 14 * scale} ${line + 42 * scale}h${46 * scale}M${(index + 0.12) * 112 * scale - 20 * scale} ${line + 54 * scale}h${30 * scale}`
  )
  const behind = standingOut([ink.sky], [ink.far, ink.ridge, ink.mid])
  return (
    sky(stage, { from: 0.1, height: 0.4, horizon: 0.5, size: 0.9, to: 0.9 }) +
    hills(stage, 0.5, 0.18, ink.far, 4) +
    terrace(ink, random, -10, height * 0.54, width * 1.1, 36 * scale) +
    stroke(
      draw(
        Math.ceil(width / 36),
        index => d`M${index * 36 + 12} ${height * 0.6}V${height * (0.2 + ((index * 7) % 5) * 0.04)}`
      ),
      behind,
      2.4
    ) +
    rect(0, height * 0.56, width, 12, ink.wood) +
    rect(0, height * 0.59, width, height, ink.water) +
    stroke(
      d`M0 ${height * 0.64}h${width * 0.4}M${width * 0.5} ${height * 0.67}h${width * 0.4}`,
      ink.haze,
      3,
      round
    ) +
    rect(0, height * 0.7, width, height, ink.wave) +
    stroke(mirror, ink.light, 4 * scale, round) +
    draw(count, boat) +
    path(d`M0 ${height * 0.95}H${width}V${height}H0z`, ink.wood) +
    rect(0, height * 0.945, width, 6, ink.land) +
    draw(
      4,
      index =>
        rect(width * (0.14 + index * 0.25), height * 0.91, 16 * scale, height * 0.05, ink.deep) +
        ellipse(width * (0.14 + index * 0.25) + 8 * scale, height * 0.91, 12 * scale, 5 * scale, ink.accent)
    )
  )
}

export const puerto: Picture = {
  mark: stage =>
    rect(0, 62, 96, 34, stage.ink.water) +
    place(bow(stage, stage.ink.accent, true), { scale: 0.42, x: 28, y: 78 }) +
    place(bow(stage, '#f6c445', true), { scale: 0.42, x: 72, y: 80 }),
  scene: marina
}
