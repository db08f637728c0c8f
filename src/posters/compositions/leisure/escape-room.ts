import { mix } from '#domain/poster/colour.ts'
import { circle, d, draw, path, place, rect, ring, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** The room behind the keyhole: a clock, a candle, a chest with three dials. Keyhole 170 wide, 270 high, middle at the origin. */
function secretRoom({ ink, random }: Stage): string {
  const hour = random.whole(0, 11) * 30
  const marks = draw(12, index => {
    const angle = (index * Math.PI) / 6
    return d`M${Math.cos(angle) * 28} ${Math.sin(angle) * 28 - 64}L${Math.cos(angle) * 33} ${Math.sin(angle) * 33 - 64}`
  })
  const dials = draw(
    3,
    index =>
      rect(-34 + index * 25, 76, 18, 24, ink.deep) +
      stroke(d`M${-25 + index * 25} 81v14`, '#f2b33d', 4, round)
  )
  const flame =
    path('M0-32C12-14 12-6 8 2Q0 10-8 2C-12-6-10-14 0-32z', '#ffc94d') +
    path('M0-16C6-6 6 0 3 4Q0 8-3 4C-6 0-6-6 0-16z', ink.light)
  return (
    rect(-130, -160, 260, 320, mix(ink.accent, ink.deep, 0.25)) +
    circle(0, 8, 120, mix(ink.accent, '#ffc94d', 0.3)) +
    circle(0, 18, 70, mix(ink.accent, '#ffc94d', 0.6)) +
    circle(0, -64, 42, ink.wood) +
    circle(0, -64, 36, ink.light) +
    stroke(marks, ink.deep, 3) +
    place(stroke('M0 4V-26', ink.deep, 4, round), { turn: hour, y: -64 }) +
    place(stroke('M0 4V-18', ink.accent, 5, round), { turn: hour * 1.7 + 60, y: -64 }) +
    rect(-10, 16, 20, 42, ink.light) +
    rect(2, 16, 8, 42, ink.shade) +
    place(flame, { scale: 1.1, y: 12 }) +
    path('M-60 64H60V140H-60z', ink.wood) +
    path('M-66 54H66V70H-66z', ink.land) +
    dials +
    rect(-60, 106, 120, 5, ink.deep)
  )
}

/** A locked door, close: the keyhole lets the light of the next room through. */
function keyhole(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const [x, y] = [width * random.between(0.42, 0.5), height * 0.5]
  const hole = 'M0-138A84 84 0 0 1 52 12L86 136H-86L-52 12A84 84 0 0 1 0-138z'
  const at = (data: string) => `<g transform="matrix(${scale} 0 0 ${scale} ${x} ${y})">${data}</g>`
  const rivets = draw(
    8,
    index => d`M${Math.cos(index * 0.785 + 0.4) * 132} ${Math.sin(index * 0.785 + 0.4) * 162}h0`
  )
  const boards = draw(Math.ceil(width / 64), index =>
    Math.abs(index * 64 + 20 - x) < 90 * scale ? '' : d`M${index * 64 + 20} 0V${height}`
  )
  return (
    at(secretRoom(stage)) +
    at(path(`M-900-900H900V900H-900z${hole}`, ink.deep, ' fill-rule="evenodd"')) +
    stroke(boards, ink.mid, 3) +
    at(
      path(
        `M0-196C120-196 156-120 150 0C156 130 110 192 0 196C-110 192-156 130-150 0C-156-120-120-196 0-196z${hole}`,
        ink.wood,
        ' fill-rule="evenodd"'
      ) +
        path(
          `M0-196C120-196 156-120 150 0C156 130 110 192 0 196C70 150 120 60 118-20C116-100 70-170 0-196z`,
          ink.land
        ) +
        stroke(hole, ink.deep, 7) +
        stroke(rivets, '#f2b33d', 13, ' stroke-linecap="round"')
    ) +
    place(
      ring(0, 0, 26, '#f2b33d', 11) +
        path('M-5 24H5V150H-5z', '#f2b33d') +
        path('M5 112H28V124H14V132H34V146H5z', '#f2b33d') +
        stroke('M0-26V-120', ink.light, 3),
      { scale, turn: random.between(-6, 6), x: width - 46 * scale, y: height * 0.34 }
    )
  )
}

export const escapeRoom: Picture = {
  mark: stage =>
    rect(0, 0, 96, 96, stage.ink.wood) +
    path('M48 10A26 26 0 0 1 64 56L74 88H22L32 56A26 26 0 0 1 48 10z', stage.ink.deep) +
    path('M48 18A18 18 0 0 1 58 52L66 82H30L38 52A18 18 0 0 1 48 18z', '#ffc94d'),
  scene: keyhole
}
