import { mix, standingOut } from '#domain/poster/colour.ts'
import { lantern } from '#posters/props/buildings/houses.ts'
import { chalks, barrel, sherryGlass } from '#posters/props/things/wine.ts'
import { d, draw, path, place, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A stool, foot at the origin. Height 76. */
function stool({ ink }: Stage, x: number, y: number, scale: number): string {
  return place(
    stroke('M-16-70L-24 0M16-70L24 0M-20-30H20', ink.deep, 6, round) +
      path('M-28-78H28L24-66H-24z', ink.wood),
    { scale, x, y }
  )
}

/** Shelf of bottles: three shapes by turns. */
function shelf({ ink, random }: Stage, width: number, y: number, scale: number): string {
  const tints = [ink.leaf, '#b5702a', ink.accent, ink.light, ink.water]
  const bottle = (index: number) => {
    const data =
      [
        'M-9 0V-34Q-9-42-4-46V-62H4V-46Q9-42 9-34V0z',
        'M-11 0V-30Q-11-40-3-44V-56H3V-44Q11-40 11-30V0z',
        'M-7 0V-48Q-7-54-3-56V-66H3V-56Q7-54 7-48V0z'
      ][index % 3] ?? ''
    return place(
      path(data, tints[random.whole(0, 4)] ?? ink.leaf) +
        rect(-7, -24, 14, 12, index % 2 ? ink.light : '#f2b33d'),
      { scale, x: 14 + index * 27 * scale, y }
    )
  }
  return draw(Math.floor(width / (27 * scale)), bottle) + rect(0, y, width, 7, ink.wood)
}

function bar(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const wall = standingOut([ink.wood, ink.light], [ink.mid, ink.leaf, ink.deep])
  const counter = height * 0.66
  const cask = (index: number) =>
    barrel(
      ink,
      { scale: scale * 0.7, x: width * 0.12 + index * 78 * scale, y: height * 0.49 },
      chalks[random.whole(0, 3)] ?? ''
    )
  const size = 30 * scale
  const tiles = draw(
    Math.ceil(width / size),
    index =>
      d`M${index * size + size / 2} ${counter + 30}l${size * 0.4} ${size * 0.4}l${-size * 0.4} ${size * 0.4}l${-size * 0.4} ${-size * 0.4}z`
  )
  return (
    rect(0, 0, width, height, wall) +
    path(d`M0 0H${width}V${height * 0.32}H0z`, mix(wall, ink.deep, 0.35)) +
    shelf(stage, width, height * 0.28, scale * 0.92) +
    rect(0, height * 0.6, width, 8, ink.deep) +
    draw(Math.ceil(width / (78 * scale)), cask) +
    draw(
      3,
      index =>
        stroke(d`M${width * (0.2 + index * 0.3)} 0V${height * 0.08}`, ink.deep, 2) +
        lantern(ink, { scale: scale * 1.1, x: width * (0.2 + index * 0.3), y: height * 0.1 })
    ) +
    rect(0, counter, width, height, ink.light) +
    path(tiles, ink.water) +
    stroke(d`M0 ${counter + 26}H${width}M0 ${counter + 34 + size}H${width}`, ink.accent, 4) +
    rect(0, counter + 42 + size, width, height, ink.accent) +
    rect(0, counter - 8, width, 20, ink.wood) +
    rect(0, counter - 8, width, 6, ink.land) +
    sherryGlass(
      ink,
      { scale: scale * 0.5, x: width * random.between(0.3, 0.36), y: counter - 6 },
      '#e9a23b'
    ) +
    sherryGlass(
      ink,
      { scale: scale * 0.5, x: width * random.between(0.42, 0.46), y: counter - 6 },
      '#b5532a'
    ) +
    place(
      path('M-40 0Q-30 10 0 10Q30 10 40 0z', ink.deep) +
        stroke('M-24-4h0M-8-8h0M8-6h0M24-3h0M0-16h0', ink.leaf, 15, ' stroke-linecap="round"'),
      { scale: scale * 0.9, x: width * 0.68, y: counter - 15 * scale }
    ) +
    draw(3, index => stool(stage, width * (0.2 + index * 0.3), height * 1.01, scale * 1.2))
  )
}

export const taberna: Picture = {
  mark: stage =>
    rect(0, 0, 96, 96, stage.ink.mid) +
    barrel(stage.ink, { scale: 0.58, x: 34, y: 36 }, chalks[0]) +
    rect(0, 66, 96, 30, stage.ink.wood) +
    sherryGlass(stage.ink, { scale: 0.34, x: 76, y: 68 }, '#e9a23b'),
  scene: bar
}
