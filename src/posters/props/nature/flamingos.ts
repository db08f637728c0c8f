import { standingOut } from '#domain/poster/colour.ts'
import type { Inks } from '#domain/poster/inks.ts'
import { dots, limb, path, place, type Placing, round, stroke } from '#posters/drawing/shapes.ts'

export type Pose = 'alert' | 'feeding'

/** A flamingo looking right, foot at the origin. Height about 220. */
export function flamingo(ink: Inks, pose: Pose, at: Placing, feathers = ink.accent): string {
  const legs = stroke('M-4-92L-6 0M10-92L22-48L6-40', feathers, 3.6, round)
  const body =
    path('M-62-96C-50-126-10-136 18-122C34-114 38-98 24-90C2-80-34-82-62-96z', feathers) +
    path('M-62-96C-50-112-22-116 0-106C-10-92-38-88-62-96z', ink.light) +
    path('M-62-96C-54-100-44-102-36-100C-42-94-52-92-62-96z', ink.deep)
  const alert =
    limb([16, -108, 48, -118, 44, -154, 22, -180, 34, -208, 56, -208], [20, 14, 11, 9, 9, 12], feathers) +
    path('M54-214C66-214 74-204 74-192C70-186 68-182 66-178C62-186 58-196 52-202z', ink.light) +
    path('M74-194C74-184 70-178 64-176C64-182 66-188 68-192z', ink.deep) +
    dots([[56, -208]], ink.deep, 3)
  const feeding =
    limb([16, -108, 56, -112, 72, -80, 52, -50, 62, -24, 72, -16], [20, 14, 11, 9, 9, 12], feathers) +
    path('M66-22C78-24 82-12 76-2C70 2 62 2 58-2C66-4 68-8 64-14z', ink.light) +
    path('M76-4C70 4 60 4 56 0C62-3 70-4 76-4z', ink.deep) +
    dots([[70, -17]], ink.deep, 3)
  return place(legs + (pose === 'alert' ? alert : feeding) + body, at)
}

/** A flamingo on the wing, flying right. 150 wide. */
export function flying(ink: Inks, at: Placing, feathers = ink.accent): string {
  return place(
    stroke('M-28 4L-78 10', feathers, 3, round) +
      limb([20, 0, 48, -4, 72, 2, 88, 0], [12, 7, 5, 7], feathers) +
      path('M86-4C94-4 98 0 98 6C94 6 90 4 86 3z', ink.deep) +
      path('M-34 4C-20-10 12-12 28-2C18 10-16 12-34 4z', feathers) +
      path('M-12-4C-30-34-34-56-26-78C-4-60 14-34 16-4z', feathers) +
      path('M-26-78C-36-60-34-40-22-22C-20-44-18-60-26-78z', ink.deep) +
      path('M0 4C8 24 22 38 42 44C40 24 30 8 18 0z', ink.light),
    at
  )
}

/** Flamingos are pink everywhere, but not before a pink sun. */
export function plumage({ light, sky, sun }: Inks): string {
  return standingOut([sun, sky], ['#ef7fa6', '#d9456f', '#f9b3c4', light])
}
