import { type Problem, shownName } from '#contract/problems/problem.ts'

import { wordsOfAlarm } from './alarm-words.ts'
import type { ReleaseAlarm } from './control.ts'
import type { Deployment } from './hosting/deploy.ts'
import { type OnlineEdit, onlineAfter } from './online-edits.ts'
import type { Publication } from './publication.ts'
import type { Announcement } from './hosting/search-engines.ts'

/** Outcome of one run: the publication and the steps after it. */
export interface Run {
  publication: Publication
  /** Null where the site is served from its folder. */
  deployment: Deployment | null
  announcements: Announcement[]
}

/** How the site stands. It names documents that are not public, so it is not on the site. */
export interface Status {
  /** When this was written, ISO 8601. */
  moment: string
  /** The last time that visitors got something else. */
  lastPublished: {
    moment: string
    milliseconds: number
    added: number
    changed: number
    removed: number
  } | null
  /** How many pages the site has; null before the first publication. */
  pages: number | null
  /** Documents that are not on the site, and why. */
  leftOut: Problem[]
  /** How many values were ignored while their documents are shown. */
  ignored: number
  waiting: Waiting
  /** Faults that did not stop anything. */
  notes: string[]
  /** The last edits, and since when visitors have them; missing in a file of before. */
  edits?: OnlineEdit[]
}

/** Changes of the database that visitors do not have yet. */
export type Waiting =
  | { kind: 'nothing' }
  /** An operator has to read what would be deleted, and say `--force`. */
  | { kind: 'held'; since: string; reason: string; isPart?: true; alarms?: ReleaseAlarm[] }
  | { kind: 'failed'; since: string; reason: string }

/** The status after a run. A dry run changes nothing. */
export function statusAfter(before: Status | null, run: Run, now: Date): Status {
  const { publication } = run
  const moment = now.toISOString()
  const old = before ?? nothingYet(moment)
  if (publication.kind === 'planned') return old
  const waiting = waitingAfter(old, run, moment)
  const said = run.announcements.flatMap(({ problem, to }) => (problem === null ? [] : [`${to}: ${problem}`]))
  // A run that changed nothing, and has nothing to say, leaves what the one before said: its calls for help are answered later.
  const notes = said.length === 0 && publication.kind === 'unchanged' ? old.notes : said
  if (publication.kind === 'failed' || publication.kind === 'stopped')
    return { ...old, moment, notes, waiting }
  const edits = onlineAfter(old.edits ?? [], run, now)
  const { pages, problems } = publication.report
  const isOut = ({ outcome }: Problem) => outcome === 'left-out'
  return {
    edits,
    ignored: problems.filter(problem => !isOut(problem)).length,
    lastPublished: publishedBy(run, moment) ?? old.lastPublished,
    leftOut: problems.filter(isOut),
    moment,
    notes,
    pages: publication.kind === 'held' ? old.pages : pages,
    waiting
  }
}

/** One line for a console. */
export function statusLine({ ignored, lastPublished, leftOut, notes, pages, waiting }: Status): string {
  const documents = new Map(
    leftOut
      .toReversed()
      .map(({ collection, field, id, problem }) => [
        `${collection}/${id}`,
        `${collection}/${shownName(id)} (${shownName(field)}: ${problem})`
      ])
  )
  const parts = [
    lastPublished === null
      ? 'Nothing published yet'
      : `Published ${lastPublished.moment} in ${(lastPublished.milliseconds / 1000).toFixed(2)} s: ` +
        `${lastPublished.changed} files changed, ${lastPublished.added} new, ${lastPublished.removed} gone` +
        (pages === null ? '' : `; ${pages} pages`),
    documents.size === 0 ? 'nothing left out' : `left out: ${firstFew([...documents.values()].toReversed())}`,
    ...(ignored === 0 ? [] : [ignored === 1 ? 'a value ignored' : `${ignored} values ignored`]),
    waiting.kind === 'nothing'
      ? 'nothing waits'
      : `waiting since ${waiting.since} (${waiting.kind}): ${firstLine(waiting.reason)}`,
    ...notes
  ]
  return parts.join('; ')
}

/** Alerts for operators: a new problem, or the end of one. A problem is reported once, however often it is tried again. */
export function alertAfter(
  before: Status | null,
  { waiting }: Status
): { kind: string; text: string } | null {
  const was = before?.waiting ?? { kind: 'nothing' }
  if (waiting.kind === 'nothing') {
    return was.kind === 'nothing' ? null : { kind: 'recovered', text: 'The site is up to date again.' }
  }
  if (was.kind === waiting.kind && was.reason === waiting.reason) return null
  if (waiting.kind === 'held' && waiting.isPart)
    return { kind: 'held', text: `More was changed in a day than usual, and waits: ${waiting.reason}` }
  const what = waiting.kind === 'held' ? 'A publication was held back' : 'A publication failed'
  return { kind: waiting.kind, text: `${what}; the site is as it was. ${waiting.reason}` }
}

function nothingYet(moment: string): Status {
  return {
    ignored: 0,
    lastPublished: null,
    leftOut: [],
    moment,
    notes: [],
    pages: null,
    waiting: { kind: 'nothing' }
  }
}

function waitingAfter(old: Status, { deployment, publication }: Run, moment: string): Waiting {
  const since = old.waiting.kind === 'nothing' ? moment : old.waiting.since
  if (publication.kind === 'failed') return { kind: 'failed', reason: publication.reason, since }
  const alarms = alarmsIn(publication) ?? alarmsIn(deployment)
  if (alarms) return { alarms, kind: 'held', reason: alarms.map(wordsOfAlarm).join(' '), since }
  if (deployment?.kind === 'failed') return { kind: 'failed', reason: deployment.reason, since }
  const waits = 'report' in publication ? publication.report.waits : undefined
  if (waits) return { isPart: true, kind: 'held', reason: `${waits}. ${howToRelease}`, since }
  return { kind: 'nothing' }
}

const howToRelease = 'Everything else is online. If that is meant: npm run publish-site -- --force'

function alarmsIn(outcome: Publication | Deployment | null): ReleaseAlarm[] | null {
  return outcome !== null && 'alarms' in outcome ? outcome.alarms : null
}

/** Where a release follows, visitors get something else by that alone. */
function publishedBy({ deployment, publication }: Run, moment: string): Status['lastPublished'] {
  if (deployment !== null && deployment.kind !== 'released') return null
  const changes = deployment?.changes ?? (publication.kind === 'published' ? publication : null)
  if (changes === null && deployment === null) return null
  return {
    // A first release, which nothing can be compared with, is new as a whole.
    added: changes?.added.length ?? deployment?.files ?? 0,
    changed: changes?.changed.length ?? 0,
    milliseconds: 'milliseconds' in publication ? publication.milliseconds : 0,
    moment,
    removed: changes?.removed.length ?? 0
  }
}

const maxNames = 3

function firstFew(names: string[]): string {
  const more = names.length - maxNames
  return names.slice(0, maxNames).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? ''
}
