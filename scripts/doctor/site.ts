import { openReleases, type Place } from 'live-publisher'
import { wordsOfStop } from '#publishing/control.ts'
import type { Status } from '#publishing/status.ts'
import { readStatus } from '#publishing/status-file.ts'
import { sitePlace, siteReleases } from '#publishing/site-place.ts'
import { openControl } from '../control/store.ts'
import { codeStamp } from '../site/stamp.ts'
import { bad, type Finding, good, type Check, warning } from './finding.ts'

/** The site that is served from here, and what publishes it. */
export const lookAtSite: Check = async env => [
  ...siteIn(sitePlace(), codeStamp()),
  ...leftovers(),
  ...lockOf(sitePlace()),
  ...statusFindings(readStatus()),
  ...(await stopped(env))
]

function siteIn(place: Place, code: string): Finding[] {
  const current = openReleases(place).current()
  if (current === null) return [bad(`There is no whole site in ${place.served}.`, 'npm run build')]
  return current.code === code
    ? [good(`${place.served} is whole, and by this code`)]
    : [warning(`${place.served} was made by other code.`, 'npm run build')]
}

function leftovers(): Finding[] {
  const { orphans: orphansNow, removeOrphans } = siteReleases()
  const orphans = orphansNow()
  return orphans.length === 0
    ? []
    : [
        warning(
          `Programs that were killed left ${orphans.length} folders in .render.`,
          'The next build takes them away',
          () => removeOrphans()
        )
      ]
}

/** A lock of a running program is no finding. */
export function lockOf(place: Place): Finding[] {
  const { lockHolder, removeAbandonedLock } = openReleases(place)
  const holder = lockHolder()
  if (holder === null) return []
  return holder.isRunning === false
    ? [
        warning(
          `The lock of the site is held by ${holder.program}, which does not run any more.`,
          'The next publication takes it',
          removeAbandonedLock
        )
      ]
    : [good('A program is publishing')]
}

export function statusFindings(status: Status | null): Finding[] {
  if (status === null) return [good('Nothing was published from here yet')]
  const { leftOut, notes, waiting } = status
  const found: Finding[] = []
  if (waiting.kind === 'failed')
    found.push(
      bad(
        `Publications fail since ${waiting.since}: ${waiting.reason}`,
        'Mend that; it is tried again by itself'
      )
    )
  if (waiting.kind === 'held')
    found.push(
      warning(
        `A publication waits since ${waiting.since}: ${waiting.reason}`,
        'Read what would go: npm run publish-site -- --dry-run'
      )
    )
  if (waiting.kind === 'nothing') found.push(good(`Visitors have what the database says (${status.moment})`))
  const documents = new Set(leftOut.map(({ collection, id }) => `${collection}/${id}`))
  if (documents.size > 0)
    found.push(warning(`${documents.size} documents are left out.`, '.catalog/report.json says why'))
  return [...found, ...notes.map(note => warning(note, 'It stops nothing'))]
}

async function stopped(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const { stop } = await openControl(env).read()
  return stop === null
    ? [good('Publications are not paused')]
    : [warning(wordsOfStop(stop), 'npm run resume')]
}
