import { execFileSync } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { type Outcome, refused } from '../../console.ts'
import type { Deploy, Step } from '../step.ts'
import { accountEmail } from '../accounts.ts'
import { askGcloud, gcloudQuestions } from '../gcloud.ts'

interface Asked {
  audience: string
  project: string
  /** Asks gcloud; null where it refuses. */
  ask?: (words: readonly string[]) => string | null | Promise<string | null>
  /** Address of the interface that makes tokens. */
  origin?: string
}

const timeoutMs = 20_000
const made = z.object({ token: z.string().min(1) })

/**
 * The token by which Cloud Run knows who asks; null where nobody is signed in.
 * gcloud prints one for the key of a service account by its audience, and for a person without. The sign-in of a workflow has none: there the account makes one for itself.
 */
export async function identityToken({
  ask = askGcloud,
  audience,
  origin = 'https://iamcredentials.googleapis.com',
  project
}: Asked): Promise<string | null> {
  const printed =
    (await ask(gcloudQuestions.identityFor(audience))) ?? (await ask(gcloudQuestions.identity()))
  if (printed !== null) return printed
  const access = await ask(gcloudQuestions.access())
  if (access === null) return null
  const account = accountEmail('deployer', project)
  const response = await fetch(`${origin}/v1/projects/-/serviceAccounts/${account}:generateIdToken`, {
    body: JSON.stringify({ audience, includeEmail: true }),
    headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
    method: 'POST',
    signal: AbortSignal.timeout(timeoutMs)
  })
  if (!response.ok)
    throw new Error(
      `Google makes no token for ${account} (${response.status}): npm run accounts gives it the role that it lacks.`
    )
  return made.parse(await response.json()).token
}

const longestWaitMs = 15 * 60_000
const betweenMs = 2000

/** The part of the answer of `POST /publish` that a deploy reports. */
const answer = z.object({
  deployment: z
    .object({ files: z.number().optional(), kind: z.string(), reason: z.string().optional() })
    .nullable(),
  publication: z.object({ kind: z.string(), reason: z.string().optional() }),
  status: z.object({ waiting: z.object({ kind: z.string(), reason: z.string().optional() }) })
})

/** The publisher releases by itself once it is ready; being asked, it tells what came of it. */
export const release: Step = {
  name: 'release',
  does: 'waits for the publisher, which releases the site on Hosting unless a pause, the guard or newer code holds it',
  otherwise: 'Visitors have what they had.',
  run: async deploy =>
    deploy.environment.PUBLISH_REPOSITORY === undefined
      ? askPublisher(deploy)
      : startWorkflow(deploy.environment.PUBLISH_REPOSITORY, deploy.name)
}

async function askPublisher(deploy: Deploy): Promise<Outcome> {
  const { PUBLISHER_URL: url } = deploy.env
  if (!url)
    return refused(
      'The environment does not say where the publisher answers. The step publisher has printed the address: it is PUBLISHER_URL.'
    )
  const project = deploy.environment.GOOGLE_CLOUD_PROJECT
  const token = deploy.rehearsal === null ? await identityToken({ audience: url, project }) : 'none'
  if (token === null) return refused('Google does not know who asks: gcloud auth login')
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  if (!(await isReady(url, headers))) return refused(`${url} is not ready after a quarter of an hour.`)
  const response = await fetch(new URL('/publish', url), {
    body: '{"by":"npm run deploy"}',
    headers,
    method: 'POST'
  })
  const { deployment, publication, status } = answer.parse(await response.json())
  deploy.say(
    `  publication: ${publication.kind}; Hosting: ${deployment?.kind ?? 'not asked'}${deployment?.files === undefined ? '' : `, ${deployment.files} files`}`
  )
  return status.waiting.kind === 'nothing'
    ? { kind: 'done' }
    : refused(`The site is ${status.waiting.kind}: ${status.waiting.reason ?? 'no reason is known'}`)
}

async function isReady(url: string, headers: Record<string, string>): Promise<boolean> {
  const until = Date.now() + longestWaitMs
  while (Date.now() < until) {
    const response = await fetch(new URL('/health', url), { headers }).catch(() => null)
    if (response?.status === 200) return true
    await setTimeout(betweenMs)
  }
  return false
}

function startWorkflow(repository: string, environment: string): Outcome {
  const run = ['workflow', 'run', 'publish.yml', '--repo', repository, '--field', `to=${environment}`]
  execFileSync('gh', run, { stdio: 'pipe' })
  return { kind: 'done' }
}
