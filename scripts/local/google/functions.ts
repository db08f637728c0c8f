import { region } from '#settings.ts'
import type { Reply, Route } from './route.ts'

/** Cloud Functions with what a deploy of functions makes beside them: services, clocks, a queue and images. Nothing is built. */
export function functionRoutes(project: string, origin: () => string): Route[] {
  const functions = new Map<string, object>()
  const operations = new Map<string, object>()
  const keep = (name: string, body: object): Reply => {
    const operation = `operations/${name.split('/').at(-1)}`
    const response = { ...body, name, state: 'ACTIVE', ...placeOf(name, body) }
    functions.set(name, response)
    operations.set(operation, { done: true, name: operation, response })
    return { name: operation }
  }
  return [
    ['GET', /^\/v1\/projects\/[^/]+\/locations\/-\/functions$/, () => ({ functions: [] })],
    [
      'GET',
      /^\/v2\/projects\/[^/]+\/locations\/-\/functions$/,
      () => ({ functions: [...functions.values()] })
    ],
    [
      'POST',
      /functions:generateUploadUrl$/,
      () => ({
        storageSource: { bucket: 'sources', object: 'functions.zip' },
        uploadUrl: `${origin()}/upload`
      })
    ],
    ['PUT', /^\/upload$/, () => ({})],
    [
      'POST',
      /^\/v2\/projects\/[^/]+\/locations\/[^/]+\/functions$/,
      ({ body }) => keep(String(body['name']), body)
    ],
    [
      'PATCH',
      /^\/v2\/(projects\/[^/]+\/locations\/[^/]+\/functions\/[^/]+)$/,
      ({ body, part }) => keep(part, body)
    ],
    ['GET', /^\/v2\/(operations\/.+)$/, ({ part }) => operations.get(part) ?? null],
    ['POST', /\/services\/[^/:]+:setIamPolicy$/, ({ body }) => body],
    ['GET', /\/services\/[^/:]+:getIamPolicy$/, () => ({ bindings: [] })],
    ...clockRoutes(),
    [
      'GET',
      /\/(repositories\/gcf-artifacts)$/,
      ({ part }) => ({
        cleanupPolicies: {},
        name: `projects/${project}/locations/${region}/${part}`
      })
    ],
    ['PATCH', /\/repositories\/gcf-artifacts$/, ({ body }) => body]
  ]
}

/** Region in which Google would run it. */
function placeOf(name: string, body: object): object {
  const service = name.replace('/functions/', '/services/').toLowerCase()
  const { serviceConfig = {} }: { serviceConfig?: object } = body
  const url = `https://${name.split('/').at(-1)}.example`
  return { serviceConfig: { ...serviceConfig, service, uri: url }, url }
}

/** Cloud Scheduler and Cloud Tasks. */
function clockRoutes(): Route[] {
  const made = new Map<string, object>()
  const make = (body: Record<string, unknown>): Reply => {
    made.set(String(body['name']).split('/').at(-1) ?? '', body)
    return body
  }
  return [
    ['GET', /\/locations\/[^/]+\/(?:jobs|queues)\/([^/:]+)$/, ({ part }) => made.get(part) ?? null],
    ['POST', /\/locations\/[^/]+\/(?:jobs|queues)$/, ({ body }) => make(body)],
    ['PATCH', /\/locations\/[^/]+\/(?:jobs|queues)\/[^/:]+$/, ({ body }) => make(body)],
    ['POST', /\/queues\/[^/:]+:setIamPolicy$/, ({ body }) => body],
    ['GET', /\/queues\/[^/:]+:getIamPolicy$/, () => ({ bindings: [] })],
    ['POST', /\/queues\/[^/:]+:getIamPolicy$/, () => ({ bindings: [] })]
  ]
}
