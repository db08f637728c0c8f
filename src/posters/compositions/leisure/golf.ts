import { covering } from '#posters/props/canvas.ts'
import { hills } from '#posters/props/nature/land.ts'
import { clouds } from '#posters/props/nature/sky.ts'
import { stonePine } from '#posters/props/nature/trees.ts'
import { circle, d, dots, draw, ellipse, path, place, rect, round, stroke } from '#posters/drawing/shapes.ts'
import { mix } from '#domain/poster/colour.ts'
import { golfer } from '#posters/props/people/workers.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

const lawnOf = ({ leaf }: Stage['ink']) => mix(leaf, '#9ccf5a', 0.5)

/** The swing is done, the ball flies towards the flag. */
function drive(stage: Stage): string {
  const { ink, random } = stage
  const lawn = lawnOf(ink)
  const sheet = { ...stage, height: 300, width: 400 }
  const flag = random.between(306, 336)
  const pine = (x: number, y: number, scale: number) => stonePine(ink, { scale, x, y }, ink.bush)
  return covering(
    stage,
    rect(0, 0, 400, 300, ink.sky) +
      clouds(sheet, ink.haze, 2, 0.22) +
      hills(sheet, 0.5, 0.2, ink.far, 4) +
      path('M-4 150Q100 136 200 148T404 142V304H-4z', ink.bush) +
      pine(222, 160, 0.8) +
      pine(372, 160, 1.05) +
      path('M-4 166Q110 148 220 164T404 156V304H-4z', ink.leaf) +
      path('M232 178C270 166 350 168 396 176C404 192 340 198 290 196C256 194 226 190 232 178z', lawn) +
      path('M150 196C176 184 226 186 240 198C232 210 170 212 150 196z', ink.land) +
      path('M156 198C178 188 216 190 232 199C214 194 178 194 156 198z', ink.wood) +
      path('M-4 236Q120 200 260 226T404 222V304H-4z', lawn) +
      path('M-4 262Q140 226 280 254T404 250V304H-4z', mix(lawn, ink.leaf, 0.4)) +
      ellipse(flag, 184, 10, 3, ink.deep) +
      stroke(d`M${flag} 184V104`, ink.light, 4, round) +
      path(d`M${flag + 2} 104l44 12-44 14z`, ink.accent) +
      stroke(d`M176 226Q226 40 ${flag - 44} 92`, ink.light, 3, `${round} stroke-dasharray="1 11"`) +
      circle(flag - 40, 95, 8, ink.light) +
      ellipse(122, 278, 56, 8, mix(lawn, ink.deep, 0.4)) +
      golfer(stage, { scale: 1.72, x: random.between(110, 126), y: 276 }, ink.accent) +
      stroke('M176 276v-9', ink.light, 4, round),
    170,
    160
  )
}

/** The last putt, from above: the ball rolls to the hole, the flag's shadow lies over the mown stripes. */
function putt(stage: Stage): string {
  const { ink, random } = stage
  const lawn = lawnOf(ink)
  const hole = { x: random.between(268, 304), y: random.between(84, 112) }
  const ball = { x: random.between(168, 190), y: random.between(152, 168) }
  const shoe = (x: number, turn: number) =>
    place(
      path('M-15-34C-17-52 17-52 15-34C13-8 18 6 16 24C12 46-12 46-16 24C-18 6-13-8-15-34z', ink.light) +
        path('M-11-6H11L13 24C10 38-10 38-13 24z', ink.accent) +
        stroke('M-8-2H8M-9 7H9M-9 16H9', ink.light, 3, round),
      { scale: 1.05, turn, x, y: 258 }
    )
  return covering(
    stage,
    rect(0, 0, 400, 300, lawn) +
      path(
        draw(4, index => d`M${-130 + index * 150} 304L${30 + index * 150}-4h75L${-55 + index * 150} 304z`),
        mix(lawn, ink.leaf, 0.36)
      ) +
      path('M404-4H330C312 20 340 44 372 40S404 60 404 76z', ink.land) +
      path('M404 6H350C344 22 356 30 376 28S398 44 404 56z', mix(ink.land, ink.wood, 0.4)) +
      stroke(d`M${hole.x} ${hole.y}L${hole.x + 150} ${hole.y + 116}`, mix(lawn, ink.deep, 0.5), 5, round) +
      path(d`M${hole.x + 84} ${hole.y + 65}l56-14 12 65z`, mix(lawn, ink.deep, 0.5)) +
      circle(hole.x, hole.y, 25, ink.light) +
      circle(hole.x, hole.y, 21, ink.deep) +
      circle(hole.x + 3, hole.y + 4, 15, mix(ink.deep, '#000000', 0.4)) +
      stroke(d`M${hole.x} ${hole.y}L${hole.x - 34} ${hole.y - 118}`, ink.light, 7, round) +
      path(d`M${hole.x - 17} ${hole.y - 60}l-74 4 60-52z`, ink.accent) +
      stroke(
        d`M118 196Q150 176 ${ball.x - 22} ${ball.y + 11}`,
        ink.light,
        3,
        `${round} stroke-dasharray="1 10"`
      ) +
      circle(ball.x + 5, ball.y + 7, 17, mix(lawn, ink.deep, 0.5)) +
      circle(ball.x, ball.y, 17, ink.light) +
      dots(
        [
          [ball.x - 5, ball.y - 6],
          [ball.x + 5, ball.y - 3],
          [ball.x - 3, ball.y + 4],
          [ball.x + 7, ball.y + 7]
        ],
        ink.shade,
        4
      ) +
      stroke('M8 304L92 214', ink.deep, 6, round) +
      path('M70 196L112 226L104 238L60 208z', ink.deep) +
      path('M70 196L112 226L109 230L67 201z', ink.shade) +
      shoe(150, 12) +
      shoe(206, 20),
    210,
    140
  )
}

const mark = ({ ink }: Stage) =>
  path('M0 60C30 50 70 52 96 58V96H0z', ink.leaf) +
  ellipse(58, 78, 16, 5, ink.deep) +
  stroke('M58 78V14', ink.light, 4) +
  path('M60 14L88 24L60 36z', ink.accent) +
  circle(26, 76, 13, ink.light)

export const golf = {
  golf: { mark, scene: drive },
  'golf-hoyo': { mark, scene: putt }
} satisfies Record<string, Picture>
