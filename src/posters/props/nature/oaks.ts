import type { Inks } from '#domain/poster/inks.ts'
import { path, place, type Placing } from '#posters/drawing/shapes.ts'

/** A holm oak: a short forked trunk and a broad crown. Height 120, 150 wide. */
export function holmOak(ink: Inks, at: Placing, colour = ink.leaf): string {
  const trunk = path(
    'M-9 2C-4-14-6-34-14-48L-34-66L-28-70L-6-56L0-72L8-56L30-70L36-64L14-44C6-30 6-14 12 2z',
    ink.deep
  )
  const shaded =
    'M-74-62C-84-84-62-104-44-100C-36-120-2-126 10-114C32-124 56-112 58-96C80-92 84-68 68-58C52-48 38-54 26-58C10-50-8-50-22-58C-40-48-66-48-74-62z'
  const lit =
    'M-36-94C-28-116-2-122 10-112C30-120 52-110 54-94C74-92 80-76 70-68C58-74 52-84 38-80C26-92 8-88 0-78C-12-92-28-86-36-94zM-66-72C-70-84-58-92-48-90C-46-82-56-72-66-72z'
  return place(trunk + path(shaded, ink.bush) + path(lit, colour), at)
}
