import { type Columns, isColumns } from '#domain/data/columnar-table.ts'

import { cachedTable } from './data-files.ts'
import { preloadedFile } from './preload.ts'

/** A file with the texts of islands. It is read because a visitor points at one: no copy stays on the device. Null when it cannot be had now. */
export async function loadIslandTexts(path: string): Promise<Columns | null> {
  const arrived = await preloadedFile(path)
  const texts = arrived ? arrived.table : await cachedTable(path)
  return isColumns(texts) ? texts : null
}
