import { standingOut } from '#domain/poster/colour.ts'
import { ham } from '#posters/props/things/food.ts'
import { holdingHand } from '#posters/props/people/hands.ts'
import { tinted } from '#posters/props/tints.ts'
import { d, draw, path, place, type Placing, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A ham on its stand, already cut, the hoof up at the left; foot of the stand at the origin. 330 wide, 190 high. */
function carved(stage: Stage, at: Placing): string {
  const { ink } = stage
  const [rind, fat, meat] = [tinted(stage, '#7a3b22'), tinted(stage, '#f7ddb4'), tinted(stage, '#b5303a')]
  return place(
    rect(-150, -16, 300, 16, ink.wood) +
      rect(-150, -16, 300, 5, ink.land) +
      path('M-112-14L-104-168H-92L-88-14z', ink.wood) +
      path('M-120-160Q-98-176-76-160L-80-150Q-98-162-116-150z', ink.deep) +
      path('M86-14L94-64H108L112-14z', ink.wood) +
      path(
        'M-156-196L-134-206L-110-172C-76-160-40-156 0-150C70-146 140-124 146-84C148-48 96-34 50-40C-10-48-60-92-112-148L-128-164z',
        rind
      ) +
      path(
        'M-104-164C-70-156-36-152 2-146C66-142 132-122 138-88C126-72 60-80 0-96C-46-108-80-134-104-164z',
        fat
      ) +
      path(
        'M-64-146C-30-140 0-138 24-134C76-128 120-110 130-91C100-86 50-90 6-103C-28-113-50-130-64-146z',
        meat
      ) +
      path('M-156-196L-134-206L-124-192L-144-180z', ink.deep) +
      stroke('M-20-132C10-128 40-126 66-118M10-138C40-134 70-128 92-118', fat, 2.6, round),
    at
  )
}

function cutting(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const wall = standingOut([ink.wood, ink.mid, ink.light], [ink.water, ink.leaf, ink.far, ink.deep])
  const counter = height * 0.86
  const x = width * 0.44
  const row = draw(Math.ceil(width / 74) + 1, index =>
    ham(ink, {
      flip: index % 2 === 1,
      scale: scale * 0.84 * random.between(0.9, 1.06),
      turn: random.between(-4, 4),
      x: index * 74 + 10,
      y: 4
    })
  )
  const slices = draw(5, index =>
    place(
      path('M-26 0C-22-12 16-14 26-4C24 6-18 8-26 0z', tinted(stage, index % 2 ? '#b5303a' : '#cf4a44')) +
        stroke('M-24-2C-18-12 14-14 24-6', tinted(stage, '#f7ddb4'), 3, round),
      { scale, x: width * 0.8 + (index - 2) * 18 * scale, y: counter + 10 * scale + (index % 2) * 6 }
    )
  )
  return (
    rect(0, 0, width, height, wall) +
    path(
      draw(Math.ceil(width / 40), index => draw(6, line => d`M${index * 40} ${line * 40}h37v37h-37z`)),
      ink.deep,
      ' opacity=".18"'
    ) +
    rect(0, 0, width, 12, ink.deep) +
    row +
    rect(0, counter, width, height, ink.light) +
    rect(0, counter, width, 6, ink.shade) +
    carved(stage, { scale: scale * 1.02, x, y: counter + 2 }) +
    path(
      d`M${width * 0.8 - 66 * scale} ${counter + 14 * scale}h${132 * scale}q-${8 * scale} ${20 * scale}-${30 * scale} ${20 * scale}h${-72 * scale}q${-22 * scale} 0 ${-30 * scale} ${-20 * scale}z`,
      ink.water
    ) +
    slices +
    place(
      path('M-186 4L-20-6V6z', ink.light) +
        path('M-186 4L-20 0V6z', ink.shade) +
        path('M-20-8H40Q46 0 40 9H-20z', ink.deep) +
        holdingHand(tinted(stage, '#c98a5e'), ink.wood, ink.light, { turn: -6, x: 6, y: 2 }),
      { scale, turn: 6, x: x + 126 * scale, y: counter - 128 * scale }
    )
  )
}

export const jamon: Picture = {
  mark: stage =>
    rect(0, 0, 96, 96, stage.ink.mid) +
    rect(0, 82, 96, 14, stage.ink.light) +
    carved(stage, { scale: 0.29, x: 50, y: 84 }),
  scene: cutting
}
