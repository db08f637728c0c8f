import { stretched } from '#posters/props/canvas.ts'
import { child, onlooker, pointing } from '#posters/props/people/people.ts'
import { clouds } from '#posters/props/nature/sky.ts'
import { draw, path, place, type Placing, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A Roman column, foot at the origin: fluted shaft and a capital of leaves. 96 wide, `high` high. */
function shaft({ ink }: Stage, high: number, isBroken: boolean, at: Placing): string {
  const top = -high
  const flutes = draw(5, index => `M${index * 13 - 26} -30V${top + (isBroken ? 18 : 40)}`)
  const stone = isBroken
    ? path(`M-36-24L-32 ${top + 10}L-14 ${top}L-4 ${top + 12}L14 ${top - 4}L32 ${top + 14}L36-24z`, ink.light)
    : path(`M-36-24L-32 ${top + 34}H32L36-24z`, ink.light)
  const capital = isBroken
    ? ''
    : path(`M-34 ${top + 38}H34L46 ${top}H-46z`, ink.land) +
      path(
        `M-34 ${top + 38}C-40 ${top + 22}-44 ${top + 14}-52 ${top + 8}C-36 ${top + 4}-26 ${top + 14}-22 ${top + 38}zM34 ${top + 38}C40 ${top + 22} 44 ${top + 14} 52 ${top + 8}C36 ${top + 4} 26 ${top + 14} 22 ${top + 38}zM-18 ${top + 38}C-16 ${top + 20}-8 ${top + 12} 0 ${top + 6}C8 ${top + 12} 16 ${top + 20} 18 ${top + 38}z`,
        ink.wood
      ) +
      rect(-52, top - 8, 104, 10, ink.light) +
      rect(-36, top + 34, 72, 7, ink.shade)
  return place(
    stone +
      path(
        isBroken ? `M-36-24L-32 ${top + 10}L-14 ${top}L-12-24z` : `M-36-24L-32 ${top + 34}H-12V-24z`,
        ink.shade
      ) +
      stroke(flutes, ink.shade, 4, round) +
      capital +
      path('M-44-26H44V-14H-44z', ink.light) +
      path('M-44-26H-14V-14H-44z', ink.shade) +
      rect(-52, -14, 104, 16, ink.land),
    at
  )
}

/** A guide who explains, a grown-up and a child who look up. */
function visitors({ ink, scale }: Stage, x: number, y: number): string {
  return (
    pointing(ink, { scale: scale * 1.6, x: x - 54 * scale, y }, ink.accent) +
    onlooker(ink, { scale: scale * 1.55, x, y }, ink.mid) +
    child(ink, { scale: scale * 1.5, x: x - 26 * scale, y: y + 5 * scale }, '#f2b33d')
  )
}

/** Baelo Claudia: columns over the strait, the dune behind. */
function baelo(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const foot = height * 0.96
  const high = (height / scale) * 0.8
  const [left, right] = [width * 0.5, width * 0.5 + 128 * scale]
  return (
    rect(0, 0, width, height, ink.sky) +
    clouds(stage, ink.haze, 3, random.between(0.24, 0.34)) +
    stretched(
      stage,
      path('M0 178C40 160 70 150 104 152C150 154 186 166 230 168C290 164 350 150 400 158V200H0z', ink.far) +
        rect(0, 178, 400, 60, ink.water) +
        stroke('M30 192h60M120 200h90M20 208h40M250 190h80', ink.light, 3, round) +
        path('M0 214C60 208 140 224 220 214C290 206 350 214 400 210V300H0z', ink.land) +
        path('M0 258H400V300H0z', ink.wood) +
        path('M0 258H400V264H0z', ink.light)
    ) +
    shaft(stage, 90, true, { scale: scale * 0.9, x: width * 0.09, y: foot - 8 }) +
    shaft(stage, high * 0.62, true, { scale: scale * 0.92, x: width * 0.27, y: foot - 6 }) +
    visitors(stage, width * random.between(0.3, 0.36), foot + 4) +
    shaft(stage, high, false, { scale, x: left, y: foot }) +
    shaft(stage, high, false, { scale, x: right, y: foot }) +
    place(
      path('M-64 0H210V-36L176-30L160-44H-64z', ink.light) +
        path('M-64 0H210V-10H-64z', ink.shade) +
        path('M-64-44L-30-44L-38 0H-64z', ink.shade) +
        rect(-64, -22, 262, 4, ink.wood),
      { scale, x: left, y: foot - (high + 8) * scale }
    )
  )
}

export const temploRomano: Picture = {
  isFixed: true,
  mark: stage =>
    rect(0, 60, 96, 14, stage.ink.water) +
    rect(0, 72, 96, 24, stage.ink.land) +
    shaft(stage, 180, false, { scale: 0.4, x: 30, y: 90 }) +
    shaft(stage, 180, false, { scale: 0.4, x: 68, y: 90 }) +
    rect(6, 6, 84, 12, stage.ink.light),
  scene: baelo
}
