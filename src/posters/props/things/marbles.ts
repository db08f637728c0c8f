import type { Inks } from '#domain/poster/inks.ts'
import { path, stroke } from '#posters/drawing/shapes.ts'

/** A head of marble looking right, foot at the origin. Height 140. */
export function bustOfMarble(ink: Inks): string {
  const shape =
    'M-52 0C-50-34-30-40-16-46L-18-64C-30-70-36-86-34-104C-32-130-6-140 14-132C32-126 36-110 34-98L44-80L36-76C38-64 32-56 16-58L18-46C36-40 52-32 54 0z'
  const shaded =
    'M-52 0C-50-34-30-40-16-46L-18-64C-30-70-36-86-34-104C-32-130-6-140 14-132C-6-122-10-104-4-88C2-74-4-50-10-30C-16-16-20-8-20 0z'
  const hair =
    'M14-132C-6-142-36-130-36-100C-36-88-32-76-24-68C-22-84-14-92-8-106C4-104 24-112 32-112C32-120 26-128 14-132z'
  return path(shape, ink.light) + path(shaded, ink.shade) + path(hair, ink.land)
}

/** An amphora with two handles, foot at the origin. Height 140. */
export function amphora(ink: Inks, clay: string): string {
  const shape =
    'M-14-140H14L11-116C40-100 46-66 34-40C26-20 14-12 12 0H-12C-14-12-26-20-34-40C-46-66-40-100-11-116z'
  const handles = 'M-13-134C-38-136-46-108-34-92M13-134C38-136 46-108 34-92'
  const teeth = 'M-30-64l8 8l8-8l8 8l8-8l8 8l8-8l8 8l8-8v4H-30z'
  return (
    path(shape, clay) +
    stroke(handles, clay, 7) +
    stroke('M-40-72H40M-38-52H38', ink.deep, 4) +
    path(teeth, ink.light)
  )
}
