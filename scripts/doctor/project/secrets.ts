import { randomBytes } from 'node:crypto'
import type { Publishing } from '#domain/site/publishing.ts'
import * as settings from '#settings.ts'
import { bad, type Finding, good, type Check } from '../finding.ts'
import { type Google, lookAtProject } from './google.ts'

/** Any long random text does for these; nobody needs to know it. */
const random = ['ADDRESS_KEY', 'PARTNER_KEY']
const bytes = 48

/** Settings that say which secrets are used. */
interface Configured {
  machineTranslation: { needsKey: boolean; url: string | null }
  publishing: Pick<Publishing, 'starter'>
}

/** The secrets that the functions declare with these settings (`src/functions/site/secrets.ts`). That of mails has its own look. */
function secretsNeeded({ machineTranslation, publishing }: Configured): string[] {
  const isTranslating = machineTranslation.url !== null && machineTranslation.needsKey
  return [
    ...random,
    ...(isTranslating ? ['TRANSLATION_KEY'] : []),
    ...(publishing.starter?.kind === 'workflow' ? ['PUBLISH_TOKEN'] : [])
  ]
}

/** Looks for the secrets that a deploy of the functions asks for. They are not read. */
export function lookAtSecretsOf(configured: Configured): Check {
  return lookAtProject(async google =>
    Promise.all(secretsNeeded(configured).map(name => secret(google, name)))
  )
}

export const lookAtSecrets = lookAtSecretsOf(settings)

async function secret({ ask, project }: Google, name: string): Promise<Finding> {
  const place = `/v1/projects/${project}/secrets`
  const { status } = await ask('GET', 'secretmanager', `${place}/${name}/versions/latest`)
  if (status !== 404) return good(`The secret ${name} is there`)
  return bad(
    `The secret ${name} is missing: the functions cannot be deployed.`,
    `npx firebase functions:secrets:set ${name} --project ${project}`,
    random.includes(name) ? () => make({ ask, project }, place, name) : undefined
  )
}

async function make({ ask }: Google, place: string, name: string): Promise<void> {
  const known = await ask('GET', 'secretmanager', `${place}/${name}`)
  if (known.status === 404)
    await ask('POST', 'secretmanager', `${place}?secretId=${name}`, { replication: { automatic: {} } })
  // Base 64 of base 64: Google wants bytes in base 64, and a secret is text.
  const text = randomBytes(bytes).toString('base64')
  await ask('POST', 'secretmanager', `${place}/${name}:addVersion`, {
    payload: { data: Buffer.from(text).toString('base64') }
  })
}
