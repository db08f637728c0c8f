import { mix, standingOut } from '#domain/poster/colour.ts'
import { child, onlooker } from '#posters/props/people/people.ts'
import {
  circle,
  d,
  dots,
  draw,
  ellipse,
  path,
  place,
  rect,
  ring,
  round,
  stroke,
  times
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** The planets on their arms round a lamp, as a brass model; middle at the origin. 330 wide. */
function orrery({ ink, random }: Stage): string {
  const planets = [
    [58, 9, ink.wood],
    [92, 14, ink.accent],
    [128, 17, ink.water],
    [164, 24, '#f08a3c']
  ] as const
  const arms = planets.map(([far, size, fill]) => {
    const angle = random.between(0, 6.28)
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.5]
    const bands =
      far > 150
        ? ellipse(x, y, size * 1.8, size * 0.5, ink.light) + circle(x, y - 2, size * 0.86, fill)
        : path(
            d`M${x} ${y - size}a${size} ${size} 0 0 1 0 ${size * 2}a${size * 1.3} ${size * 1.3} 0 0 0 0 ${-size * 2}z`,
            ink.deep
          )
    return {
      back: y < 0,
      drawing: stroke(d`M0 0L${x} ${y}`, '#f2b33d', 3) + circle(x, y, size, fill) + bands
    }
  })
  const rails = planets
    .map(
      ([far]) =>
        `<ellipse cx="0" cy="0" rx="${far}" ry="${far / 2}" fill="none" stroke="${ink.light}" stroke-width="2"/>`
    )
    .join('')
  return (
    rails +
    arms
      .filter(arm => arm.back)
      .map(arm => arm.drawing)
      .join('') +
    path('M-7 0H7L12 150H-12z', '#f2b33d') +
    circle(0, 0, 36, '#ffc94d') +
    circle(0, 0, 26, '#fff0b8') +
    arms
      .filter(arm => !arm.back)
      .map(arm => arm.drawing)
      .join('')
  )
}

/** A hall of science: the model of the sky under a vault of ribs, and a family before it. */
function hall(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const wall = standingOut([ink.deep, ink.accent, '#f2b33d'], [ink.mid, ink.water, ink.leaf])
  const x = width * random.between(0.52, 0.58)
  const floor = height * 0.86
  const ribs = draw(
    9,
    index =>
      d`M${width * 0.5} ${-height * 0.06}Q${width * (index * 0.16 - 0.14)} ${height * 0.2} ${width * (index * 0.19 - 0.26)} ${height * 0.7}`
  )
  const lamps = times(18, index => [(index * 71) % width, ((index * 43) % 100) * height * 0.005] as const)
  return (
    rect(0, 0, width, height, wall) +
    circle(x, height * 0.42, 150 * scale, mix(wall, ink.light, 0.08)) +
    circle(x, height * 0.42, 96 * scale, mix(wall, '#ffc94d', 0.24)) +
    stroke(ribs, mix(wall, ink.light, 0.16), 5) +
    dots(lamps, ink.light, 2.6) +
    rect(0, floor - 22 * scale, width, height, mix(wall, ink.deep, 0.5)) +
    place(orrery(stage), { scale: scale * 0.94, x, y: height * 0.42 }) +
    path(
      d`M${x - 60 * scale} ${floor + 8}L${x - 40 * scale} ${floor - 34 * scale}H${x + 40 * scale}L${x + 60 * scale} ${floor + 8}z`,
      ink.wood
    ) +
    rect(x - 46 * scale, floor - 38 * scale, 92 * scale, 8 * scale, ink.land) +
    draw(4, index => ring(x + (index - 1.5) * 20 * scale, floor - 12 * scale, 7 * scale, '#f2b33d', 3)) +
    onlooker(ink, { scale: scale * 2.3, x: width * 0.16, y: height * 1.01 }, ink.light) +
    child(ink, { scale: scale * 2.3, x: width * 0.29, y: height * 1.01 }, ink.accent) +
    child(ink, { flip: true, scale: scale * 2, x: width * 0.9, y: height * 1.01 }, '#f6c445') +
    stroke(d`M0 ${height * 0.995}H${width}`, ink.deep, 5, round)
  )
}

export const museoCiencia: Picture = {
  mark: stage => rect(0, 0, 96, 96, stage.ink.deep) + place(orrery(stage), { scale: 0.28, x: 48, y: 46 }),
  scene: hall
}
