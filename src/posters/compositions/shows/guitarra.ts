import { chair, fan, guitar } from '#posters/props/people/flamenco.ts'
import { guitarist } from '#posters/props/people/figures.ts'
import { mix, standingOut } from '#domain/poster/colour.ts'
import { lantern } from '#posters/props/buildings/houses.ts'
import { dottedCloth, sunlitWall } from '#posters/props/buildings/walls.ts'
import { carnation, pot } from '#posters/props/nature/plants.ts'
import { circle, d, draw, ellipse, path, rect, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

function leaning(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const floor = height * 0.86
  return (
    sunlitWall(stage, floor, standingOut([ink.wood, ink.deep], [ink.land, ink.far, ink.light]), ink.mid) +
    rect(0, floor, width, height, ink.deep) +
    guitar(ink, {
      scale: scale * random.between(0.9, 1.25),
      turn: random.between(12, 38),
      x: width * random.between(0.32, 0.44),
      y: height * 0.76
    }) +
    random.pick([
      () =>
        draw(3, index =>
          carnation(ink, {
            scale: scale * random.between(0.9, 1.2),
            turn: 4 + index * 22,
            x: width * (0.76 + index * 0.02),
            y: height * 1.01
          })
        ),
      () => fan(ink, 96 * scale, { turn: random.between(-10, 18), x: width * 0.76, y: height * 0.94 }),
      () => chair(ink, { flip: true, scale: scale * 1.1, x: width * 0.82, y: height * 0.97 })
    ])()
  )
}

function opened(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const radius = Math.min(width * 0.5, height * random.between(0.62, 0.84))
  const isAlone = random.chance(0.4)
  const x = width * (isAlone ? random.between(0.4, 0.6) : 0.46)
  const cloth = standingOut([ink.accent, ink.light, ink.mid], [ink.leaf, ink.land, ink.water])
  return (
    dottedCloth(stage, cloth, mix(cloth, ink.light, 0.82)) +
    (isAlone ? fan(ink, radius * 0.7, { turn: -34, x: x - radius * 0.5, y: height * 0.9 }) : '') +
    fan(ink, radius, { turn: random.between(-16, 10), x, y: height * 0.9 }) +
    (isAlone
      ? ''
      : guitar(ink, {
          scale: scale * 0.74,
          turn: random.between(-50, -30),
          x: width * 0.68,
          y: height * 0.8
        })) +
    rect(0, height * 0.94, width, height, ink.deep) +
    carnation(ink, {
      scale: scale * random.between(1, 1.6),
      turn: 66,
      x: width * random.between(0.04, 0.3),
      y: height * 0.98
    })
  )
}

function courtyard(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const edge = width * random.between(0.6, 0.72)
  const sill = height * 0.6
  const player = edge - random.between(88, 104) * scale
  const grille = draw(
    4,
    index => d`M${edge + 34 * scale + index * 14 * scale} ${sill - 96 * scale}v${96 * scale}`
  )
  return (
    rect(0, 0, width, height, ink.lime) +
    path(d`M0 0H${width * 0.5}L0 ${height * 0.5}z`, ink.shade) +
    rect(0, height * 0.66, width, height, ink.mid) +
    rect(0, height * 0.66, width, 5 * scale, ink.accent) +
    potsOnWall(stage, edge) +
    (random.chance(0.5) ? pot(ink, { scale: scale * 0.9, x: edge + 56 * scale, y: sill + 2 }) : '') +
    rect(edge + 24 * scale, sill - 96 * scale, 62 * scale, 96 * scale, ink.deep) +
    stroke(grille, ink.shade, 2.4) +
    rect(edge + 18 * scale, sill, 74 * scale, 7 * scale, ink.wood) +
    rect(0, height * 0.86, width, height, ink.wood) +
    ellipse(player, height * 0.955, 92 * scale, 9 * scale, mix(ink.wood, ink.deep, 0.4)) +
    guitarist(stage, { scale: scale * random.between(1.14, 1.22), x: player, y: height * 0.95 }) +
    lantern(ink, { scale: scale * 1.4, x: edge - 4, y: height * 0.12 })
  )
}

/** Geraniums on a white wall. */
function potsOnWall({ height, ink, random, scale }: Stage, edge: number): string {
  const turn = random.whole(0, 2)
  return draw(6, index => {
    const [column, row] = [index % 3, Math.floor(index / 3)]
    const at = { scale: scale * 0.62, x: edge * (0.2 + column * 0.3), y: height * (0.3 + row * 0.26) }
    return (index + turn) % 3 === 1 ? '' : pot(ink, at, index % 2 ? ink.water : ink.wood)
  })
}

const mark = ({ ink }: Stage) =>
  circle(60, 34, 22, ink.sun) + guitar(ink, { scale: 0.36, turn: 32, x: 38, y: 62 })

export const guitarra = {
  abanico: { mark, scene: opened },
  guitarra: { mark, scene: leaning },
  'patio-flamenco': { mark, scene: courtyard }
} satisfies Record<string, Picture>
