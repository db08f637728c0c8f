import {
  beads,
  circle,
  d,
  dots,
  draw,
  path,
  type Point,
  rect,
  ring,
  round,
  stroke,
  times
} from '#posters/drawing/shapes.ts'
import type { Stage } from '#posters/drawing/stage.ts'

interface Sky {
  /** Where land or sea begins, in parts of the height. */
  horizon: number
  /** Where the sun may stand, in parts of the width. */
  from?: number
  to?: number
  /** How large, against the usual. */
  size?: number
  /** Height of the sun in parts of the way from the top to the horizon; by default the light says it. */
  height?: number
  /** By night the moon is a crescent: stars are what the picture is about, and a full moon puts them out. */
  isThin?: boolean
}

interface Sun {
  x: number
  y: number
  radius: number
}

const usual = {
  morning: { height: [0.62, 0.78], radius: 0.12 },
  day: { height: [0.26, 0.42], radius: 0.1 },
  evening: { height: [0.82, 1], radius: 0.2 },
  night: { height: [0.22, 0.4], radius: 0.085 }
} as const

/** The sky with its one light: a disc, and one of four ways in which a poster shows that it shines. */
export function sky(
  stage: Stage,
  { from = 0.58, height, horizon, isThin = false, size = 1, to = 0.82 }: Sky
): string {
  const { ink, light, random } = stage
  const hours = usual[light]
  const share = height ?? random.between(hours.height[0], hours.height[1])
  const sun = {
    x: stage.width * random.between(from, to),
    y: stage.height * horizon * share,
    radius: Math.min(stage.width, stage.height * 1.2) * hours.radius * size * random.between(0.9, 1.25)
  }
  const shine = light === 'night' ? nightShine(stage, sun, horizon, isThin) : dayShine(stage, sun, horizon)
  return rect(0, 0, stage.width, stage.height, ink.sky) + shine
}

function dayShine(stage: Stage, sun: Sun, horizon: number): string {
  const { ink, random } = stage
  const disc = circle(sun.x, sun.y, sun.radius, ink.sun)
  const way = random.pick([rays, rings, steps, bars, dotted])
  return way === bars ? disc + bars(stage, sun, horizon) : way(stage, sun, horizon) + disc
}

function nightShine(stage: Stage, sun: Sun, horizon: number, isThin: boolean): string {
  const { ink, random } = stage
  const isCrescent = random.chance(0.45) || isThin
  const bite = circle(sun.x - sun.radius * 0.42, sun.y - sun.radius * 0.2, sun.radius * 0.86, ink.sky)
  const moon = circle(sun.x, sun.y, sun.radius, ink.sun)
  return (
    stars(stage, 26, horizon) +
    (isCrescent ? moon + bite : circle(sun.x, sun.y, sun.radius * 1.7, ink.halo) + moon)
  )
}

export function stars(stage: Stage, count: number, horizon: number): string {
  const { height, ink, random, width } = stage
  const somewhere = (): Point => [random.between(0, width), random.between(0, height * horizon)]
  return (
    dots(times(count, somewhere), ink.light, 1.6) + dots(times(Math.ceil(count / 5), somewhere), ink.sun, 3)
  )
}

/** Rays over the whole sheet, as on a fruit crate. */
function rays({ ink, random }: Stage, sun: Sun): string {
  const count = random.pick([9, 12, 16])
  const start = random.between(0, 1)
  const beam = (index: number) => {
    const at = ((index + start) * 2 * Math.PI) / count
    const spread = Math.PI / count / 2
    const far = (angle: number) => d`${sun.x + Math.cos(angle) * 900} ${sun.y + Math.sin(angle) * 900}`
    return d`M${sun.x} ${sun.y}L${far(at - spread)} ${far(at + spread)}z`
  }
  return path(times(count, beam).join(''), ink.haze)
}

function rings({ ink }: Stage, { radius, x, y }: Sun): string {
  return circle(x, y, radius * 2.5, ink.haze) + circle(x, y, radius * 1.65, ink.halo)
}

/** Flat bands that grow lighter towards the horizon. */
function steps({ height, ink, width }: Stage, _sun: Sun, horizon: number): string {
  const band = (from: number, colour: string) => rect(0, height * horizon * from, width, height, colour)
  return band(0.5, ink.haze) + band(0.78, ink.halo)
}

/** Long clouds that cut the disc. */
function bars({ height, ink, random, width }: Stage, sun: Sun, horizon: number): string {
  return draw(3, index => {
    const y = sun.y + sun.radius * (0.75 - index * 0.62) + random.between(-2, 2)
    const long = width * random.between(0.3, 0.6)
    const x = sun.x - long * random.between(0.25, 0.75)
    if (y > height * horizon) return ''
    return stroke(d`M${x} ${y}h${long}`, index === 1 ? ink.haze : ink.sky, sun.radius * 0.17, round)
  })
}

/** A halftone of dots that grow towards the horizon. */
function dotted({ height, ink, width }: Stage, { radius, x, y }: Sun, horizon: number): string {
  const gap = width / 44
  const low = height * horizon
  const row = (index: number) => {
    const at = low - index * gap * 0.8
    const shift = index % 2 === 0 ? 0 : gap / 2
    return stroke(d`M${shift} ${at}H${width}`, ink.haze, gap * (0.86 - index * 0.09), beads(gap))
  }
  return draw(8, row) + ring(x, y, radius * 1.35, ink.haze, radius * 0.14)
}

/** Birds far away. */
export function birds({ height, ink, random, width }: Stage, count: number, low = 0.4): string {
  const marks = times(count, index => {
    const x = width * (0.2 + 0.16 * index) + random.between(-14, 14)
    const y = height * random.between(low - 0.2, low)
    const s = random.between(5, 9)
    return d`M${x - s} ${y - s * 0.4}q${s * 0.6} ${-s * 0.4} ${s} ${s * 0.5}q${s * 0.5} ${-s * 0.9} ${s} ${-s * 0.5}`
  })
  return stroke(marks.join(''), ink.deep, 1.8, round)
}

/** Clouds with a flat base. */
export function clouds({ height, random, width }: Stage, colour: string, count: number, low = 0.35): string {
  return draw(count, index => {
    const size = random.between(0.7, 1.3) * (width / 400)
    const x = width * (index / count) + random.between(0, width / count / 2)
    const y = height * random.between(low - 0.18, low)
    const at = (dx: number, dy: number, long: number) => d`M${x + dx * size} ${y + dy * size}h${long * size}`
    return stroke(at(0, 0, 74) + at(18, -9, 40) + at(-16, 9, 60), colour, 12 * size, round)
  })
}
