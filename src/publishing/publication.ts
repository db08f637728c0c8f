import type { ContentVersion, Publication as PublicationOf, PublishOptions, Stop } from 'live-publisher'

import type { Catalog } from '#catalog/model/catalog.ts'
import type { Problem } from '#contract/problems/problem.ts'

import type { PreviewAnswer, PreviewQuestion } from './preview.ts'

/** A document as it was left: `experiencias/kayak`, and the moment of that write to the billionth of a second. */
export interface Edit {
  document: string
  revision: string
}

/** An operator stopped publications while a site of other code is served, as after a rollback: it is not known what a publication would change. */
export interface Stopped {
  kind: 'stopped'
  alarms: Stop[]
}

/** Outcome of a publication, with the documents that are left out. */
export type Publication = (PublicationOf<Problem> | Stopped) & {
  /** The edits that are in it, where it follows the database. */
  edits?: Edit[]
}

/** A catalogue to publish. */
export type CatalogVersion = ContentVersion<Catalog, Problem>

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
