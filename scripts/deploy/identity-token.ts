import { z } from 'zod'
import { accountEmail } from './accounts.ts'
import { askGcloud, gcloudQuestions } from './gcloud.ts'

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
