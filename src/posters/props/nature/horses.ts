import type { Inks } from '#domain/poster/inks.ts'
import { circle, ellipse, limb, path, place, type Placing, round, stroke } from '#posters/drawing/shapes.ts'

export interface Coat {
  hair: string
  mane: string
  shade: string
}

/** Head and neck of a horse looking right; bottom of the chest at y 300. 260 wide. */
export function bust(ink: Inks, { hair, mane, shade }: Coat, at: Placing): string {
  const neck =
    'M-40 310C-20 220 50 130 128 80C140 70 152 64 160 62L164 26C176 36 182 50 181 68C206 88 224 124 240 164C250 186 258 200 255 214C252 228 238 234 226 227C216 234 204 230 200 221C190 206 180 196 166 190C154 186 142 178 136 168C136 200 150 224 168 250C182 270 190 290 192 310z'
  const dark =
    'M136 168C136 200 150 224 168 250C182 270 190 290 192 310H120C128 270 108 220 112 170C116 150 124 140 130 132C128 150 130 160 136 168z'
  const locks =
    'M162 58C110 60 40 128 6 200C-10 236-34 270-60 310H40C36 284 46 262 62 246C52 240 54 222 76 206C66 200 74 180 96 166C88 156 98 140 120 130C114 122 126 108 146 98C142 90 154 78 168 66z'
  const bridle =
    stroke(
      'M152 72C150 100 162 130 176 152L226 216M176 152C196 146 214 138 228 134M160 66C172 76 184 84 196 88',
      ink.accent,
      5.5,
      round
    ) + circle(216, 212, 6, ink.land)
  const features =
    path('M181 106C190 102 199 106 202 114C194 118 186 116 181 106z', ink.deep) +
    ellipse(243, 206, 4.5, 6, ink.deep) +
    stroke('M228 226C234 220 240 222 246 222', ink.deep, 2.5, round)
  return place(
    path(neck, hair) +
      path(dark, shade) +
      path(locks, mane) +
      path('M160 62C176 70 186 86 190 112C176 100 160 90 152 74z', mane) +
      bridle +
      features,
    at
  )
}

/** A horse in a high trot, going right; ground at the origin. About 230 wide and 205 high. */
export function trotting({ hair, mane, shade }: Coat, at: Placing): string {
  const far =
    limb([-48, -88, -34, -62, -52, -34, -34, -16, -40, -6], [30, 19, 10, 8, 9], shade) +
    limb([58, -90, 62, -44, 60, -12, 66, -2], [24, 13, 9, 11], shade)
  const near =
    limb([-56, -96, -58, -62, -82, -40, -74, -12, -66, -2], [44, 26, 12, 9, 12], hair) +
    limb([62, -94, 98, -84, 94, -56, 84, -46], [30, 15, 9, 10], hair)
  const body = path(
    'M-84-98C-86-124-66-138-40-136C-16-134 6-128 30-138C44-160 60-188 88-196L92-210L100-197C112-186 122-166 130-150C132-142 126-136 118-138C110-148 104-154 94-156C92-140 94-122 90-104C86-84 70-74 50-74C20-66-12-68-34-78C-56-72-80-76-84-98z',
    hair
  )
  const hairs =
    path(
      'M-80-118C-108-128-124-96-118-62C-114-40-122-24-132-16C-108-18-94-36-96-62C-96-84-90-96-78-102z',
      mane
    ) +
    path(
      'M92-204C64-200 44-176 30-140C26-128 34-120 42-122C42-130 48-132 54-132C52-142 58-146 66-148C64-156 70-164 80-168C78-176 86-184 96-190z',
      mane
    )
  return place(far + body + near + hairs, at)
}

/** A rider with the flat hat, for the horse above. */
export function horseman(ink: Inks, at: Placing): string {
  return place(
    path('M-8-138C0-128 18-128 26-138L20-104H-2z', ink.wood) +
      limb([8, -136, 30, -112, 20, -78, 32, -72], [20, 15, 9, 10], ink.mid) +
      path('M-6-134C-6-164 0-180 12-186C24-182 26-160 22-134z', ink.accent) +
      limb([12, -174, 28, -154, 46, -150], [11, 8, 6], ink.accent) +
      circle(12, -196, 8.5, ink.shade) +
      path('M-8-200H32V-203.500H24L22-213H2L0-203.500H-8z', ink.deep) +
      stroke('M46-150L108-148', ink.deep, 1.6),
    at
  )
}
