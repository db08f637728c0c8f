import type { Problem } from '#contract/problems/problem.ts'

import type { PreviewAnswer, PreviewQuestion } from './preview.ts'

/** Keeps the site warm: what changed is rendered and put into the served folder in one step. */
export interface Publisher {
  /** Settles when it publishes at its speed. What it is asked before waits until then. */
  ready: Promise<void>
  /** Publishes what the database says now. Publications follow each other; asking twice while one runs gives the next one to both. */
  publish: (options?: PublishOptions) => Promise<Publication>
  /** Answers about drafts, which are not on the site. */
  preview: (question: PreviewQuestion) => Promise<PreviewAnswer>
  close: () => Promise<void>
}

export interface PublishOptions {
  /** Goes on where the guard would stop: somebody has read what would go. */
  force?: boolean | undefined
  /** Says what a publication would do, and does nothing. */
  dryRun?: boolean | undefined
  /** Who goes on, for the record. */
  by?: string | undefined
  /** The trace that it belongs to, in the words of the W3C. */
  traceparent?: string | null | undefined
  /** What keeps everything back, whatever it is. */
  stops?: readonly Alarm[] | undefined
}

/** What a publication does to the site: addresses as they are served (`/`, `/malaga`, `/datos/busqueda/es.json`), in their order. */
export interface Changes {
  added: string[]
  changed: string[]
  removed: string[]
}

export type Publication =
  | ({ kind: 'published' } & Changes & Told)
  /** The answer to a dry run. */
  | ({ kind: 'planned' } & Changes & Told)
  | ({ kind: 'unchanged' } & Told)
  /** The guard stopped it: the site is as it was. */
  | ({ kind: 'held'; alarms: Alarm[] } & Changes & Told)
  /** The site is as it was; `reason` is for people. */
  | { kind: 'failed'; reason: string }

interface Told {
  milliseconds: number
  report: Report
}

export interface Report {
  /** When the documents were read, ISO 8601. */
  moment: string
  /** How many pages and files the site has with this publication. */
  pages: number
  /** What in the documents is left out or ignored, and why. */
  problems: Problem[]
  /** Edits that are not in it: somebody has to look at them first. In words. */
  waits?: string
}

/** What would be frightening to lose: the names of emptied collections, or the share of the pages that would go. */
export type Alarm =
  /** Somebody paused publications, or rolled the site back. `--force` does not go past it. */
  | { kind: 'stopped'; by: string; reason: string; since: string; to: string | null }
  /** Newer code has published since this program started. */
  | { kind: 'older-code'; since: string }
  /** Somebody went back to another release in the console of Hosting. */
  | { kind: 'rolled-back'; release: string }
  | { kind: 'emptied'; collection: string; documents: number }
  | { kind: 'shrunk'; pages: number; removed: number }
