import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

import type { PreviewAnswer, PreviewQuestion } from './preview.ts'
import type { Requests } from './requests.ts'
import { hasFailed } from './run.ts'
import type { Run, Status } from './status.ts'
import { traceparentOf } from './trace-context.ts'

const longestName = 100

/** A request says a few words at most. */
const longestBody = 1000

export interface ServiceMeans {
  requests: Requests<Run>
  /** What a publication would do, without doing it. */
  plan: () => Promise<Run>
  preview: (question: PreviewQuestion) => Promise<PreviewAnswer>
  readStatus: () => Status | null
  /** Whether it publishes at its speed. What is asked before waits until then. */
  isReady: () => boolean
}

interface Answer {
  status: number
  body: Buffer | object
  /** What the bytes of the body are; JSON unless said otherwise. */
  type?: string
}

/**
 * The service that publishes. It asks nobody who they are: the platform lets through whoever may call it (docs/production.md), and on a machine it listens
 * to that machine alone.
 */
export function createService(means: ServiceMeans): RequestListener {
  return (request, response) => {
    answer(means, request)
      .catch((error: unknown): Answer => ({ body: { error: String(error) }, status: 500 }))
      .then(answered => send(response, answered))
      .catch(() => response.destroy())
  }
}

async function answer(means: ServiceMeans, request: IncomingMessage): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service')
  const route = `${request.method ?? ''} ${pathname}`
  if (route === 'GET /health') {
    const ready = means.isReady()
    return { body: { ready }, status: ready ? 200 : 503 }
  }
  if (route === 'GET /status')
    return { body: { ...means.readStatus(), requests: means.requests.state() }, status: 200 }
  if (route === 'POST /publish') return publish(means, request)
  if (route === 'GET /drafts') return previewed(await means.preview({ kind: 'drafts' }))
  const path = searchParams.get('path')
  if (route === 'GET /preview' && path !== null) return previewed(await means.preview({ kind: 'file', path }))
  return { body: { error: 'There is nothing here' }, status: 404 }
}

function previewed(preview: PreviewAnswer): Answer {
  if (preview.kind === 'drafts') return { body: { drafts: preview.drafts }, status: 200 }
  if (preview.kind === 'missing') return { body: { error: preview.why }, status: 404 }
  if (preview.kind === 'failed') return { body: { error: preview.why }, status: 500 }
  return { body: Buffer.from(preview.body, 'base64'), status: 200, type: preview.type }
}

/** A failure is a 500, so that the queue tries again; one that was held waits for a person, whom trying again would not help. */
async function publish({ plan, requests }: ServiceMeans, request: IncomingMessage): Promise<Answer> {
  // A page of a browser cannot ask with this type without being allowed to, and nobody allows it.
  if (request.headers['content-type'] !== 'application/json')
    return { body: { error: 'JSON is expected' }, status: 415 }
  const options = await readOptions(request)
  if (options === null) return { body: { error: 'The request cannot be read' }, status: 400 }
  const run = options.dryRun
    ? await plan()
    : await requests.ask({ ...options, traceparent: traceparentOf(request.headers) })
  return { body: run, status: hasFailed(run) ? 500 : 200 }
}

async function readOptions(
  request: IncomingMessage
): Promise<{ by: string; dryRun: boolean; force: boolean } | null> {
  let text = ''
  for await (const chunk of request) {
    text += String(chunk)
    if (text.length > longestBody) return null
  }
  try {
    const { by, dryRun, force }: { by?: unknown; dryRun?: unknown; force?: unknown } = Object(
      JSON.parse(text || '{}')
    )
    const who =
      typeof by === 'string' && by !== '' ? by.slice(0, longestName) : 'somebody who may call the service'
    return { by: who, dryRun: dryRun === true, force: force === true }
  } catch {
    return null
  }
}

function send(response: ServerResponse, { body, status, type = 'application/json' }: Answer): void {
  response.writeHead(status, {
    'cache-control': 'private, no-store',
    'content-type': type,
    'x-robots-tag': 'noindex'
  })
  response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body))
}
