import type { Route } from './route.ts'

/** Rules, and what the database is told about fields. Rules are not compiled: their syntax is tested elsewhere. */
export function storedRoutes(project: string): Route[] {
  const rulesets: object[] = []
  const fields = new Map<string, object>()
  const database = {
    databaseEdition: 'STANDARD',
    locationId: 'eur3',
    name: `projects/${project}/databases/(default)`,
    type: 'FIRESTORE_NATIVE'
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
    ['GET', /^\/v1\/projects\/[^/]+\/releases$/, () => ({ releases: [] })],
    ['POST', /^\/v1\/projects\/[^/]+\/releases$/, ({ body }) => body],
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
