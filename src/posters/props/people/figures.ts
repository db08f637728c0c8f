import { mix } from '#domain/poster/colour.ts'
import { guitar } from './flamenco.ts'
import {
  circle,
  dots,
  ellipse,
  limb,
  path,
  place,
  type Placing,
  rect,
  round,
  stroke
} from '#posters/drawing/shapes.ts'
import type { Stage } from '#posters/drawing/stage.ts'
import { tinted } from '#posters/props/tints.ts'

const complexion = '#b9774c'

/** Somebody in the water up to the shoulders, seen from behind; the water at the origin. 92 wide, 72 high. */
export function bather(stage: Stage, at: Placing, hair: string): string {
  const { ink } = stage
  const skin = tinted(stage, complexion)
  return place(
    path('M-34 3C-34-16-22-22-9-25L-8-36H8L9-25C22-22 34-16 34 3z', skin) +
      path('M3-36H8L9-25C22-22 34-16 34 3H16C16-12 10-20 3-24z', mix(skin, ink.deep, 0.3)) +
      path('M-15-44C-16-64 16-64 15-44C15-34 8-30 0-30C-8-30-15-34-15-44z', hair) +
      circle(0, -63, 8, hair) +
      stroke('M-46 4h92M-28 12h64', ink.light, 2.6, round),
    at
  )
}

/** Somebody who looks away from us, cut off at the waist; the waist at the origin. 96 wide, 130 high. */
export function fromBehind(stage: Stage, at: Placing, coat: string, hair: string): string {
  const skin = tinted(stage, complexion)
  return place(
    path('M-48 6C-50-36-46-62-14-72L-10-84H10L14-72C46-62 50-36 48 6z', coat) +
      path('M14-72C46-62 50-36 48 6H26C30-34 26-60 8-70z', mix(coat, stage.ink.deep, 0.3)) +
      path('M-10-90H10V-74Q0-68-10-74z', skin) +
      path('M-20-104C-22-134 22-134 20-104C20-86 12-78 0-78C-12-78-20-86-20-104z', hair),
    at
  )
}

/** Somebody who sells, in an apron behind a counter; the counter at the origin. 84 wide, 120 high. */
export function seller(stage: Stage, at: Placing, shirt: string): string {
  const { ink } = stage
  const skin = tinted(stage, complexion)
  return place(
    path('M-42 4C-44-34-40-60-16-68H16C40-60 44-34 42 4z', shirt) +
      path('M-21 4V-48H21V4zM-21-46L-15-68H-9L-15-46zM21-46L15-68H9L15-46z', ink.light) +
      path('M-8-84H8V-66Q0-58-8-66z', mix(skin, ink.deep, 0.24)) +
      ellipse(0, -96, 17, 19, skin) +
      path('M-19-94C-24-124 24-126 19-94C15-106 4-108-6-108C-12-106-17-102-19-94z', ink.deep) +
      dots(
        [
          [-6, -96],
          [7, -96]
        ],
        ink.deep,
        3.4
      ) +
      stroke('M-6-87Q1-81 8-87', ink.deep, 2.2, round),
    at
  )
}

/** Somebody on a chair who looks to the right; ground at the origin. 70 wide, 132 high. */
export function sitter(stage: Stage, at: Placing, shirt: string): string {
  const { ink } = stage
  const skin = tinted(stage, complexion)
  return place(
    stroke('M-28 0V-88M-30-44H8M6-44V0', ink.wood, 5, round) +
      limb([-16, -48, 22, -50, 24, -4], [24, 19, 11], ink.deep) +
      path('M16-8H26Q38-6 38 1H16z', ink.deep) +
      path('M-28-42C-32-74-26-96-8-100C6-96 10-70 6-42z', shirt) +
      path('M-28-42C-32-74-26-96-8-100C-18-84-18-60-14-42z', mix(shirt, ink.deep, 0.28)) +
      limb([-8, -90, 2, -64, 30, -68], [14, 12, 9], shirt) +
      circle(32, -68, 5.5, skin) +
      path('M-10-112H2L4-98H-10z', skin) +
      circle(-2, -120, 13, skin) +
      path('M-17-112C-22-140 10-142 12-124C4-128-4-128-6-120C-8-114-10-108-17-112z', ink.deep),
    at
  )
}

/** A guitarist on a chair; ground at the origin. 150 wide, 190 high. */
export function guitarist(stage: Stage, at: Placing): string {
  const { ink } = stage
  const skin = tinted(stage, complexion)
  const shade = mix(ink.light, ink.deep, 0.22)
  return place(
    stroke('M-32 0V-126M32 0V-126M-32-116H32', ink.wood, 7, round) +
      limb([-14, -62, -42, -54, -38, -4], [32, 26, 14], ink.deep) +
      limb([14, -62, 44, -60, 40, -4], [32, 26, 14], ink.deep) +
      path('M-26-66H26L20-40H-20z', ink.deep) +
      path('M-48-8H-30V2H-62Q-60-6-48-8zM50-8H32V2H64Q62-6 50-8z', ink.deep) +
      path('M-30-56C-34-98-32-124-12-132H12C32-124 34-98 30-56z', ink.light) +
      path('M12-132C32-124 34-98 30-56H12C18-84 16-110 4-132z', shade) +
      path('M-30-56C-34-98-32-124-12-132L-2-56zM30-56C34-98 32-124 12-132L6-56z', ink.accent) +
      path('M-7-146H7V-130Q0-124-7-130z', mix(skin, ink.deep, 0.24)) +
      ellipse(-2, -154, 14, 16, skin) +
      path('M-17-156C-16-172 12-172 13-156L10-148L6-160H-12z', ink.deep) +
      guitar(ink, { scale: 0.44, turn: 62, x: 2, y: -72 }) +
      limb([-28, -120, -52, -88, -12, -72], [17, 14, 10], ink.light) +
      limb([28, -120, 62, -88, 66, -104], [17, 14, 10], shade) +
      circle(-8, -71, 7, skin) +
      circle(66, -105, 7, skin) +
      ellipse(-2, -166, 30, 4.6, ink.deep) +
      rect(-15, -184, 26, 18, ink.deep) +
      rect(-15, -172, 26, 4, ink.accent),
    at
  )
}
