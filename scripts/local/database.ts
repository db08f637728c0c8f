import { type LocalDatabase, startDatabase } from 'local-firebase'

const opinion = /^(?<experience>.*\/experiencias\/[^/]+)\/comentarios\/[^/]+$/

/** The local Firestore. An opinion that is written touches its experience, and whoever hears of that reads what stands below it. */
export function startCatalogueDatabase(port = 0): Promise<LocalDatabase> {
  return startDatabase({ port, touched: path => opinion.exec(path)?.groups?.experience ?? null })
}
