import { archway, cliff } from '#posters/props/buildings/bridge.ts'
import { belfry, castle, terrace } from '#posters/props/buildings/houses.ts'
import { hills, peaks, slope } from '#posters/props/nature/land.ts'
import { laneWall } from '#posters/props/buildings/lane.ts'
import { child, onlooker } from '#posters/props/people/people.ts'
import { agave, pot } from '#posters/props/nature/plants.ts'
import { birds, sky } from '#posters/props/nature/sky.ts'
import { cypress } from '#posters/props/nature/trees.ts'
import { d, draw, path, rect, times } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A hill of white houses, church and castle on top. */
function cascade(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const x = width * random.between(0.38, 0.56)
  const rows = 5
  const spread = random.between(0.055, 0.09)
  const top = height * random.between(0.42, 0.47)
  const row = (index: number) => {
    const half = width * (0.11 + spread * index)
    return terrace(
      ink,
      random,
      x - half + random.between(-10, 10),
      top + (height * 0.42 * (index + 1)) / rows,
      half * 2,
      (25 + index * 3.4) * scale
    )
  }
  const crown = random.chance(0.5)
    ? castle(ink, { scale: scale * 0.62, x, y: top }) +
      row(0) +
      belfry(ink, { scale: scale * 0.9, x: x + 46 * scale, y: top + 62 * scale })
    : row(0) + belfry(ink, { scale: scale * 1.05, x: x + random.between(-10, 10), y: top + 44 * scale })
  return (
    sky(stage, { from: 0.68, horizon: 0.66, size: 1.3, to: 0.84 }) +
    hills(stage, 0.66, 0.16, ink.far, 4) +
    path(
      d`M${x - width * 0.75} ${height}C${x - width * 0.3} ${height * 0.84} ${x - width * 0.2} ${top} ${x} ${top - 6}C${x + width * 0.2} ${top} ${x + width * 0.3} ${height * 0.84} ${x + width * 0.75} ${height}z`,
      ink.mid
    ) +
    crown +
    times(rows - 1, index => row(index + 1)).join('') +
    hills(stage, 0.94, 0.06, ink.leaf, 4) +
    (random.chance(0.6)
      ? agave(ink, { scale: scale * 1.3, x: width * 0.1, y: height * 1.01 }, random.chance(0.6))
      : draw(2, index =>
          cypress(ink, {
            scale: scale * (1.3 - index * 0.3),
            x: width * (0.1 + index * 0.07),
            y: height * 0.99
          })
        )) +
    slope(stage, 0.97, 1.06, ink.deep)
  )
}

/** A lane of steps between white walls, flowers along them. */
function lane(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const farX = width * random.between(0.46, 0.54)
  const farY = height * 0.62
  const gap = width * 0.1
  const clay = random.pick([ink.water, ink.wood, ink.accent])
  const step = (index: number) => {
    const near = (index + 1) / 7
    const y = farY + (height - farY) * near ** 1.5
    const half = width * (0.07 + near * 0.36)
    return rect(farX - half, y, half * 2, 4 + near * 7, index % 2 ? ink.land : ink.shade)
  }
  const flowers = (index: number) => {
    const away = width * (0.12 + index * 0.088)
    const at = { scale: scale * (0.5 + index * 0.2), y: farY + height * (0.02 + index * 0.088) }
    return pot(ink, { ...at, x: farX - away }, clay) + pot(ink, { ...at, x: farX + away }, clay)
  }
  return (
    sky(stage, { from: 0.46, height: 0.34, horizon: 0.62, size: 1.2, to: 0.54 }) +
    hills(stage, 0.56, 0.1, ink.far, 4) +
    belfry(ink, { scale: scale * 1.15, x: farX, y: farY }) +
    terrace(ink, random, farX - gap, farY + 6, gap * 2, 24 * scale) +
    rect(0, farY, width, height, ink.wood) +
    draw(7, step) +
    laneWall(stage, -1, farX, clay, ink.shade) +
    laneWall(stage, 1, farX, clay, ink.lime) +
    draw(4, flowers) +
    onlooker(ink, { scale: scale * 1.3, x: farX - 10 * scale, y: height * 0.82 }, ink.water) +
    onlooker(ink, { scale: scale * 1.3, x: farX + 14 * scale, y: height * 0.83 }, ink.accent) +
    child(ink, { scale: scale * 1.3, x: farX - 30 * scale, y: height * 0.85 }, '#f2b33d')
  )
}

/** A tall bridge between two cliffs with the town on them. */
function bridge(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const deck = height * 0.46
  const x = width * 0.5
  const half = width * 0.2
  return (
    sky(stage, { from: 0.44, horizon: 0.5, size: 1.5, to: 0.56 }) +
    peaks(
      stage,
      [
        { reach: 0.3, x: 0.4, y: 0.34 },
        { reach: 0.3, x: 0.62, y: 0.38 }
      ],
      0.66,
      ink.far,
      ink.ridge
    ) +
    hills(stage, 0.68, 0.06, ink.leaf, 3) +
    terrace(ink, random, -14, deck - 12, width * 0.34, 40 * scale) +
    terrace(ink, random, width * 0.7, deck - 8, width * 0.36, 38 * scale) +
    belfry(ink, { scale: scale * 0.95, x: width * 0.2, y: deck - 10 }) +
    cypress(ink, { scale: scale * 0.7, x: width * 0.78, y: deck + 6 }, ink.leaf) +
    archway(stage, x, deck, half) +
    cliff(stage, deck, 0) +
    cliff(stage, deck, 1) +
    path(
      d`M${x - width * 0.05} ${height * 0.8}C${x + width * 0.1} ${height * 0.86} ${x - width * 0.16} ${height * 0.92} ${x - width * 0.1} ${height}H${x + width * 0.2}C${x + width * 0.06} ${height * 0.92} ${x + width * 0.2} ${height * 0.84} ${x + width * 0.04} ${height * 0.8}z`,
      ink.water
    ) +
    birds(stage, 3, 0.66)
  )
}

const mark = ({ ink, random }: Stage) =>
  path('M-8 96C14 84 22 50 48 46C74 50 82 84 104 96z', ink.mid) +
  belfry(ink, { scale: 0.56, x: 48, y: 62 }) +
  terrace(ink, random, 26, 66, 46, 17) +
  terrace(ink, random, 8, 82, 80, 22) +
  rect(0, 88, 96, 8, ink.leaf)

export const pueblo = {
  callejuela: { mark, scene: lane },
  'pueblo-blanco': { mark, scene: cascade },
  tajo: { mark, scene: bridge }
} satisfies Record<string, Picture>
