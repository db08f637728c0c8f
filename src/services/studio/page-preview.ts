import type { Result } from '#domain/data/remote.ts'
import type { PublicationStatus } from '#domain/studio/publication.ts'

import { type LoadAuth, loadAuth } from '#services/account/auth.ts'
import { openPreviewSession, previewPatienceMs, previewPlace } from './preview-session.ts'

export interface PagePreview {
  /** A page as it will be, drafts included. */
  page: (path: string) => Promise<Result<string>>
  status: () => Promise<Result<PublicationStatus>>
}

/** Asks the publisher, through the place that is for editors alone. A session is opened when the first answer asks for one. */
export function createPagePreview(send: typeof fetch, load: LoadAuth): PagePreview {
  const ask = (path: string) => send(previewPlace + path, { signal: AbortSignal.timeout(previewPatienceMs) })

  async function text(path: string): Promise<Result<string>> {
    try {
      const first = await ask(path)
      if (first.status === 401) {
        const opened = await openPreviewSession(send, load)
        if (opened === 403) return { code: 'permission-denied', kind: 'failed' }
      }
      const answer = first.status === 401 ? await ask(path) : first
      if (!answer.ok) return { code: answer.status === 404 ? 'not-found' : 'unavailable', kind: 'failed' }
      return { kind: 'done', value: await answer.text() }
    } catch {
      return { code: 'unavailable', kind: 'failed' }
    }
  }

  return {
    page: text,
    status: async () => {
      const answer = await text('/estado.json')
      const status = answer.kind === 'done' ? statusIn(answer.value) : null
      if (status !== null) return { kind: 'done', value: status }
      return answer.kind === 'failed' ? answer : { code: 'internal', kind: 'failed' }
    }
  }
}

export const pagePreview = createPagePreview((...request) => fetch(...request), loadAuth)

function statusIn(text: string): PublicationStatus | null {
  try {
    const { lastPublished, moment, waiting }: Record<string, unknown> = Object(JSON.parse(text))
    const { added, changed, moment: published, removed }: Record<string, unknown> = Object(lastPublished)
    const { kind }: Record<string, unknown> = Object(waiting)
    if (typeof moment !== 'string') return null
    const pages = [added, changed, removed].reduce<number>((sum, count) => sum + Number(count ?? 0), 0)
    return {
      checkedAt: moment,
      published: typeof published === 'string' ? { moment: published, pages } : null,
      waiting: kind === 'held' || kind === 'failed' ? kind : null
    }
  } catch {
    return null
  }
}
