import type { Result } from '#domain/data/remote.ts'
import type { SiteStatus } from '#domain/site/site-status.ts'

import { type LoadAuth, loadAuth } from '#services/account/auth.ts'
import {
  openPreviewSession,
  previewTimeoutMs,
  previewPlace
} from '#studio/preview/preview-session.service.ts'
import { siteStatusIn } from '#studio/publication/site-status.service.ts'

/** A draft as the preview lists it; `path` is its page, for what has one. */
export interface DraftEntry {
  id: string
  collection: string
  name: string
  path: string | null
  /** Problems that keep the draft offline, in the words of the editors. */
  problems: string[]
}

/** The drafts, and how the site stands where that is known. */
export interface DraftList {
  drafts: DraftEntry[]
  status: SiteStatus | null
}

/** Opens a session for the preview, and asks which drafts there are and how the site stands. */
export function createDraftsService(send: typeof fetch, load: LoadAuth) {
  return async (): Promise<Result<DraftList>> => {
    try {
      if ((await openPreviewSession(send, load)) === 403) return { code: 'permission-denied', kind: 'failed' }
      const [drafts, status] = await Promise.all(
        ['borradores.json', 'estado.json'].map(file =>
          send(`${previewPlace}/${file}`, { signal: AbortSignal.timeout(previewTimeoutMs) })
        )
      )
      if (!drafts?.ok) return { code: 'unavailable', kind: 'failed' }
      const value = {
        drafts: draftsIn(await drafts.json()),
        status: status?.ok ? siteStatusIn(await status.json()) : null
      }
      return { kind: 'done', value }
    } catch {
      return { code: 'unavailable', kind: 'failed' }
    }
  }
}

export const askForDrafts = createDraftsService((...request) => fetch(...request), loadAuth)

function draftsIn(answer: unknown): DraftEntry[] {
  const { drafts }: { drafts?: unknown } = Object(answer)
  return Array.isArray(drafts) ? drafts.map(entryOf) : []
}

function entryOf(draft: unknown): DraftEntry {
  const { collection, id, name, path, problems }: Record<string, unknown> = Object(draft)
  return {
    collection: String(collection),
    id: String(id),
    name: String(name),
    path: typeof path === 'string' ? previewPlace + path : null,
    problems: Array.isArray(problems) ? problems.map(wordsOf) : []
  }
}

function wordsOf(found: unknown): string {
  const { field, problem }: Record<string, unknown> = Object(found)
  return `${String(field)}: ${String(problem)}`
}
