import { encodeDecision, readPublicationControl } from './publication-control.contract.ts'
import type { Result } from '#domain/data/remote.ts'
import type { PublicationControl, PublicationDecision } from '#domain/site/publication-control.ts'

import { type LoadAuth, loadAuth } from '#services/account/auth.ts'
import { createPreviewAsk } from '#studio/preview/preview-session.service.ts'

export interface ControlApi {
  read: () => Promise<Result<PublicationControl>>
  /** Answers how it stands then. */
  decide: (decision: PublicationDecision) => Promise<Result<PublicationControl>>
}

const path = '/publicacion.json'

/** Whether publications go on, and what an administrator decides about them. */
export function createControlApi(send: typeof fetch, load: LoadAuth): ControlApi {
  const ask = createPreviewAsk(send, load)
  return {
    decide: async decision =>
      controlIn(
        await ask(path, {
          body: JSON.stringify(encodeDecision(decision)),
          headers: { 'Content-Type': 'application/json' },
          method: 'POST'
        })
      ),
    read: async () => controlIn(await ask(path))
  }
}

export const controlApi = createControlApi((...request) => fetch(...request), loadAuth)

function controlIn(answer: Result<string>): Result<PublicationControl> {
  if (answer.kind === 'failed') return answer
  const value = readPublicationControl(parsed(answer.value))
  return value === null ? { code: 'internal', kind: 'failed' } : { kind: 'done', value }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
