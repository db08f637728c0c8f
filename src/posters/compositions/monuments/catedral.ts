import { standingOut } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { onlooker } from '#posters/props/people/people.ts'
import { birds, clouds, stars } from '#posters/props/nature/sky.ts'
import { circle, d, draw, path, rect, ring, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A great church of the Renaissance, close: two towers, three doors, a rose; on 400 by 300. */
function front({ ink }: Stage, stone: string): string {
  const arch = (x: number, half: number, foot: number, rise: number) =>
    `M${x - half} ${foot}V${foot - rise + half}a${half} ${half} 0 0 1 ${half * 2} 0V${foot}z`
  const tower = (x: number) =>
    rect(x, 66, 86, 220, stone) +
    rect(x, 66, 26, 220, ink.shade) +
    path(arch(x + 43, 17, 132, 52), ink.deep) +
    path(`M${x + 43} 96a12 14 0 0 1 12 14v10h-24v-10a12 14 0 0 1 12-14z`, '#f2b33d') +
    path(arch(x + 43, 11, 196, 42) + arch(x + 43, 11, 262, 36), ink.deep) +
    path(
      `M${x - 7} 60H${x + 93}V70H${x - 7}zM${x - 5} 144H${x + 91}V152H${x - 5}zM${x - 5} 208H${x + 91}V215H${x - 5}z`,
      ink.light
    ) +
    path(`M${x + 12} 60V22H${x + 74}V60z`, stone) +
    path(`M${x + 12} 60V22H${x + 30}V60z`, ink.shade) +
    path(arch(x + 43, 10, 58, 30), ink.deep) +
    path(`M${x + 6} 24Q${x + 43} -34 ${x + 80} 24z`, ink.water) +
    path(`M${x + 6} 24Q${x + 30} -14 ${x + 43} -8Q${x + 26} 6 ${x + 26} 24z`, ink.wave) +
    stroke(`M${x + 43} -8V-30M${x + 36} -22h14`, ink.deep, 3)
  const door = (x: number, half: number, rise: number) =>
    path(arch(x, half + 9, 286, rise + 12), ink.light) +
    path(arch(x, half, 286, rise), ink.wood) +
    stroke(`M${x} 286V${286 - rise}M${x - half} ${286 - rise + half}H${x + half}`, ink.deep, 3) +
    ring(x - 6, 250, 3, '#f2b33d', 2) +
    ring(x + 6, 250, 3, '#f2b33d', 2)
  return (
    rect(110, 112, 180, 176, stone) +
    path('M104 114Q150 100 160 72H240Q250 100 296 114z', stone) +
    path('M104 114Q150 100 160 72H178Q160 104 130 114z', ink.shade) +
    path('M154 72H246L200 46z', ink.light) +
    path('M104 112H296V122H104zM110 196H290V204H110z', ink.light) +
    circle(200, 158, 30, ink.light) +
    circle(200, 158, 25, ink.deep) +
    stroke(
      draw(
        8,
        index => d`M200 158L${200 + Math.cos(index * 0.785) * 25} ${158 + Math.sin(index * 0.785) * 25}`
      ),
      ink.light,
      3
    ) +
    circle(200, 158, 9, '#f2b33d') +
    stroke('M150 122V286M250 122V286', ink.shade, 10) +
    door(200, 26, 66) +
    door(130, 13, 44) +
    door(270, 13, 44) +
    tower(24) +
    tower(290)
  )
}

function square(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const stone = standingOut([ink.sky, ink.shade], [ink.light, ink.land])
  return (
    rect(0, 0, width, height, ink.sky) +
    (stage.light === 'night' ? stars(stage, 26, 0.5) : clouds(stage, ink.haze, 3, 0.3)) +
    birds(stage, 2, 0.3) +
    stretched(
      stage,
      `<g transform="matrix(.92 0 0 .9 16 14)">${front(stage, stone)}</g>` +
        path('M60 270H340L360 282H40zM30 282H370L396 296H4z', ink.shade) +
        rect(0, 288, 400, 14, ink.land)
    ) +
    rect(0, height * 0.955, width, height, ink.land) +
    draw(random.whole(3, 5), index =>
      onlooker(
        ink,
        { scale: scale * 0.72, x: width * (0.28 + index * 0.12), y: height * (0.975 + (index % 2) * 0.012) },
        [ink.accent, ink.deep, ink.water][index % 3] ?? ink.accent
      )
    ) +
    stroke(
      d`M${width * 0.06} ${height * 0.99}h${width * 0.1}M${width * 0.8} ${height * 0.98}h${width * 0.14}`,
      ink.wood,
      3,
      round
    )
  )
}

export const catedral: Picture = {
  isFixed: true,
  mark: stage => `<g transform="matrix(.24 0 0 .3 0 10)">${front(stage, stage.ink.light)}</g>`,
  scene: square
}
