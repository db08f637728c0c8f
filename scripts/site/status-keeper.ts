import type { Publication } from '#publishing/publication.ts'
import { record } from '#publishing/run.ts'
import { readStatus, writeStatus } from '#publishing/status-file.ts'
import { statusLine } from '#publishing/status.ts'
import { createOwnAlerts } from './alerts.ts'
import { linesOf } from './publication-lines.ts'

/** Writes down and tells how the site stands after each publication of a program that follows the database, and calls for help. */
export function createStatusKeeper(env: NodeJS.ProcessEnv): (publication: Publication) => void {
  const alerts = createOwnAlerts(env)
  return publication => {
    const run = { announcements: [], deployment: null, publication }
    const hasWaited = (readStatus()?.waiting.kind ?? 'nothing') !== 'nothing'
    const status = record({ alerts, now: () => new Date(), readStatus, writeStatus }, run)
    if (publication.kind === 'unchanged' && !hasWaited) return
    const details = publication.kind === 'held' ? linesOf(publication) : []
    console.log([...details, statusLine(status)].join('\n'))
  }
}
