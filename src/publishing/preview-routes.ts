import type { Answer } from 'live-publisher'

import type { PreviewAnswer, PreviewQuestion } from './preview.ts'

type Route = (parameters: URLSearchParams) => Promise<Answer | null>

/** What the service answers about drafts: `GET /drafts`, and `GET /preview?path=`. */
export function previewRoutes(
  preview: (question: PreviewQuestion) => Promise<PreviewAnswer>
): Record<string, Route> {
  return {
    'GET /drafts': async () => answerOf(await preview({ kind: 'drafts' })),
    'GET /preview': async parameters => {
      const path = parameters.get('path')
      return path === null ? null : answerOf(await preview({ kind: 'file', path }))
    }
  }
}

function answerOf(preview: PreviewAnswer): Answer {
  if (preview.kind === 'drafts') return { body: { drafts: preview.drafts }, status: 200 }
  if (preview.kind === 'missing') return { body: { error: preview.why }, status: 404 }
  if (preview.kind === 'failed') return { body: { error: preview.why }, status: 500 }
  return { body: Buffer.from(preview.body, 'base64'), status: 200, type: preview.type }
}
