import type { Publication } from '#publishing/publication.ts'
import { record } from '#publishing/run.ts'
import { readStatus, writeStatus } from '#publishing/status-file.ts'
import { createOwnAlerts } from './alerts.ts'
import { createLog } from '../telemetry/log.ts'
import { publicationEntry } from '../telemetry/publication-entry.ts'

/** Writes down and tells how the site stands after each publication of a program that follows the database, and calls for help. */
export function createStatusKeeper(env: NodeJS.ProcessEnv): (publication: Publication) => void {
  const alerts = createOwnAlerts(env)
  const log = createLog(env)
  return publication => {
    const run = { announcements: [], deployment: null, publication }
    const hasWaited = (readStatus()?.waiting.kind ?? 'nothing') !== 'nothing'
    const status = record({ alerts, now: () => new Date(), readStatus, writeStatus }, run)
    if (publication.kind === 'unchanged' && !hasWaited) return
    log(publicationEntry({ ...run, status }))
  }
}
