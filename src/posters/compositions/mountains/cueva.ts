import { dugout } from '#posters/compositions/towns/casas-cueva.ts'
import { hall } from '#posters/props/nature/cave.ts'
import { hills } from '#posters/props/nature/land.ts'
import { onlooker } from '#posters/props/people/people.ts'
import { drips } from '#posters/props/nature/rock.ts'
import { birds, sky } from '#posters/props/nature/sky.ts'
import { sea } from '#posters/props/nature/water.ts'
import { curve, d, draw, ellipse, path, type Point, rect, times } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** Out of the dark, into the light. */
function mouth(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const uneven = times(12, () => random.between(-0.07, 0.12))
  const edge = (inset: number): Point[] =>
    times(13, index => {
      const angle = (index / 12 + 0.25) * Math.PI * 2
      const rough = 1 + (uneven[index % 12] ?? 0)
      return [
        width * 0.52 + Math.cos(angle) * width * inset * rough,
        height * 0.54 + Math.sin(angle) * height * inset * 1.12 * rough
      ]
    })
  const rock = (inset: number, fill: string) =>
    path(d`M-5-5H${width + 5}V${height + 5}H-5z${curve(edge(inset))}z`, fill, ' fill-rule="evenodd"')
  return (
    sky(stage, { from: 0.46, horizon: 0.6, size: 1.3, to: 0.62 }) +
    birds(stage, random.whole(1, 3), 0.46) +
    hills(stage, 0.6, 0.08, ink.far, 4) +
    sea(stage, 0.6, ink.water, 0.54) +
    rock(0.42, ink.wood) +
    path(
      d`M0 ${height}V${height * 0.8}C${width * 0.3} ${height * 0.74} ${width * 0.6} ${height * 0.86} ${width} ${height * 0.8}V${height}z`,
      ink.wood
    ) +
    draw(random.whole(1, 3), index =>
      onlooker(
        ink,
        { scale: scale * (1.15 - index * 0.12), x: width * (0.4 + index * 0.07), y: height * 0.87 },
        index === 1 ? ink.accent : ink.deep
      )
    ) +
    drips(stage, 8, 0.1, 0.3, ink.mid) +
    drips(stage, 5, 0.08, 0.24, ink.deep) +
    hills(stage, 0.98, 0.09, ink.deep, 4)
  )
}

const mark = (stage: Stage) =>
  rect(0, 0, 96, 96, stage.ink.deep) +
  ellipse(48, 56, 40, 44, stage.ink.wood) +
  ellipse(48, 58, 28, 32, stage.ink.land) +
  ellipse(48, 60, 15, 18, stage.ink.sun) +
  drips(stage, 5, 0.2, 0.48, stage.ink.deep) +
  rect(0, 76, 96, 20, stage.ink.water)

export const cueva = {
  'casas-cueva': { mark, scene: dugout },
  cueva: { mark, scene: hall },
  'cueva-mar': { mark, scene: mouth }
} satisfies Record<string, Picture>
