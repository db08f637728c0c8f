import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { PublishOptions } from './outcome.ts'
import { createRetry, type Pauses } from './retry.ts'

const longestName = 100

/** A request to publish says a few words at most. */
const longestBody = 1000
/** Routes of one's own may be sent a whole document. */
const longestOwnBody = 2_000_000

export interface ServiceSettings<Run> {
  /** Publishes, or says what a publication would do. One run at a time. */
  run: (options: PublishOptions) => Promise<Run>
  /** Says whether it is to be tried again. */
  hasFailed: (run: Run) => boolean
  /** Tries again by itself what failed, later and later. Off where the caller tries again. */
  isRetrying?: boolean
  /** Before it tries again: half a minute first and ten at last, unless said otherwise. */
  pauses?: Pauses
  /** How the site stands, for `GET /status`. */
  readStatus: () => object | null
  /** Says whether it publishes at its speed. What is asked before waits until then. */
  isReady: () => boolean
  /** The trace that a request belongs to, for the publication that it asks for; none unless said otherwise. */
  traceparentOf?: (headers: IncomingHttpHeaders) => string | null
  /** Extra routes, keyed by `METHOD /path`. A handler returns null if a required parameter is missing. */
  routes?: Readonly<Record<string, Route>>
}

/** `body`: what a `POST` brings, as JSON; null otherwise. */
export type Route = (parameters: URLSearchParams, body: unknown) => Promise<Answer | null>

export interface Answer {
  status: number
  body: Buffer | object
  /** Media type of the body; JSON by default. */
  type?: string
}

export interface Service<Run> extends Pick<Requests<Run>, 'ask' | 'inTurn'> {
  listener: RequestListener
}

/**
 * The service that publishes: `POST /publish`, `GET /status`, `GET /health`. It does not authenticate: the platform in front of it lets only permitted callers through.
 */
export function createService<Run>(settings: ServiceSettings<Run>): Service<Run> {
  const retry = createRetry(() => void requests.ask(), settings.pauses)
  const requests = createRequests(async ({ by, force, traceparent }) => {
    const run = await settings.run({ by: by ?? undefined, force, traceparent })
    if (settings.isRetrying) retry.after(settings.hasFailed(run))
    return run
  })
  return {
    ask: requests.ask,
    inTurn: requests.inTurn,
    listener: (request, response) => {
      answer(settings, requests, request)
        .catch((error: unknown): Answer => ({ body: { error: String(error) }, status: 500 }))
        .then(answered => send(response, answered))
        .catch(() => response.destroy())
    }
  }
}

async function answer<Run>(
  settings: ServiceSettings<Run>,
  requests: Requests<Run>,
  request: IncomingMessage
): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service')
  const route = `${request.method ?? ''} ${pathname}`
  if (route === 'GET /health') {
    const ready = settings.isReady()
    return { body: { ready }, status: ready ? 200 : 503 }
  }
  if (route === 'GET /status')
    return { body: { ...settings.readStatus(), requests: requests.state() }, status: 200 }
  if (route === 'POST /publish') return publish(settings, requests, request)
  const own = settings.routes?.[route]
  const nothing = { body: { error: 'There is nothing here' }, status: 404 }
  if (own === undefined) return nothing
  if (request.method !== 'POST') return (await own(searchParams, null)) ?? nothing
  if (!isJson(request)) return { body: { error: 'JSON is expected' }, status: 415 }
  const body = parsed(await bodyOf(request, longestOwnBody))
  const answered = body === undefined ? null : await own(searchParams, body)
  return answered ?? { body: { error: 'The request cannot be read' }, status: 400 }
}

/** A page of a browser cannot ask with this type without being allowed to, and this service allows none. */
function isJson({ headers }: IncomingMessage): boolean {
  return headers['content-type'] === 'application/json'
}

/** Null for one that is too long. */
async function bodyOf(request: IncomingMessage, longest: number): Promise<string | null> {
  const parts: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    const part = Buffer.from(chunk)
    length += part.length
    if (length > longest) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

/** Undefined for what is no JSON. */
function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A failure is a 500, so that the queue tries again; one that was held waits for a person, whom trying again would not help. */
async function publish<Run>(
  { hasFailed, run, traceparentOf = () => null }: ServiceSettings<Run>,
  requests: Requests<Run>,
  request: IncomingMessage
): Promise<Answer> {
  if (!isJson(request)) return { body: { error: 'JSON is expected' }, status: 415 }
  const options = await readOptions(request)
  if (options === null) return { body: { error: 'The request cannot be read' }, status: 400 }
  const made = options.dryRun
    ? await requests.inTurn(() => run({ dryRun: true }))
    : await requests.ask({ ...options, traceparent: traceparentOf(request.headers) })
  return { body: Object(made), status: hasFailed(made) ? 500 : 200 }
}

async function readOptions(
  request: IncomingMessage
): Promise<{ by: string; dryRun: boolean; force: boolean } | null> {
  const text = await bodyOf(request, longestBody)
  if (text === null) return null
  try {
    const { by, dryRun, force }: { by?: unknown; dryRun?: unknown; force?: unknown } = Object(
      JSON.parse(text || '{}')
    )
    const who = typeof by === 'string' && by !== '' ? by.slice(0, longestName) : 'a caller of the service'
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

/** Joins requests that one run answers: if any of them forces a release, its author is recorded; the trace is that of the first. */
export interface PublicationRequest {
  force: boolean
  /** The person who forced it. */
  by: string | null
  traceparent: string | null
}

/** Requests for publications, answered one after the other. */
export interface Requests<Result> {
  /** Answered by a run that begins after this was asked: by the next one, together with all that are asked before it begins. */
  ask: (options?: Partial<PublicationRequest>) => Promise<Result>
  /** Work that must not meet a run: it waits for its turn, and runs wait for it. */
  inTurn: <Value>(work: () => Promise<Value>) => Promise<Value>
  state: () => 'idle' | 'busy' | 'busy, and asked again'
}

/** One run at a time. What is asked during a run is never answered by that run, which may have read the database already. */
export function createRequests<Result>(
  run: (options: PublicationRequest) => Promise<Result>
): Requests<Result> {
  let last: Promise<unknown> = Promise.resolve()
  let busy = 0
  /** The run that has not begun yet, and what it was asked. */
  let next: { answer: Promise<Result>; options: PublicationRequest } | null = null

  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    busy += 1
    const result = last.then(work).finally(() => (busy -= 1))
    last = result.catch(() => {})
    return result
  }
  return {
    ask({ by = null, force = false, traceparent = null } = {}) {
      if (next !== null) {
        if (force) next.options.by ??= by
        next.options.force ||= force
        next.options.traceparent ??= traceparent
        return next.answer
      }
      const options: PublicationRequest = { by: force ? by : null, force, traceparent }
      const answer = inTurn(() => {
        next = null
        return run(options)
      })
      next = { answer, options }
      return answer
    },
    inTurn,
    state: () => (busy === 0 ? 'idle' : next !== null && busy > 1 ? 'busy, and asked again' : 'busy')
  }
}
