import type { Alerts } from './alert.ts'
import type { Deployment, SiteToRelease } from './hosting/deploy.ts'
import type { PublishOptions } from 'live-publisher'

import type { Publication, Publisher } from './publication.ts'
import { errorMessage } from './error-message.ts'
import type { Announcement } from './hosting/search-engines.ts'
import type { Steps } from 'live-publisher'
import { alertAfter, type Run, type Status, statusAfter } from './status.ts'

/** Services of a run. Where the site is served from its folder, nothing is deployed, and search engines are not told. */
export interface RunMeans {
  publisher: Pick<Publisher, 'publish'>
  deploy: ((site: SiteToRelease) => Promise<Deployment>) | null
  announce: (deployment: Deployment) => Promise<Announcement[]>
  alerts: Pick<Alerts, 'call'>
  readStatus: () => Status | null
  writeStatus: (status: Status) => void
  now: () => Date
  /** Is told how long each step takes. */
  step?: Steps
}

/** Publishes, releases what came of it, tells search engines, writes the status down, and calls for help when something went wrong. */
export async function publishAndRelease(
  means: RunMeans,
  options: PublishOptions = {}
): Promise<Run & { status: Status }> {
  const { step = (_name, work) => work() } = means
  const publication = await publish(means, options)
  const deployment = await step('release', () => deployAfter(means, publication, options.force ?? false))
  const announcements =
    deployment?.kind === 'released' ? await step('tell search engines', () => means.announce(deployment)) : []
  const run: Run = { announcements, deployment, publication }
  const status = record(means, run)
  return { ...run, status }
}

const isBad: ReadonlySet<string> = new Set(['failed', 'held', 'stopped'])

/** Whether visitors have what the database says. */
export function isGood({ deployment, publication }: Run): boolean {
  return ![publication.kind, deployment?.kind].some(kind => kind !== undefined && isBad.has(kind))
}

/** Whether trying again may help; what is held waits for a person. */
export function hasFailed({ deployment, publication }: Run): boolean {
  return publication.kind === 'failed' || deployment?.kind === 'failed'
}

/** Writes down how the site stands after a run, and alerts operators when that is bad, or good again. */
export function record(
  { alerts, now, readStatus, writeStatus }: Pick<RunMeans, 'alerts' | 'now' | 'readStatus' | 'writeStatus'>,
  run: Run
): Status {
  const before = readStatus()
  const status = statusAfter(before, run, now())
  if (run.publication.kind === 'planned') return status
  writeStatus(status)
  const call = alertAfter(before, status)
  if (call !== null) alerts.call(call.text, call.kind)
  return status
}

/** Turns an exception into a failed publication, which is reported like any other. */
async function publish({ publisher }: RunMeans, options: PublishOptions): Promise<Publication> {
  try {
    return await publisher.publish(options)
  } catch (error) {
    return { kind: 'failed', reason: errorMessage(error) }
  }
}

/** Also when nothing has changed: an earlier release may have failed. */
async function deployAfter(
  { deploy }: RunMeans,
  publication: Publication,
  force: boolean
): Promise<Deployment | null> {
  if (deploy === null || (publication.kind !== 'published' && publication.kind !== 'unchanged')) return null
  const { report, step } = publication
  const message = publication.kind === 'published' ? messageOf(publication) : 'The site as it is'
  return deploy({ force, message, pages: report.pages, step })
}

function messageOf({ added, changed, removed }: Publication & { kind: 'published' }): string {
  return `${changed.length} changed, ${added.length} new, ${removed.length} gone`
}
