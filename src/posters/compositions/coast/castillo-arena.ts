import { mix } from '#domain/poster/colour.ts'
import { covering } from '#posters/props/canvas.ts'
import {
  circle,
  d,
  dots,
  draw,
  ellipse,
  path,
  place,
  rect,
  round,
  stroke,
  times
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** One bucketful of wet sand with battlements, foot at the origin. 72 wide, `high` high. */
function turret(sand: string, shade: string, high: number): string {
  const top = -high
  return (
    path(
      d`M-36 0L-28 ${top}V${top - 12}H-16V${top}H-7V${top - 12}H7V${top}H16V${top - 12}H28V${top}L36 0z`,
      sand
    ) + path(d`M10 0V${top}H16V${top - 12}H28V${top}L36 0z`, shade)
  )
}

/** A bucket with its handle, foot at the origin. 70 wide, 78 high. */
function bucket(paint: string, band: string, dark: string): string {
  return (
    stroke('M-34-64Q0-112 34-64', dark, 4, round) +
    path('M-36-66H36L27 0H-27z', paint) +
    path('M12-66H36L27 0H10z', mix(paint, dark, 0.24)) +
    path('M-34-50H34L32-36H-32z', band) +
    ellipse(0, -66, 36, 7, mix(paint, dark, 0.4))
  )
}

const star = 'M0-20L6-6L20-6L9 4L13 19L0 10L-13 19L-9 4L-20-6L-6-6z'

/** The water's edge and the sand before it. */
function shore({ ink }: Stage, sand: string, wet: string): string {
  const grains = times(34, index => [(index * 67) % 400, 150 + ((index * 41) % 146)] as const)
  return (
    rect(0, 0, 400, 300, sand) +
    path('M-4-4H404V104C350 126 300 84 236 92S120 122 70 98S14 90-4 96z', ink.light) +
    path('M-4-4H404V92C350 114 300 72 236 80S120 110 70 86S14 78-4 84z', mix(ink.water, ink.light, 0.4)) +
    path('M-4-4H404V66C350 84 300 48 236 56S120 84 70 62S14 54-4 58z', ink.water) +
    stroke(
      'M20 24q14-8 28 0M120 34q14-8 28 0M250 22q14-8 28 0M340 40q14-8 28 0',
      mix(ink.water, ink.light, 0.5),
      4,
      round
    ) +
    dots(grains, wet, 3) +
    ellipse(190, 252, 170, 26, mix(sand, wet, 0.5))
  )
}

/** A castle of sand at the water's edge, the bucket and the spade beside it. */
function castle(stage: Stage): string {
  const { ink, random } = stage
  const sand = mix(ink.land, ink.light, 0.45)
  const wet = mix(ink.land, ink.wood, 0.5)
  const shade = mix(wet, ink.deep, 0.22)
  const paint = random.pick([ink.accent, ink.water, ink.leaf])
  const flags = [ink.accent, ink.water, ink.leaf] as const
  const flag = (x: number, top: number, index: number) =>
    stroke(`M${x} ${top}v-36`, ink.deep, 3, round) +
    path(`M${x + 1} ${top - 36}l26 8-26 9z`, flags[index % 3] ?? ink.accent)
  const first = random.whole(0, 2)
  return covering(
    stage,
    shore(stage, sand, wet) +
      flag(190, 82, first) +
      place(turret(wet, shade, 120), { scale: 1.2, x: 190, y: 236 }) +
      rect(106, 186, 168, 62, wet) +
      path(d`${draw(9, index => d`M${108 + index * 19} 174h11v14h-11z`)}`, wet) +
      flag(104, 128, first + 1) +
      flag(276, 128, first + 2) +
      place(turret(wet, shade, 108), { x: 104, y: 252 }) +
      place(turret(wet, shade, 108), { x: 276, y: 252 }) +
      path('M172 250V224a18 18 0 0 1 36 0V250z', mix(shade, ink.deep, 0.5)) +
      dots(
        [
          [96, 190],
          [112, 190],
          [268, 190],
          [284, 190],
          [180, 150],
          [200, 150]
        ],
        mix(shade, ink.deep, 0.5),
        8
      ) +
      circle(152, 214, 9, ink.light) +
      stroke('M152 206v14M147 208l3 12M157 208l-3 12', wet, 2) +
      circle(228, 214, 9, ink.light) +
      stroke('M228 206v14M223 208l3 12M233 208l-3 12', wet, 2) +
      place(bucket(paint, ink.light, ink.deep), {
        scale: 0.95,
        turn: random.between(-6, 8),
        x: 350,
        y: 262
      }) +
      place(
        path('M-4-86H4V-20H-4zM-14-90H14V-80H-14z', ink.wood) +
          path('M-18-26H18V6Q0 30-18 6z', flags[(first + 1) % 3] ?? ink.leaf),
        {
          turn: random.between(18, 34),
          x: 46,
          y: 262
        }
      ) +
      place(path(star, ink.accent), { turn: random.between(0, 60), x: random.between(336, 352), y: 146 }),
    200,
    165
  )
}

export const castilloArena: Picture = {
  mark: ({ ink }) => {
    const wet = mix(ink.land, ink.wood, 0.5)
    const shade = mix(wet, ink.deep, 0.22)
    return (
      rect(0, 0, 96, 30, ink.water) +
      rect(0, 80, 96, 16, ink.land) +
      stroke('M48 26V8', ink.deep, 2.4) +
      path('M49 8l16 5-16 6z', ink.accent) +
      place(turret(wet, shade, 80), { scale: 0.64, x: 48, y: 84 }) +
      place(turret(wet, shade, 60), { scale: 0.56, x: 24, y: 88 }) +
      place(turret(wet, shade, 60), { scale: 0.56, x: 72, y: 88 })
    )
  },
  scene: castle
}
