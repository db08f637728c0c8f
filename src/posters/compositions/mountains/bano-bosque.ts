import { mix } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { onlooker } from '#posters/props/people/people.ts'
import { circle, d, draw, path, place, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** Three fronds that grow from one foot. */
function fern({ height, ink, scale }: Stage, x: number, size: number, turn: number): string {
  return place(
    path('M0 0C20-40 60-66 104-70C70-50 40-22 12 6z', ink.leaf) +
      path('M0 0C-6-50 14-90 44-116C36-76 26-40 10 4z', ink.bush) +
      path('M0 0C-30-36-66-50-104-48C-72-32-40-10-10 8z', ink.leaf),
    { scale: scale * size, turn, x, y: height * 1.02 }
  )
}

/** Trunks from edge to edge, one row behind the other; the light falls between them. */
function forest(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const glow = mix(mix(ink.leaf, '#8fd06a', 0.5), ink.light, 0.42)
  const air = (row: number) => mix(glow, ink.bush, row * 0.34)
  const trunk = (x: number, broad: number, fill: string) =>
    path(
      d`M${x - broad * 0.42} -4L${x - broad * 0.5} ${height * 0.8}Q${x - broad * 0.6} ${height * 0.9} ${x - broad * 1.1} ${height * 0.96}H${x + broad * 1.1}Q${x + broad * 0.6} ${height * 0.9} ${x + broad * 0.5} ${height * 0.8}L${x + broad * 0.38} -4z`,
      fill
    )
  const row = (count: number, broad: number, fill: string) =>
    draw(count, index =>
      trunk(
        ((index + random.between(0.25, 0.75)) * width) / count,
        broad * scale * random.between(0.8, 1.25),
        fill
      )
    )
  const canopy = (y: number, size: number, fill: string) =>
    stroke(
      draw(
        Math.ceil(width / size) + 2,
        index => d`M${index * size - size / 2} ${height * y + ((index * 31) % 22)}h0`
      ),
      fill,
      size * 1.7,
      round
    )
  const x = width * random.between(0.46, 0.58)
  return (
    rect(0, 0, width, height, glow) +
    circle(x, height * 0.5, 86 * scale, mix(glow, ink.light, 0.5)) +
    row(9, 8, air(1)) +
    canopy(-0.02, 60 * scale, air(0.8)) +
    stretched(
      stage,
      path('M-4 236C80 220 140 232 200 226C280 220 340 234 404 224V304H-4z', air(1.2)) +
        path('M250-4H300L210 304H60zM330-4H350L330 304H250z', ink.light, ' opacity=".22"')
    ) +
    row(6, 16, air(2)) +
    canopy(-0.06, 74 * scale, air(1.8)) +
    stretched(
      stage,
      path('M-4 252C70 238 150 256 210 244C270 236 340 252 404 242V304H-4z', air(2.2)) +
        path('M180 304C190 276 230 268 214 244C250 262 240 284 260 304z', mix(ink.land, glow, 0.3))
    ) +
    onlooker(ink, { scale: scale * 1.5, x, y: height * 0.93 }, ink.accent) +
    trunk(width * 0.08, 50 * scale, ink.deep) +
    trunk(width * 0.93, 40 * scale, ink.deep) +
    canopy(-0.1, 70 * scale, ink.deep) +
    stroke(
      d`M${width * 0.04} ${height * 0.3}v${40 * scale}M${width * 0.1} ${height * 0.5}v${54 * scale}M${width * 0.92} ${height * 0.36}v${46 * scale}`,
      ink.wood,
      3,
      round
    ) +
    fern(stage, width * 0.18, 0.9, 4) +
    fern(stage, width * 0.8, 1, -6)
  )
}

export const banoBosque: Picture = {
  mark: stage =>
    rect(0, 0, 96, 96, mix(stage.ink.leaf, stage.ink.light, 0.6)) +
    stroke('M30 0V96M64 0V96', stage.ink.leaf, 7) +
    stroke('M12 0V96M84 0V96', stage.ink.deep, 15) +
    path('M0 0H96V14Q72 30 48 16Q24 30 0 14z', stage.ink.bush) +
    rect(0, 84, 96, 12, stage.ink.bush) +
    onlooker(stage.ink, { scale: 0.9, x: 48, y: 88 }, stage.ink.accent),
  scene: forest
}
