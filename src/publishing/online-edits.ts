import type { Deployment } from './hosting/deploy.ts'
import type { Edit, Publication } from './publication.ts'

/** An edit that visitors have, or that waits for its release. */
export interface OnlineEdit extends Edit {
  /** When it was online, ISO 8601; null while it is published but not released. */
  moment: string | null
  /** From the write of the document until then. */
  milliseconds: number | null
  /** How many pages the publication with it added, changed or took away. */
  pages: number
}

/** Which edits are in a publication: those that were known when the documents were read for it. */
export function createPendingEdits() {
  const pending = new Map<string, string>()
  let read = new Map<string, string>()
  return {
    /** The documents are read now, with these edits since the last time. */
    read(heard: ReadonlyMap<string, string>): void {
      for (const [document, revision] of heard) pending.set(document, revision)
      read = new Map(pending)
    },
    /** Of a publication that leaves some edits out, it is not known which are in it: they wait for the next one. */
    broughtBy(publication: Publication): Edit[] {
      const isWhole = publication.kind === 'published' || publication.kind === 'unchanged'
      if (!isWhole || publication.report.waits !== undefined) return []
      const brought = [...read].map(([document, revision]) => ({ document, revision }))
      for (const { document, revision } of brought)
        if (pending.get(document) === revision) pending.delete(document)
      read = new Map()
      return brought
    }
  }
}

const maxKept = 100

/** The edits that are told of, the newest first, each document once. */
export function onlineAfter(
  before: readonly OnlineEdit[],
  { deployment, publication }: { deployment: Deployment | null; publication: Publication },
  now: Date
): OnlineEdit[] {
  const isOut =
    deployment?.kind !== 'failed' &&
    deployment?.kind !== 'held' &&
    publication.kind !== 'failed' &&
    publication.kind !== 'stopped'
  const out = (edit: OnlineEdit): OnlineEdit =>
    edit.moment !== null || !isOut
      ? edit
      : {
          ...edit,
          milliseconds: Math.max(0, now.getTime() - Date.parse(edit.revision)),
          moment: now.toISOString()
        }
  const edits = publication.edits ?? []
  const pages = pagesOf(publication)
  const brought = edits.map(edit => ({ ...edit, milliseconds: null, moment: null, pages }))
  const newer = new Set(edits.map(({ document }) => document))
  return [...brought, ...before.filter(({ document }) => !newer.has(document))].map(out).slice(0, maxKept)
}

/** Addresses without an ending are pages; the others are files of data and pictures. */
function pagesOf(publication: Publication): number {
  if (publication.kind !== 'published') return 0
  const { added, changed, removed } = publication
  return [...added, ...changed, ...removed].filter(address => !/\.\w+$/.test(address)).length
}
