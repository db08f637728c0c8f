import { errorMessage } from '#publishing/error-message.ts'
import { bad, type Finding, type Check } from '../finding.ts'
import { ownToken } from '../roles.ts'

const timeoutMs = 20_000

export interface Answer {
  body: unknown
  status: number
}

/** An interface of Google for one project. */
export interface Google {
  project: string
  ask: (method: string, service: string, path: string, body?: object) => Promise<Answer>
}

/** A look at the project of the environment. Without one there is nothing to look at, and what Google refuses to tell is said once, not as a fault of the project. */
export function lookAtProject(look: (google: Google, env: NodeJS.ProcessEnv) => Promise<Finding[]>): Check {
  return async env => {
    const project = env.GOOGLE_CLOUD_PROJECT
    if (!project || (env.FIRESTORE_EMULATOR_HOST && !env.GOOGLE_API_ORIGIN)) return []
    try {
      return await look({ ask: asking(env, project), project }, env)
    } catch (error) {
      return [
        bad(
          `Google does not tell: ${errorMessage(error)}`,
          'With an account that may see the project: gcloud auth application-default login'
        )
      ]
    }
  }
}

/** `GOOGLE_API_ORIGIN` names a stand-in, which gets no token of Google. A missing thing is an answer; any other refusal is an error. */
function asking(env: NodeJS.ProcessEnv, project: string): Google['ask'] {
  const standIn = env.GOOGLE_API_ORIGIN
  return async (method, service, path, body) => {
    const token = standIn ? 'stand-in' : await ownToken()
    const response = await fetch(`${standIn || `https://${service}.googleapis.com`}${path}`, {
      ...(body && { body: JSON.stringify(body) }),
      headers: {
        authorization: `Bearer ${token ?? ''}`,
        'content-type': 'application/json',
        // A person's own sign-in has no project.
        'x-goog-user-project': project
      },
      method,
      signal: AbortSignal.timeout(timeoutMs)
    })
    const answer: Answer = { body: await response.json().catch(() => null), status: response.status }
    if (!response.ok && response.status !== 404)
      throw new Error(`${method} ${service}${path}: ${response.status}`)
    return answer
  }
}
