import { getFunctions } from 'firebase-admin/functions'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import { collectionAt, affectsSite } from '#contract/reading/affects-site.ts'
import { workflowToken } from '#functions/site/secrets.ts'
import { publishing, region } from '#settings.ts'
import { askForPublication } from './ask.ts'
import { identityToken } from './identity-token.ts'
import { request as sendHttp } from 'node:http'
import { request as sendHttps } from 'node:https'
import type { PublicationStarter } from '#domain/site/publishing.ts'
import { type IdentityToken, serviceRequest } from './service.ts'

export interface StartMeans {
  identityToken: IdentityToken
  /** A token of the repository that may start workflows. */
  workflowToken: () => string
  fetch: (request: Request) => Promise<Response>
}

/** Event type on GitHub; `.github/workflows/publish.yml` listens to it. */
const eventType = 'publish'
const gitHub = 'https://api.github.com'

/** Starts a publication and, where a service makes it, waits for its end. Throws when it fails, so that the queue tries again. */
export async function startPublication(starter: PublicationStarter, means: StartMeans): Promise<void> {
  const request =
    starter.kind === 'service'
      ? await serviceRequest(starter.url, '/publish', means.identityToken, { body: '{}', method: 'POST' })
      : toWorkflow(starter, means)
  const answer = await means.fetch(request)
  if (answer.ok) return
  const reason = (await answer.text()).slice(0, longestReason)
  throw new Error(`The publication failed: ${new URL(request.url).host} answered ${answer.status} ${reason}`)
}

const longestReason = 500

function toWorkflow(
  { repository, to }: Extract<PublicationStarter, { kind: 'workflow' }>,
  { workflowToken }: StartMeans
): Request {
  return new Request(`${gitHub}/repos/${repository}/dispatches`, {
    body: JSON.stringify({ client_payload: { to }, event_type: eventType }),
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${workflowToken()}`,
      'content-type': 'application/json',
      'x-github-api-version': '2022-11-28'
    },
    method: 'POST'
  })
}

const queueName = `locations/${region}/functions/publicacion`

/** A document as it was and as it is, as the event of a write tells it. */
interface Write {
  data?: Readonly<Record<'after' | 'before', Pick<DocumentSnapshot, 'data'>>> | undefined
  document: string
}

/** Asks for a publication after a write of an editor. Visitors and functions write other documents, from which nothing follows. */
export async function askAfterWrite({ data, document }: Write): Promise<void> {
  const collection = collectionAt(document)
  if (collection !== null && affectsSite(collection, data?.before.data(), data?.after.data()))
    await requestPublication()
}

export async function requestPublication(): Promise<void> {
  if (publishing.starter !== null) await askForPublication(getFunctions().taskQueue(queueName), new Date())
}

/** Carries out a task of the queue. Tasks that wait for the same publication are answered together by the publisher. */
export async function publish(): Promise<void> {
  if (publishing.starter === null) warn('An edit waits, and the environment names nobody who publishes')
  else
    await startPublication(publishing.starter, {
      fetch: fetchWithoutTimeout,
      identityToken,
      workflowToken: () => workflowToken?.value() ?? ''
    })
}

/**
 * Sends a request and waits as long as its answer takes, like `fetch`, which gives up after 300 s without an answer: a publisher that starts with a large site may need
 * longer. What ends the wait is the time that the function itself has.
 */
export async function fetchWithoutTimeout(request: Request): Promise<Response> {
  const body = Buffer.from(await request.arrayBuffer())
  const send = request.url.startsWith('https:') ? sendHttps : sendHttp
  // GitHub refuses requests without a user agent.
  const headers = { 'user-agent': 'node', ...Object.fromEntries(request.headers) }
  return new Promise((resolve, reject) => {
    const sent = send(request.url, { agent: false, headers, method: request.method }, answer => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.once('error', reject)
      answer.once('end', () => {
        const content = Buffer.concat(parts).toString()
        resolve(new Response(content === '' ? null : content, { status: answer.statusCode ?? 502 }))
      })
    })
    sent.once('error', reject)
    sent.end(body)
  })
}
