import { GoogleAuth } from 'google-auth-library'
import { z } from 'zod'
import { errorMessage } from '#publishing/error-message.ts'
import { bad, type Finding, good, type Look } from './finding.ts'

const timeoutMs = 10_000
const google = 'https://cloudresourcemanager.googleapis.com'
const answer = z.object({ permissions: z.array(z.string()).default([]) })

/** Permissions that the publisher needs, and the role that grants each (docs/production.md). */
const needed: Readonly<Record<string, string>> = {
  'datastore.entities.get': 'datastore.user',
  'datastore.entities.list': 'datastore.user',
  // The decisions of operators, and which code published last.
  'datastore.entities.update': 'datastore.user',
  'firebasehosting.sites.get': 'firebasehosting.admin',
  'firebasehosting.sites.update': 'firebasehosting.admin'
}

interface Means {
  origin?: string
  token?: () => Promise<string | null | undefined>
}

/** Asks Google which permissions the account of this machine has in the project. */
export function lookAtRoles({ origin = google, token = ownToken }: Means = {}): Look {
  return async env => {
    const project = env.GOOGLE_CLOUD_PROJECT ?? env.GCLOUD_PROJECT
    if (!project || env.FIRESTORE_EMULATOR_HOST)
      return [good('Without a project of the cloud no roles are needed')]
    try {
      const bearer = await token()
      if (!bearer) return [noAccount('Google gives no token')]
      const response = await fetch(`${origin}/v1/projects/${project}:testIamPermissions`, {
        body: JSON.stringify({ permissions: Object.keys(needed) }),
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
        method: 'POST',
        signal: AbortSignal.timeout(timeoutMs)
      })
      if (!response.ok) return [notAsked(project, `${response.status}`)]
      const { permissions } = answer.parse(await response.json())
      return missing(project, permissions)
    } catch (error) {
      return [noAccount(errorMessage(error))]
    }
  }
}

function missing(project: string, granted: string[]): Finding[] {
  const gone = Object.keys(needed).filter(permission => !granted.includes(permission))
  if (gone.length === 0) return [good(`The account may do in ${project} what publishing takes`)]
  const roles = [...new Set(gone.map(permission => needed[permission]))]
  const command = (role: string | undefined) =>
    `gcloud projects add-iam-policy-binding ${project} --role roles/${role} --member serviceAccount:publisher@${project}.iam.gserviceaccount.com`
  return [bad(`The account lacks ${gone.join(', ')}.`, roles.map(command).join('\n'))]
}

function notAsked(project: string, status: string): Finding {
  return bad(
    `Google answers ${status} to the question about roles in ${project}.`,
    'Check the name of the project, and switch the interface on: gcloud services enable cloudresourcemanager.googleapis.com'
  )
}

function noAccount(reason: string): Finding {
  return bad(
    `Google does not know this account: ${reason}`,
    'GOOGLE_APPLICATION_CREDENTIALS=key.json, or: gcloud auth application-default login'
  )
}

/** Of the account of this machine. */
export async function ownToken(): Promise<string | null | undefined> {
  return new GoogleAuth({ scopes: ['https://www.googleapis.com/auth/cloud-platform'] }).getAccessToken()
}
