import type { Answer, Route } from 'live-publisher'

import { writeProblem } from '#studio/document/wire-values.contract.ts'
import { readPreviewRequest } from '#studio/preview/preview-request.contract.ts'

import type { PreviewAnswer, PreviewQuestion } from './preview.ts'

/** Routes of the service for drafts: `GET /drafts`, `GET /preview?path=`, and for an unsaved document `POST /preview`, its page among all drafts, `POST /own-preview`, its page without the drafts of others, and `POST /effect`, the pages that it would change. */
export function previewRoutes(
  preview: (question: PreviewQuestion) => Promise<PreviewAnswer>
): Record<string, Route> {
  return {
    'GET /drafts': async () => answerOf(await preview({ kind: 'drafts' })),
    'GET /preview': async parameters => {
      const path = parameters.get('path')
      return path === null ? null : answerOf(await preview({ kind: 'file', path }))
    },
    'POST /effect': async (_, body) => {
      const request = readPreviewRequest(body)
      if (request === null) return null
      const { collection, document } = request
      return answerOf(await preview({ collection, document, kind: 'effect' }))
    },
    'POST /own-preview': async (_, body) => {
      const request = readPreviewRequest(body)
      return request === null ? null : answerOf(await preview({ kind: 'own', ...request }))
    },
    'POST /preview': async (_, body) => {
      const request = readPreviewRequest(body)
      return request === null ? null : answerOf(await preview({ kind: 'unsaved', ...request }))
    }
  }
}

function answerOf(preview: PreviewAnswer): Answer {
  if (preview.kind === 'drafts') return { body: { drafts: preview.drafts }, status: 200 }
  if (preview.kind === 'effect') {
    const { added, changed, removed } = preview
    return { body: { added, changed, removed }, status: 200 }
  }
  if (preview.kind === 'left-out') {
    const problems = preview.problems.map(({ outcome, ...problem }) => ({
      ...problem,
      isBlocking: outcome === 'left-out'
    }))
    return { body: { problemas: problems.map(writeProblem) }, status: 422 }
  }
  if (preview.kind === 'missing') return { body: { error: preview.why }, status: 404 }
  if (preview.kind === 'failed') return { body: { error: preview.why }, status: 500 }
  return { body: Buffer.from(preview.body, 'base64'), status: 200, type: preview.type }
}
