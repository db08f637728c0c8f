import { type Composition, dataOf, lightIn } from 'posters/compositions'
import type { ProvinceSlug } from '#domain/place/province.ts'
import type { TimeOfDay } from '#domain/time/schedule.ts'
import { type Lab, toLab } from 'posters/colour'
import { printed, readInkExpression } from 'posters/ink-expression'
import { colourwayCount, inksOf } from 'posters/inks'

const known = new Map<string, readonly Lab[][]>()

/** The main colours of a composition in each colourway of a province. */
export function mainColours(
  composition: Composition,
  province: ProvinceSlug,
  hour: TimeOfDay
): readonly Lab[][] {
  const light = lightIn(composition, hour)
  const key = `${composition} ${province} ${light}`
  const before = known.get(key)
  if (before) return before
  const covers = (dataOf(composition).covers ?? ['sky']).map(readInkExpression)
  const colours = Array.from({ length: colourwayCount }, (_, paletteVariant) => {
    const inks = inksOf(province, light, paletteVariant)
    return covers.map(cover => toLab(printed(cover, { inks, light })))
  })
  known.set(key, colours)
  return colours
}
