import { encodePreviewRequest } from './preview-request.contract.ts'
import { mapResult, type Result } from '#domain/data/remote.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import type { PublicationStatus, PublishedDocument } from '#studio/publication/online.ts'
import type { DocumentPlace } from '#studio/document/studio-document.ts'
import { defaultLocale, type Locale } from '#domain/text/locale.ts'

import { type LoadAuth, loadAuth } from '#services/account/auth.ts'
import { createPreviewAsk } from './preview-session.service.ts'

/** Numbers of pages that a publication would change, in all languages. */
export interface PublishEffect {
  added: number
  changed: number
  removed: number
}

export interface PagePreview {
  effect: (place: DocumentPlace, fields: DocumentFields) => Promise<Result<PublishEffect>>
  /** The page of a document as it is being written; the home page for what has none. */
  page: (place: DocumentPlace, fields: DocumentFields, locale: Locale) => Promise<Result<string>>
  status: () => Promise<Result<PublicationStatus>>
}

/** Asks the publisher, through the place that is for editors alone. */
export function createPagePreview(send: typeof fetch, load: LoadAuth): PagePreview {
  const ask = createPreviewAsk(send, load)
  const post = (path: string, ...document: Parameters<typeof encodePreviewRequest>) =>
    ask(path, {
      body: JSON.stringify(encodePreviewRequest(...document)),
      headers: { 'Content-Type': 'application/json' },
      method: 'POST'
    })
  return {
    effect: async (place, fields) =>
      mapResult(await post('/efecto', place, fields, defaultLocale), text => effectIn(text)),
    page: (place, fields, locale) => post('/documento', place, fields, locale),
    status: async () => {
      const answer = await ask('/estado.json')
      const status = answer.kind === 'done' ? statusIn(answer.value) : null
      if (status !== null) return { kind: 'done', value: status }
      return answer.kind === 'failed' ? answer : { code: 'internal', kind: 'failed' }
    }
  }
}

export const pagePreview = createPagePreview((...request) => fetch(...request), loadAuth)

function effectIn(text: string): PublishEffect {
  const { added, changed, removed }: Record<string, unknown> = Object(JSON.parse(text))
  return { added: Number(added), changed: Number(changed), removed: Number(removed) }
}

function statusIn(text: string): PublicationStatus | null {
  try {
    const { edits, moment, waiting }: Record<string, unknown> = Object(JSON.parse(text))
    const { kind }: Record<string, unknown> = Object(waiting)
    if (typeof moment !== 'string') return null
    return {
      checkedAt: moment,
      edits: Array.isArray(edits) ? edits.map(editIn) : [],
      waiting: kind === 'held' || kind === 'failed' ? kind : null
    }
  } catch {
    return null
  }
}

function editIn(edit: unknown): PublishedDocument {
  const { document, milliseconds, pages, revision }: Record<string, unknown> = Object(edit)
  return {
    document: String(document),
    milliseconds: typeof milliseconds === 'number' ? milliseconds : null,
    pages: Number(pages),
    revision: String(revision)
  }
}
