export interface PublishOptions {
  /** Goes on where the check for mass deletion would stop: somebody has read what would go. */
  force?: boolean | undefined
  /** Says what a publication would do, and does nothing. */
  dryRun?: boolean | undefined
}

/** What a publication does to the site: addresses as they are served (`/`, `/news`, `/data/list.json`), in their order. */
export interface Changes {
  added: string[]
  changed: string[]
  removed: string[]
}

/** What came of a publication. `Problem` is what a site says of documents that it leaves out. */
export type Publication<Problem = unknown> =
  | ({ kind: 'published' } & Changes & Told<Problem>)
  /** The answer to a dry run. */
  | ({ kind: 'planned' } & Changes & Told<Problem>)
  | ({ kind: 'unchanged' } & Told<Problem>)
  /** The check for mass deletion stopped it: the site is as it was. */
  | ({ kind: 'held'; alarms: Alarm[] } & Changes & Told<Problem>)
  /** The site is as it was; `reason` is for people. */
  | { kind: 'failed'; reason: string }

interface Told<Problem> {
  milliseconds: number
  report: Report<Problem>
}

export interface Report<Problem = unknown> {
  /** When the documents were read, ISO 8601. */
  moment: string
  /** How many pages and files the site has with this publication. */
  pages: number
  /** What in the documents is left out or ignored, and why. */
  problems: Problem[]
}

/** What would be frightening to lose: the names of emptied collections, or the share of the pages that would go. */
export type Alarm =
  | { kind: 'emptied'; collection: string; documents: number }
  | { kind: 'shrunk'; pages: number; removed: number }
