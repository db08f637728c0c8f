import { mix } from '#domain/poster/colour.ts'
import { dancer, paperLantern } from '#posters/props/people/fair.ts'
import { belfry, terrace } from '#posters/props/buildings/houses.ts'
import { hills } from '#posters/props/nature/land.ts'
import { sky, stars } from '#posters/props/nature/sky.ts'
import { beads, circle, d, draw, path, rect, round, stroke, times } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A garland of lanterns between two heights. */
function garland(
  { ink, random, scale, width }: Stage,
  from: number,
  to: number,
  count: number,
  size: number
): string {
  const colours = [ink.accent, ink.land, ink.light]
  const start = random.whole(0, 3)
  const at = (part: number): [number, number] => [
    width * part,
    from + (to - from) * part + Math.sin(part * Math.PI) * 46 * scale
  ]
  const line = times(13, index => at(index / 12))
    .map(([x, y], index) => d`${index === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('')
  const lamps = draw(count, index => {
    const [x, y] = at((index + 0.5) / count)
    return paperLantern(ink, colours[(index + start) % 3] ?? ink.accent, { scale: size * scale, x, y })
  })
  return stroke(line, ink.deep, 1.6) + lamps
}

/** People seen from behind, arms up. */
function crowd({ height, ink, random, width }: Stage, rise: number): string {
  const step = width / 13
  const heads = draw(14, index => {
    const x = index * step + random.between(-5, 5)
    const y = height * (1 - rise * random.between(0.62, 1))
    const r = step * 0.27
    const arm = random.chance(0.2)
      ? stroke(
          d`M${x - r * 1.6} ${y + r * 2.6}L${x - r * 2.5} ${y + r * 0.4}L${x - r * 1.9} ${y - r * 1.9}`,
          ink.deep,
          r * 0.8,
          round
        )
      : ''
    return (
      circle(x, y, r, ink.deep) +
      path(
        d`M${x - r * 2.8} ${height}C${x - r * 2.6} ${y + r * 0.7} ${x + r * 2.6} ${y + r * 0.7} ${x + r * 2.8} ${height}z`,
        ink.deep
      ) +
      arm
    )
  })
  return heads
}

function fairground(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  return (
    sky(stage, { from: 0.66, horizon: 0.7, size: 1.4, to: 0.8 }) +
    hills(stage, 0.72, 0.12, ink.far, 4) +
    terrace(ink, random, -8, height * 0.84, width * 0.36, 44 * scale) +
    belfry(ink, { scale: scale * 1.3, x: width * random.between(0.36, 0.44), y: height * 0.84 }) +
    terrace(ink, random, width * 0.5, height * 0.84, width * 0.54, 46 * scale) +
    rect(0, height * 0.83, width, height, ink.land) +
    garland(stage, height * 0.1, height * 0.26, 7, 0.92) +
    garland(stage, height * 0.34, height * 0.14, 6, 1.15) +
    crowd(stage, 0.22)
  )
}

function stageLights(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const x = width * random.between(0.42, 0.58)
  const floor = height * 0.8
  const beam = (from: number, to: number, fill: string) =>
    path(
      d`M${from - 5} -6L${from + 5} -6L${to + 62 * scale} ${floor + 8}L${to - 62 * scale} ${floor + 8}z`,
      fill
    )
  const swag = (side: number) =>
    path(
      side < 0
        ? d`M0 0H${width * 0.2}C${width * 0.16} ${height * 0.3} ${width * 0.02} ${height * 0.5} ${width * 0.07} ${height}H0z`
        : d`M${width} 0H${width * 0.8}C${width * 0.84} ${height * 0.3} ${width * 0.98} ${height * 0.5} ${width * 0.93} ${height}H${width}z`,
      ink.accent
    )
  const spot = mix(ink.land, ink.light, 0.4)
  return (
    rect(0, 0, width, height, ink.mid) +
    beam(width * 0.2, x - 46 * scale, ink.far) +
    beam(width * 0.84, x + 46 * scale, ink.far) +
    beam(x, x, spot) +
    circle(x, height * 0.42, 84 * scale, spot) +
    rect(0, floor, width, height, ink.wood) +
    rect(0, floor, width, 5, ink.land) +
    dancer(ink, { flip: random.chance(0.5), scale: scale * 1.25, x, y: floor + 14 * scale }) +
    swag(-1) +
    swag(1) +
    crowd(stage, 0.16)
  )
}

function fireworks(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const burst = (x: number, y: number, r: number, colour: string) => {
    const rays = times(14, index => {
      const angle = (index / 14) * Math.PI * 2
      return d`M${x + Math.cos(angle) * r * 0.28} ${y + Math.sin(angle) * r * 0.28}L${x + Math.cos(angle) * r} ${y + Math.sin(angle) * r}`
    })
    return (
      stroke(rays.join(''), colour, 3.4 * scale, round) +
      stroke(rays.join(''), ink.light, 5 * scale, beads(r * 0.36))
    )
  }
  return (
    rect(0, 0, width, height, ink.sky) +
    stars(stage, 18, 0.5) +
    burst(width * random.between(0.28, 0.36), height * 0.28, 66 * scale, ink.accent) +
    burst(width * random.between(0.64, 0.72), height * 0.22, 50 * scale, ink.sun) +
    burst(width * random.between(0.5, 0.56), height * 0.48, 38 * scale, ink.land) +
    hills(stage, 0.76, 0.14, ink.far, 4) +
    terrace(ink, random, width * 0.1, height * 0.84, width * 0.4, 40 * scale) +
    belfry(ink, { scale: scale * 1.15, x: width * 0.6, y: height * 0.86 }) +
    terrace(ink, random, width * 0.64, height * 0.85, width * 0.3, 40 * scale) +
    rect(0, height * 0.85, width, height, ink.water) +
    crowd(stage, 0.18)
  )
}

/** An event of no particular category: the fair, a stage, fireworks. */
const mark = ({ ink }: Stage) =>
  stroke('M0 14Q48 34 96 10', ink.deep, 2) +
  paperLantern(ink, ink.accent, { scale: 1.5, x: 34, y: 22 }) +
  paperLantern(ink, ink.land, { scale: 1.1, x: 72, y: 20 })

export const fiesta = {
  baile: { mark, scene: stageLights },
  farolillos: { mark, scene: fairground },
  fuegos: { mark, scene: fireworks }
} satisfies Record<string, Picture>
