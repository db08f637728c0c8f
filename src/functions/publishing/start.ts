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
