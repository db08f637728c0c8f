import { GoogleAuth } from 'google-auth-library'
import { z } from 'zod'
import { errorMessage } from '#publishing/error-message.ts'
import { bad, type Finding, good, type Check } from './finding.ts'

const timeoutMs = 10_000
const google = 'https://cloudresourcemanager.googleapis.com'
const answer = z.object({ permissions: z.array(z.string()).default([]) })

type Permissions = Readonly<Record<string, string>>

/** Permissions that publishing takes, and the role that grants each (docs/production.md). */
const ofPublishing: Permissions = {
  'datastore.entities.get': 'datastore.user',
  'datastore.entities.list': 'datastore.user',
  // The decisions of operators, and which code published last.
  'datastore.entities.update': 'datastore.user',
  'firebasehosting.sites.get': 'firebasehosting.admin',
  'firebasehosting.sites.update': 'firebasehosting.admin'
}

/** A deploy reads the content that it builds, and leaves writing to the publisher (docs/roles.md). */
const ofDeploying: Permissions = {
  'datastore.entities.get': 'datastore.viewer',
  'datastore.entities.list': 'datastore.viewer',
  'firebasehosting.sites.get': 'firebasehosting.viewer'
}

interface Means {
  isDeploying?: boolean

  origin?: string
  token?: () => Promise<string | null | undefined>
}

/** Asks Google which permissions the account of this machine has in the project. */
export function lookAtRoles({ isDeploying = false, origin = google, token = ownToken }: Means = {}): Check {
  const needed = isDeploying ? ofDeploying : ofPublishing
  const account = isDeploying ? 'deployer' : 'publisher'
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
      return missing(permissions, needed, `${account}@${project}.iam.gserviceaccount.com`, project)
    } catch (error) {
      return [noAccount(errorMessage(error))]
    }
  }
}

function missing(granted: string[], needed: Permissions, account: string, project: string): Finding[] {
  const gone = Object.keys(needed).filter(permission => !granted.includes(permission))
  if (gone.length === 0) return [good(`The account may do in ${project} what it takes`)]
  const roles = [...new Set(gone.map(permission => needed[permission]))]
  const command = (role: string | undefined) =>
    `gcloud projects add-iam-policy-binding ${project} --role roles/${role} --member serviceAccount:${account}`
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

/** Token of the account of this machine. */
export async function ownToken(): Promise<string | null | undefined> {
  return new GoogleAuth({ scopes: ['https://www.googleapis.com/auth/cloud-platform'] }).getAccessToken()
}
