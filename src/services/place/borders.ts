import { dataRoutes } from '#domain/site/data-routes.ts'
import type { Coordinates } from '#domain/place/place.ts'
import type { OwnProvince } from '#domain/place/province.ts'
import { provinceAt, readBorders } from '#domain/place/province-at.ts'

import { readDataFile } from '#services/site/data-files.ts'

/** The borders of the provinces. */
export function loadBorders() {
  return readDataFile(dataRoutes.borders, readBorders)
}

/** The province of a position, worked out in the browser; null outside Andalusia, or when the borders cannot be had. */
export async function provinceOf(position: Coordinates): Promise<OwnProvince | null> {
  const file = await loadBorders()
  return file.kind === 'done' ? provinceAt(file.value, position) : null
}
