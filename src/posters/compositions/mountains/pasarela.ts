import { mix, standingOut } from '#domain/poster/colour.ts'
import { covering } from '#posters/props/canvas.ts'
import { hiker } from '#posters/props/people/people.ts'
import { d, draw, path, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** Two walls that nearly touch, sky between them, the river far below: on 400 by 300. */
function walls({ ink }: Stage, lit: string): string {
  const shaded = mix(lit, ink.wood, 0.45)
  return (
    rect(0, 0, 400, 300, ink.sky) +
    path('M170-4H250L262 60L236 130L254 210L230 304H170z', ink.far) +
    path('M224-4H276L262 70L270 150L250 230V304H232L250 210L236 130L258 60z', ink.haze) +
    path('M150 304L190 258L226 240L262 258L300 304z', ink.water) +
    stroke('M206 268l22-8M190 288l34-10M244 284l18-6', ink.light, 3.4, round) +
    path('M-4-4H196L180 44L206 92L184 150L204 206L172 262L150 304H-4z', lit) +
    path(
      'M126-4H196L180 44L206 92L184 150L204 206L172 262L150 304H104L140 236L122 180L152 120L130 58z',
      shaded
    ) +
    path('M404-4H268L288 52L262 112L284 170L258 226L292 304H404z', ink.mid) +
    path('M404-4H330L350 60L318 128L346 196L322 304H404z', mix(ink.mid, ink.deep, 0.5)) +
    stroke(
      'M44 30l10 44M88 16l-8 36 12 30M30 108l8 26M60 236l8 40M20 260l6 30M100 244l-6 34',
      shaded,
      4,
      round
    ) +
    stroke('M300 44l-8 34M382 30l-8 54M300 238l8 34M372 214l8 54', mix(ink.mid, ink.deep, 0.6), 4, round)
  )
}

const far = [
  [-10, 196],
  [96, 184],
  [196, 172],
  [276, 172],
  [410, 186]
] as const

/** Boards pinned to both walls, and the bridge between them. */
function walkway({ ink, random }: Stage): string {
  const line = (lift: number) =>
    `M-10 ${196 - lift}L96 ${184 - lift}L196 ${172 - lift}Q236 ${184 - lift} 276 ${172 - lift}L410 ${186 - lift}`
  const level = (x: number) => {
    const after = far.findIndex(([at]) => at > x)
    const [one, other] = [far[after - 1] ?? far[0], far[after] ?? far[4]]
    return one[1] + ((x - one[0]) / (other[0] - one[0])) * (other[1] - one[1]) + (x > 200 && x < 272 ? 5 : 0)
  }
  const posts = draw(21, index => d`M${index * 20} ${level(index * 20)}v-34`)
  const struts = draw(9, index => {
    const x = index < 5 ? 12 + index * 42 : 292 + (index - 5) * 32
    return d`M${x} ${level(x)}v32l${index < 5 ? -12 : 12}-30`
  })
  const coats = [ink.accent, ink.deep, ink.accent]
  const isBack = random.chance(0.5)
  const walker = (index: number) => {
    const x = [58, 150, 240][index] ?? 58
    const at = x + random.between(-12, 12)
    return hiker(ink, { flip: isBack, scale: 1.5, x: at, y: level(at) - 3 }, coats[index])
  }
  return (
    stroke(struts, ink.deep, 4, round) +
    draw(random.whole(2, 3), walker) +
    stroke(line(-2), ink.deep, 12) +
    stroke(line(2), ink.light, 7) +
    stroke(posts, ink.light, 2.4) +
    stroke(line(20) + line(34), ink.light, 2.4)
  )
}

function gorge(stage: Stage): string {
  const { ink } = stage
  const lit = standingOut([ink.wood, ink.deep], [ink.land, ink.shade])
  return covering(stage, walls(stage, lit) + walkway(stage), 190, 160)
}

export const pasarela: Picture = {
  isFixed: true,
  mark: stage =>
    `<g transform="matrix(.4 0 0 .34 -42 -4)">${walls(stage, stage.ink.land)}</g>` +
    hiker(stage.ink, { scale: 0.8, x: 48, y: 62 }, stage.ink.deep) +
    rect(0, 60, 96, 5, stage.ink.light) +
    stroke('M0 42H96M6 42V62M26 42V62M70 42V62M90 42V62', stage.ink.light, 2),
  scene: gorge
}
