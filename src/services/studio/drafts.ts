import type { Result } from '#domain/data/remote.ts'
import type { SiteStatus } from '#domain/site/site-status.ts'

import { type LoadAuth, loadAuth } from '#services/account/auth.ts'
import { siteStatusIn } from './site-status.ts'

/** A draft as the preview lists it; `path` is its page, for what has one. */
export interface DraftEntry {
  id: string
  collection: string
  name: string
  path: string | null
  /** What keeps it from being shown, in the words of the editors. */
  problems: string[]
}

/** The drafts, and how the site stands where that is known. */
export interface DraftList {
  drafts: DraftEntry[]
  status: SiteStatus | null
}

const place = '/vista-previa'
const patienceMs = 30_000

/** Opens a session for the preview, and asks which drafts there are and how the site stands. */
export function createDraftsService(send: typeof fetch, load: LoadAuth) {
  return async (): Promise<Result<DraftList>> => {
    try {
      // A fresh token: anyone who was made an administrator a moment ago is one.
      const token = await (await load()).idToken(true)
      const session = await send(`${place}/sesion`, {
        headers: { Authorization: `Bearer ${token ?? ''}` },
        method: 'POST',
        signal: AbortSignal.timeout(patienceMs)
      })
      if (session.status === 403) return { code: 'permission-denied', kind: 'failed' }
      const [drafts, status] = await Promise.all(
        ['borradores.json', 'estado.json'].map(file =>
          send(`${place}/${file}`, { signal: AbortSignal.timeout(patienceMs) })
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
    path: typeof path === 'string' ? place + path : null,
    problems: Array.isArray(problems) ? problems.map(wordsOf) : []
  }
}

function wordsOf(found: unknown): string {
  const { field, problem }: Record<string, unknown> = Object(found)
  return `${String(field)}: ${String(problem)}`
}
