import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { hostingSiteIn } from '../../publisher/hosting-site.ts'
import { bad, type Finding, good, warning } from '../finding.ts'
import { type Google, lookAtProject } from './google.ts'

const database = z.object({ locationId: z.string(), type: z.string() })
const field = z.object({ ttlConfig: z.object({ state: z.string().optional() }).optional() })
const channel = z.object({ retainedReleaseCount: z.number().optional() })
const indexFile = z.object({
  fieldOverrides: z.array(
    z.object({ collectionGroup: z.string(), fieldPath: z.string(), ttl: z.boolean().optional() })
  )
})
/** Hundreds of releases a day would be kept, and paid for, for ever. */
const keptReleases = 30

/** Checks the region of the database, the expiry of its documents and how many releases Hosting keeps. */
export const lookAtStorage = lookAtProject(async (google, env) => [
  ...(await databaseOf(google)),
  await retention(google, hostingSiteIn(env))
])

async function databaseOf({ ask, project }: Google): Promise<Finding[]> {
  const place = `/v1/projects/${project}/databases/(default)`
  const found = await ask('GET', 'firestore', place)
  if (found.status === 404)
    return [
      bad(
        'The project has no database.',
        `gcloud firestore databases create --location eur3 --project ${project}`
      )
    ]
  const { locationId, type } = database.parse(found.body)
  if (type !== 'FIRESTORE_NATIVE')
    return [bad(`The database is in the mode ${type}.`, 'It must be Firestore in native mode')]
  const { fieldOverrides } = indexFile.parse(JSON.parse(readFileSync('firestore.indexes.json', 'utf8')))
  const expiring = fieldOverrides.filter(({ ttl }) => ttl)
  const states = await Promise.all(
    expiring.map(async ({ collectionGroup, fieldPath }) => {
      const { body } = await ask(
        'GET',
        'firestore',
        `${place}/collectionGroups/${collectionGroup}/fields/${fieldPath}`
      )
      return { collectionGroup, state: field.parse(body ?? {}).ttlConfig?.state }
    })
  )
  const staying = states
    .filter(({ state }) => state === undefined)
    .map(({ collectionGroup }) => collectionGroup)
  return [
    good(`The database is in ${locationId}`),
    staying.length === 0
      ? good(`Documents of ${expiring.length} collections expire`)
      : warning(`Documents of ${staying.join(', ')} stay for ever.`, 'The next deploy sets their expiry')
  ]
}

async function retention({ ask, project }: Google, site: string): Promise<Finding> {
  const place = `/v1beta1/sites/${site}/channels/live`
  const { body, status } = await ask('GET', 'firebasehosting', place)
  if (status === 404)
    return bad(
      `There is no Hosting site ${site}.`,
      `npx firebase hosting:sites:create ${site} --project ${project}`
    )
  const { retainedReleaseCount } = channel.parse(body)
  if (retainedReleaseCount !== undefined) return good(`Hosting keeps ${retainedReleaseCount} releases`)
  return warning(
    'Hosting keeps every release, and each is paid for.',
    `Set it in the console of Hosting: ${keptReleases} releases`,
    async () => {
      await ask('PATCH', 'firebasehosting', `${place}?updateMask=retainedReleaseCount`, {
        retainedReleaseCount: keptReleases
      })
    }
  )
}
