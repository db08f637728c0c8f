import { stretched } from '#posters/props/canvas.ts'
import { peaks } from '#posters/props/nature/land.ts'
import { sky } from '#posters/props/nature/sky.ts'
import { draw, path, place, type Placing, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A cowboy from behind, thumbs at the belt; boots at the origin. 120 wide, 230 high. */
function cowboy({ ink }: Stage, at: Placing): string {
  return place(
    path('M-12-104H12L18-96L34-10L38 4H10L0-78L-10 4H-38L-34-10L-18-96z', ink.deep) +
      path('M-40 0L-38-26L-12-26L-10 4H-44zM40 0L38-26L12-26L10 4H44z', ink.wood) +
      path('M-30-176Q0-192 30-176L24-100H-24z', ink.accent) +
      path('M-30-176Q-12-186-8-184L-12-100H-24z', ink.deep, ' opacity=".3"') +
      stroke('M-28-170L-52-132L-26-108M28-170L52-132L26-108', ink.accent, 14, round) +
      path('M-27-112H27V-98H-27z', ink.wood) +
      path('M24-106H40V-82L34-58H26z', ink.deep) +
      path('M-10-196H10V-178Q0-170-10-178z', ink.wood) +
      path('M-20-186Q0-170 20-186L6-164H-6z', '#f2b33d') +
      path(
        'M-50-198C-34-212-22-204-20-212C-20-236-10-240 0-234C10-240 20-236 20-212C22-204 34-212 50-198C30-184-30-184-50-198z',
        ink.deep
      ) +
      path('M-21-208Q0-200 21-208L20-214Q0-206-20-214z', ink.accent),
    at
  )
}

/** Fronts of boards along the street, on 400 by 300; the ground begins at 200. */
function street({ ink }: Stage): string {
  const boards = (x: number, top: number, foot: number, wide: number, fill: string, dark: string) =>
    rect(x, top, wide, foot - top, fill) +
    stroke(
      draw(Math.floor((foot - top) / 12), index => `M${x} ${top + 10 + index * 12}h${wide}`),
      dark,
      1.6
    )
  return (
    boards(-4, 66, 224, 74, ink.land, ink.wood) +
    path('M-10 60H76V72H-10z', ink.wood) +
    path('M10 84H56V106H10z', ink.light) +
    stroke('M18 95h30', ink.deep, 5) +
    path('M14 128H34V160H14zM42 128H62V160H42z', ink.deep) +
    boards(70, 96, 214, 56, ink.mid, ink.deep) +
    path('M66 96V84L98 70L130 84V96z', ink.mid) +
    path('M84 178H112V214H84zM80 120H96V144H80zM104 120H120V144H104z', ink.deep) +
    boards(126, 120, 206, 40, ink.wood, ink.deep) +
    path('M136 176H154V206H136z', ink.deep) +
    path('M-4 168H130L126 176H-4z', ink.wood) +
    stroke('M20 176V230M66 176V222M112 176V214', ink.wood, 5) +
    boards(320, 50, 228, 84, ink.accent, ink.deep) +
    path('M312 44H404V58H312z', ink.light) +
    path('M334 72H396V96H334z', ink.light) +
    stroke('M342 84h46', ink.deep, 6) +
    path('M334 150H356V228H334zM360 150H382V228H360z', ink.wood) +
    stroke('M338 164h14M338 176h14M338 188h14M364 164h14M364 176h14M364 188h14', ink.deep, 3) +
    boards(270, 102, 214, 52, ink.land, ink.wood) +
    path('M266 102L296 80L326 102z', ink.wood) +
    path('M280 124H294V148H280zM302 124H316V148H302zM288 176H310V214H288z', ink.deep) +
    boards(240, 128, 206, 32, ink.mid, ink.deep)
  )
}

function highNoon(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  return (
    sky(stage, { from: 0.46, height: 0.66, horizon: 0.66, size: 1.2, to: 0.54 }) +
    peaks(
      stage,
      [
        { reach: 0.26, x: random.between(0.4, 0.46), y: 0.44 },
        { reach: 0.22, x: random.between(0.58, 0.64), y: 0.5 }
      ],
      0.7,
      ink.far,
      ink.ridge
    ) +
    rect(0, height * 0.67, width, height, ink.land) +
    stretched(
      stage,
      path('M166 202H240L330 304H70z', ink.far) +
        street(stage) +
        path('M-4 224L80 214L-4 304zM404 228L320 228L404 290z', ink.wood)
    ) +
    path(
      `M${Math.round(width * 0.5 - 40 * scale)} ${Math.round(height * 0.97)}h${Math.round(84 * scale)}l${Math.round(70 * scale)} ${Math.round(height * 0.06)}h${Math.round(-120 * scale)}z`,
      ink.wood
    ) +
    cowboy(stage, { scale: scale * random.between(0.98, 1.06), x: width * 0.5, y: height * 0.975 })
  )
}

export const oeste: Picture = {
  mark: stage =>
    rect(0, 74, 96, 22, stage.ink.land) +
    `<g transform="matrix(.24 0 0 .36 0 0)">${street(stage)}</g>` +
    cowboy(stage, { scale: 0.36, x: 48, y: 90 }),
  scene: highNoon
}
