import { policyIn } from './project.ts'
import type { Route } from './route.ts'

/** Secret Manager. What a secret says is not kept. */
export function secretRoutes(project: string, isReady: boolean): Route[] {
  const versions = new Map(
    isReady
      ? [
          ['ADDRESS_KEY', 1],
          ['PARTNER_KEY', 1]
        ]
      : []
  )
  const policies = new Map<string, object>()
  const nameOf = (name: string) => `projects/${project}/secrets/${name}`
  return [
    [
      'POST',
      /^\/v1\/projects\/[^/]+\/secrets$/,
      ({ parameters }) => {
        const name = parameters.get('secretId') ?? ''
        versions.set(name, 0)
        return { name: nameOf(name) }
      }
    ],
    [
      'POST',
      /\/secrets\/([^/:]+):addVersion$/,
      ({ part }) => {
        versions.set(part, (versions.get(part) ?? 0) + 1)
        return { name: `${nameOf(part)}/versions/${versions.get(part)}`, state: 'ENABLED' }
      }
    ],
    [
      'GET',
      /\/secrets\/([^/:]+)$/,
      ({ part }) =>
        versions.has(part) ? { labels: {}, name: nameOf(part), replication: { automatic: {} } } : null
    ],
    [
      'GET',
      /\/secrets\/([^/:]+)\/versions\/latest$/,
      ({ part }) =>
        versions.get(part)
          ? { name: `${nameOf(part)}/versions/${versions.get(part)}`, state: 'ENABLED' }
          : null
    ],
    [
      'GET',
      /\/secrets\/([^/:]+):getIamPolicy$/,
      ({ part }) => policies.get(part) ?? { bindings: [], etag: 'a' }
    ],
    [
      'POST',
      /\/secrets\/([^/:]+):setIamPolicy$/,
      ({ body, part }) => {
        const now = policyIn(body)
        policies.set(part, now)
        return now
      }
    ]
  ]
}
