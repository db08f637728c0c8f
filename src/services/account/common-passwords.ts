import { areTexts } from '#domain/data/columnar-table.ts'
import { dataRoutes } from '#domain/site/data-routes.ts'

import { readDataFile } from '#services/site/data-files.ts'

/** The passwords that are guessed first. Null when the list cannot be had now. */
export async function loadCommonPasswords(): Promise<ReadonlySet<string> | null> {
  const file = await readDataFile(dataRoutes.commonPasswords, ({ passwords }) =>
    areTexts(passwords) ? new Set(passwords) : null
  )
  return file.kind === 'done' ? file.value : null
}
