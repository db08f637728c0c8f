import type { Inks } from '#domain/poster/inks.ts'
import { circle, dots, path, place, type Placing, round, stroke } from '#posters/drawing/shapes.ts'

/** A kite like a bent wing, with its lines to the origin. */
export function kite(ink: Inks, at: Placing, fill = ink.accent): string {
  return place(
    stroke('M-34-96L0 0M34-108L0 0', ink.deep, 0.9) +
      path(
        'M-46-86C-40-124-8-142 22-134C38-130 48-118 50-100C36-114 18-120-2-116C-22-112-36-102-46-86z',
        fill
      ) +
      path('M-14-112C-12-122-4-130 4-136L22-134C14-128 10-122 10-117z', ink.light),
    at
  )
}

/** A kayak and its paddler, going right, waterline at the origin. 190 wide. */
export function kayak(ink: Inks, at: Placing, paint = ink.accent): string {
  const hull = path('M-96-10C-60-16 60-16 98-14C80 4 50 10 0 10C-50 10-80 4-96-10z', paint)
  const stripe = path('M-92-6C-50-8 50-8 92-9C80-2 50 0 0 0C-50 0-80-1-92-6z', ink.light)
  const body = path('M-14-14C-14-38-10-50 2-54C14-50 16-36 14-14z', ink.land) + circle(4, -64, 9, ink.deep)
  const cap = path('M-6-66C-5-78 13-78 14-67H22V-64H-6z', ink.light)
  const arms = stroke('M-6-46L-24-30M10-46L30-42', ink.land, 6, round)
  const paddle =
    stroke('M-62-8L66-62', ink.deep, 3.4, round) +
    path('M-62-8l-18 2l-6 10l14 2zM66-62l16-2l10-10l-12-6z', ink.deep)
  return place(paddle + body + cap + arms + hull + stripe, at)
}

/** A wave that breaks to the right, on a sheet of 400 by 300. */
export function breakingWave(ink: Inks): string {
  const body =
    'M-40 310V206C50 224 108 196 150 148C184 100 234 54 312 58C360 62 388 92 390 128C370 104 338 102 320 118C298 138 304 172 330 190C356 206 400 202 470 196H720V310z'
  const face =
    'M320 118C298 138 304 172 330 190C352 206 400 206 440 197C400 240 268 250 256 168C254 120 288 96 326 98C352 98 376 108 390 128C370 104 338 102 320 118z'
  const lines =
    'M-20 240C70 252 140 220 184 168C212 130 240 104 276 92M-20 268C100 282 176 246 212 192C226 168 236 146 250 130M20 292C140 300 214 262 236 214'
  return (
    path(body, ink.water) +
    path(face, ink.wave) +
    stroke(lines, ink.shade, 5, round) +
    path(
      'M150 148C184 100 234 54 312 58C360 62 388 92 390 128C380 116 372 120 368 108C358 112 352 100 346 102C338 106 330 94 322 96C312 88 300 96 292 90C276 94 262 92 252 104C232 108 214 120 200 128C182 132 166 140 150 148z',
      ink.light
    ) +
    dots(
      [
        [396, 142],
        [378, 132],
        [404, 118],
        [414, 138],
        [358, 122],
        [386, 156],
        [300, 44],
        [330, 40]
      ],
      ink.light,
      7
    )
  )
}
