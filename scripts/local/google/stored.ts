import type { Route } from './route.ts'

/** Rules, the bucket, and what the database is told about fields. */
export function storedRoutes(project: string): Route[] {
  const fields = new Map<string, object>()
  const database = {
    databaseEdition: 'STANDARD',
    locationId: 'eur3',
    name: `projects/${project}/databases/(default)`,
    type: 'FIRESTORE_NATIVE'
  }
  return [
    ...ruleRoutes(project),
    ['GET', /^\/v1\/projects\/[^/]+\/databases\/\(default\)$/, () => database],
    ['GET', /\/collectionGroups\/-\/indexes$/, () => ({ indexes: [] })],
    ['GET', /\/collectionGroups\/-\/fields$/, () => ({ fields: [...fields.values()] })],
    ['GET', /^\/v1\/(.+\/fields\/.+)$/, ({ part }) => fields.get(part) ?? { name: part }],
    [
      'PATCH',
      /^\/v1\/(.+\/fields\/.+)$/,
      ({ body, part }) => {
        fields.set(part, {
          ...body,
          name: part,
          ...('ttlConfig' in body && { ttlConfig: { state: 'ACTIVE' } })
        })
        return { done: true, name: 'operations/field' }
      }
    ],
    [
      'GET',
      /\/defaultBucket$/,
      () => ({
        bucket: { name: `projects/${project}/buckets/${project}.firebasestorage.app` },
        location: 'eu'
      })
    ],
    [
      'GET',
      /\/adminSdkConfig$/,
      () => ({ projectId: project, storageBucket: `${project}.firebasestorage.app` })
    ]
  ]
}

/** Firebase Rules. They are not compiled: their syntax is tested elsewhere. */
function ruleRoutes(project: string): Route[] {
  const rulesets: object[] = []
  const releases = new Map<string, object>()
  const release = (body: Record<string, unknown>) => {
    releases.set(String(body['name']), body)
    return body
  }
  return [
    ['POST', /^\/v1\/projects\/[^/]+:test$/, () => ({})],
    [
      'POST',
      /^\/v1\/projects\/[^/]+\/rulesets$/,
      ({ body }) => ({
        ...body,
        name: `projects/${project}/rulesets/${rulesets.push(body)}`
      })
    ],
    ['GET', /^\/v1\/projects\/[^/]+\/releases$/, () => ({ releases: [...releases.values()] })],
    ['POST', /^\/v1\/projects\/[^/]+\/releases$/, ({ body }) => release(body)],
    // One that is not there yet cannot be changed: the tools make it then.
    [
      'PATCH',
      /^\/v1\/(projects\/[^/]+\/releases\/.+)$/,
      ({ body, part }) => (releases.has(part) ? release(body) : null)
    ]
  ]
}
