export interface PublishOptions {
  /** Goes on where the check for mass deletion would stop: an operator has read what would be deleted. */
  force?: boolean | undefined
  /** Says what a publication would do, and does nothing. */
  dryRun?: boolean | undefined
  /** The person who forces it, for the record. */
  by?: string | undefined
  /** The trace that it belongs to, in the words of the W3C. */
  traceparent?: string | null | undefined
}

/** Addresses that a publication changes, as they are served (`/`, `/news`, `/data/list.json`), sorted. */
export interface Changes {
  added: string[]
  changed: string[]
  removed: string[]
}

/** Outcome of a publication. `Problem` is a site's own type for documents that it leaves out. */
export type Publication<Problem = unknown> =
  | ({ kind: 'published'; step: SiteStep } & Changes & Reported<Problem>)
  /** The answer to a dry run. */
  | ({ kind: 'planned' } & Changes & Reported<Problem>)
  | ({ kind: 'unchanged'; step: SiteStep } & Reported<Problem>)
  /** The check for mass deletion stopped it: the site is as it was. */
  | ({ kind: 'held'; alarms: Alarm[] } & Changes & Reported<Problem>)
  /** The site is as it was; `reason` is for people. */
  | { kind: 'failed'; reason: string }

/** The change of the served folder by a publication: a copy of version `from` becomes version `to` with these files. */
export interface SiteStep {
  from: number
  to: number
  /** Paths below the root of the site, `news.html`. */
  files: Changes
}

interface Reported<Problem> {
  milliseconds: number
  report: Report<Problem>
}

export interface Report<Problem = unknown> {
  /** When the documents were read, ISO 8601. */
  moment: string
  /** How many pages and files the site has with this publication. */
  pages: number
  /** Documents and fields that are left out or ignored, with the reason. */
  problems: Problem[]
  /** Edits that are not in it, because an operator has to look at them first. In words. */
  waits?: string
}

/** A loss that an operator must confirm: emptied collections by name, or a large share of the pages. */
export type Alarm =
  /** An operator paused publications, or went back to a release. `force` does not go past it. */
  | Stop
  | { kind: 'emptied'; collection: string; documents: number }
  | { kind: 'shrunk'; pages: number; removed: number }

export interface Stop {
  kind: 'stopped'
  by: string
  reason: string
  /** ISO 8601. */
  since: string
  /** The release that was gone back to; null for a pause. */
  to: string | null
}
