import type { Inks } from '#domain/poster/inks.ts'
import { circle, limb, path, place, type Placing, rect, round, stroke } from '#posters/drawing/shapes.ts'

/** A donkey that looks at you, going right; ground at the origin. About 200 wide and 190 high. */
export function donkey(ink: Inks, at: Placing): string {
  const coat = ink.mid
  const far =
    limb([-46, -70, -40, -40, -44, -2], [24, 12, 11], ink.deep) +
    limb([44, -70, 42, -36, 42, -2], [22, 12, 11], ink.deep)
  const near =
    limb([-62, -76, -62, -42, -66, -2], [34, 15, 13], coat) +
    limb([56, -70, 60, -38, 58, -2], [28, 14, 13], coat)
  const body = path(
    'M-80-86C-82-112-60-122-36-120C-10-118 8-114 28-118C44-128 54-146 62-160L96-148C90-124 86-104 78-84C70-66 52-60 34-60C4-52-34-52-56-62C-72-66-78-74-80-86z',
    coat
  )
  const headShape =
    path(
      'M60-164C72-178 96-176 106-162C116-146 124-128 126-114C126-102 116-96 106-98C96-100 92-108 88-116C74-124 58-142 60-164z',
      coat
    ) + path('M110-124C120-126 127-120 126-112C126-102 116-96 106-98C100-106 102-118 110-124z', ink.light)
  const ears =
    limb([74, -168, 58, -192, 48, -216, 46, -224], [13, 19, 12, 2], coat) +
    limb([88, -170, 88, -196, 96, -220, 99, -228], [13, 19, 12, 2], coat) +
    limb([72, -176, 60, -194, 52, -212], [4, 8, 3], ink.accent) +
    limb([88, -178, 90, -198, 95, -214], [4, 8, 3], ink.accent)
  const details =
    circle(98, -150, 5, ink.deep) +
    circle(117, -110, 2.6, ink.deep) +
    stroke('M-80-98C-98-92-98-66-92-48', coat, 6, round) +
    path('M-98-54h12l-4 22h-6z', ink.deep)
  const saddle =
    path('M-44-121C-20-128 6-124 16-117L22-78H-46z', ink.accent) +
    stroke('M-45-100H20', ink.light, 5) +
    stroke('M-46-84H21', ink.land, 4)
  return place(far + body + near + ears + headShape + saddle + details, at)
}

export function signpost(ink: Inks, at: Placing): string {
  return place(
    rect(-3, -120, 6, 120, ink.deep) +
      path('M-8-112L44-116L56-104L44-94L-8-92z', ink.light) +
      path('M8-84L-40-88L-52-76L-40-66L8-64z', ink.accent),
    at
  )
}
