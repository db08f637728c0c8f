import { standingOut } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { hills } from '#posters/props/nature/land.ts'
import { birds } from '#posters/props/nature/sky.ts'
import { tinted } from '#posters/props/tints.ts'
import {
  circle,
  d,
  draw,
  limb,
  path,
  place,
  type Placing,
  rect,
  round,
  stroke
} from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A climber on a bridge of planks, hands on the cables; soles at the origin. 110 wide, 150 high. */
function crosser(stage: Stage, vest: string, at: Placing): string {
  const { ink } = stage
  const skin = tinted(stage, '#b9744a')
  return place(
    limb([-6, -66, -26, -36, -20, 0], [20, 15, 12], ink.deep) +
      limb([6, -66, 26, -38, 24, -2], [20, 15, 12], ink.mid) +
      path('M-32-2H-10V8H-34zM14-4H38V6H14z', '#f6c445') +
      limb([-10, -104, -34, -92, -52, -112], [14, 11, 9], skin) +
      limb([12, -104, 38, -94, 54, -116], [14, 11, 9], skin) +
      path('M-18-110Q0-120 18-110L15-60H-15z', vest) +
      path('M-16-70H16V-58H-16z', ink.deep) +
      stroke('M0-62C20-50 34-80 42-112M0-62C-20-50-34-80-42-110', '#f6c445', 3, round) +
      circle(1, -128, 14, skin) +
      path('M-16-128C-18-150 20-150 18-128Q0-122-16-128z', ink.accent),
    at
  )
}

/** A cable bridge between two crags, nothing below. */
function overTheVoid(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const stone = standingOut([ink.sky, ink.far, ink.deep], [ink.land, ink.wood, ink.light])
  const sag = (y: number, deep: number) =>
    d`M${width * 0.14} ${height * y}Q${width * 0.5} ${height * (y + deep)} ${width * 0.86} ${height * (y - 0.04)}`
  const at = (part: number, y: number, deep: number) => {
    const rest = 1 - part
    return {
      x: width * (0.14 * rest * rest + part * rest + 0.86 * part * part),
      y: height * (y * rest * rest + 2 * (y + deep) * part * rest + (y - 0.04) * part * part)
    }
  }
  const planks = draw(19, index => {
    const { x, y } = at(0.03 + index * 0.052, 0.62, 0.2)
    return d`M${x} ${y - 4}v9`
  })
  const hangers = draw(12, index => {
    const [low, high] = [at(0.06 + index * 0.08, 0.62, 0.2), at(0.06 + index * 0.08, 0.34, 0.26)]
    return d`M${low.x} ${low.y}L${high.x} ${high.y}`
  })
  const rungs = draw(8, index => d`M${width * 0.9} ${height * (0.02 + index * 0.065)}h${26 * scale}`)
  const walker = (index: number) =>
    crosser(stage, index ? ink.leaf : ink.accent, {
      flip: random.chance(0.5),
      scale: scale * (index ? 0.62 : 0.84),
      ...at(index ? 0.76 : 0.42, 0.61, 0.2)
    })
  return (
    rect(0, 0, width, height, ink.sky) +
    hills(stage, 0.92, 0.34, ink.far, 4) +
    hills(stage, 0.98, 0.2, ink.ridge, 3) +
    hills(stage, 1, 0.1, ink.leaf, 4) +
    birds(stage, 3, 0.36) +
    stretched(
      stage,
      path('M-4 70L30 62L56 80L50 110L66 150L60 188L40 214L52 250L28 304H-4z', stone) +
        path('M-4 70L30 62L22 100L36 140L20 190L30 240L10 304H-4z', ink.wood) +
        path('M404-4H344L352 30L338 66L350 104L336 150L346 180L362 210L350 250L366 304H404z', stone) +
        path('M404-4H382L376 60L388 120L374 180L390 240L380 304H404z', ink.wood)
    ) +
    stroke(rungs, ink.light, 4, round) +
    stroke(hangers, ink.light, 1.6) +
    stroke(planks, ink.wood, 12 * scale) +
    stroke(sag(0.62, 0.2), ink.deep, 3) +
    walker(1) +
    walker(0) +
    stroke(sag(0.34, 0.26), ink.light, 3.4)
  )
}

export const viaFerrata: Picture = {
  mark: stage =>
    path('M0 30L14 26L20 60L8 96H0zM96 0H80L84 40L76 96H96z', stage.ink.wood) +
    stroke('M12 66Q48 92 80 64', stage.ink.deep, 7) +
    crosser(stage, stage.ink.accent, { scale: 0.42, x: 48, y: 76 }) +
    stroke('M14 30Q48 54 80 26', stage.ink.deep, 2.4),
  scene: overTheVoid
}
