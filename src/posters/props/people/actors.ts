import { mix } from '#domain/poster/colour.ts'
import { circle, ellipse, limb, path, place, type Placing, round, stroke } from '#posters/drawing/shapes.ts'
import type { Stage } from '#posters/drawing/stage.ts'
import { tinted } from '#posters/props/tints.ts'

/** A player of the golden age: cape, ruff and feather, one arm raised; foot at the origin. 110 wide, 165 high. */
export function cavalier(stage: Stage, at: Placing, cloth: string): string {
  const { ink } = stage
  const skin = tinted(stage, '#c98a5e')
  return place(
    stroke('M-34-62L-52-10', ink.deep, 3, round) +
      path('M-14-104C-42-84-56-44-50-14L-14-22z', mix(cloth, ink.deep, 0.5)) +
      limb([-7, -58, -14, -30, -12, -2], [20, 14, 9], ink.light) +
      limb([7, -58, 14, -30, 14, -2], [20, 14, 9], ink.light) +
      path('M-20-6H-6V2H-20zM8-6H22Q26-2 26 2H8z', ink.deep) +
      path('M-24-52C-24-86-20-102-8-106H8C20-102 24-86 24-52Q0-44-24-52z', cloth) +
      path('M-24-52C-24-86-20-102-8-106L-2-50z', mix(cloth, ink.deep, 0.3)) +
      limb([14, -100, 36, -112, 46, -138], [14, 10, 8], cloth) +
      circle(47, -142, 6, skin) +
      limb([-14, -100, -38, -82, -22, -64], [14, 10, 8], cloth) +
      circle(0, -121, 12, skin) +
      ellipse(0, -108, 19, 6, ink.light) +
      path('M-6-116C-4-112 4-112 6-116L0-108z', ink.deep) +
      path('M-22-128H22L14-134H11L8-148H-9L-12-134H-15z', ink.deep) +
      path('M4-142C12-164 36-164 42-152C30-152 20-146 12-134z', ink.light),
    at
  )
}

/** A player in a wide gown with a mask in her hand; foot at the origin. 120 wide, 150 high. */
export function lady(stage: Stage, at: Placing, cloth: string): string {
  const { ink } = stage
  const skin = tinted(stage, '#c98a5e')
  return place(
    path('M-12-102C-20-86-14-74-18-66C-38-46-56-24-58 2H58C56-24 38-46 18-66C14-74 20-86 12-102z', cloth) +
      path(
        'M-12-102C-20-86-14-74-18-66C-38-46-56-24-58 2H-34C-32-24-20-46-6-64z',
        mix(cloth, ink.deep, 0.3)
      ) +
      path('M-4-66H8L22 2H-10z', ink.light) +
      stroke('M-54-14Q0 2 54-14', ink.light, 4, round) +
      limb([-10, -98, -36, -88, -46, -112], [13, 10, 7], skin) +
      limb([10, -98, 36, -78, 24, -62], [13, 10, 7], skin) +
      path('M-66-126Q-50-136-36-124Q-38-104-52-102Q-66-108-66-126z', ink.light) +
      path('M-61-121q5-4 9 0q-4 4-9 0zM-49-120q5-4 9 0q-4 4-9 0zM-57-111q6 5 11 0z', ink.deep) +
      path('M-5-114H5V-100H-5z', skin) +
      circle(0, -120, 12, skin) +
      ellipse(0, -105, 17, 5, ink.light) +
      path('M-13-118C-16-138 16-138 13-118C8-126-2-128-13-118z', ink.deep) +
      circle(0, -136, 7, ink.deep),
    at
  )
}
