import { createServer, type IncomingMessage } from 'node:http'
import { listen } from 'local-firebase'
import { previewRoutes } from './preview-channel.ts'
import { policyIn, projectRoutes } from './project.ts'
import type { Reply, Route } from './route.ts'
import { storedRoutes } from './stored.ts'
import { region } from '#settings.ts'

/**
 * The interfaces of Google that a deploy and the doctor ask, as far as they ask: it keeps what it is sent and answers with it. All are at one origin, because their paths differ.
 * Unknown requests are answered with 404 and remembered.
 */
export class GoogleStandIn {
  origin = ''
  readonly calls: string[] = []
  readonly unknown: string[] = []
  private readonly routes: readonly Route[]
  private readonly server = createServer((request, response) => {
    this.answer(request)
      .then(body =>
        response
          .writeHead(body === null ? 404 : 200, { 'content-type': 'application/json' })
          .end(
            JSON.stringify(body ?? { error: { code: 404, message: 'It is not there', status: 'NOT_FOUND' } })
          )
      )
      .catch((error: unknown) =>
        response.writeHead(400).end(JSON.stringify({ error: { code: 400, message: String(error) } }))
      )
  })

  /** `isReady`: as `npm run accounts` leaves a project; else one that nobody has touched. `site`: its site of Hosting. */
  constructor(project: string, isReady = true, site = project) {
    this.routes = [
      ...projectRoutes(project, isReady),
      ...secretRoutes(project, isReady),
      ...storedRoutes(project),
      ...siteRoutes(project, isReady, site),
      ...previewRoutes(() => this.origin),
      ...functionRoutes(project, () => this.origin)
    ]
  }

  async start(): Promise<void> {
    this.origin = await listen(this.server)
  }

  stop(): void {
    this.server.close()
    this.server.closeAllConnections()
  }

  private async answer(request: IncomingMessage): Promise<Reply> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const { pathname, searchParams: parameters } = new URL(request.url ?? '/', this.origin)
    this.calls.push(`${request.method} ${pathname}`)
    for (const [method, path, answerTo] of this.routes) {
      const found = method === request.method ? path.exec(pathname) : null
      if (found === null) continue
      return answerTo({ body: objectIn(Buffer.concat(chunks).toString()), parameters, part: found[1] ?? '' })
    }
    this.unknown.push(`${request.method} ${pathname}`)
    return null
  }
}

/** An archive and a form of a token are no JSON. */
function objectIn(text: string): Record<string, unknown> {
  if (!text.startsWith('{')) return {}
  const read: unknown = JSON.parse(text)
  return { ...Object(read) }
}

/** How visitors sign in, what tells programs from browsers, and how long releases stay, as far as the doctor looks. The project has one site, and no other is known here. */
function siteRoutes(project: string, isReady: boolean, site: string): Route[] {
  let signIn: object = {
    authorizedDomains: ['localhost', `${project}.firebaseapp.com`],
    name: `projects/${project}/config`,
    ...(isReady && {
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      smsRegionConfig: { allowlistOnly: { allowedRegions: ['ES'] } }
    })
  }
  let channel: object = { name: `sites/${site}/channels/live`, ...(isReady && { retainedReleaseCount: 30 }) }
  return [
    ['GET', /^\/admin\/v2\/projects\/[^/]+\/config$/, () => signIn],
    ['PATCH', /^\/admin\/v2\/projects\/[^/]+\/config$/, ({ body }) => (signIn = { ...signIn, ...body })],
    [
      'GET',
      /^\/v1\/projects\/[^/]+\/services$/,
      () => ({
        services: [
          {
            enforcementMode: isReady ? 'ENFORCED' : 'OFF',
            name: `projects/${project}/services/identitytoolkit.googleapis.com`
          }
        ]
      })
    ],
    ['GET', /^\/v1beta1\/sites\/([^/]+)\/channels\/live$/, ({ part }) => (part === site ? channel : null)],
    [
      'PATCH',
      /^\/v1beta1\/sites\/([^/]+)\/channels\/live$/,
      ({ body, part }) => (part === site ? (channel = { ...channel, ...body }) : null)
    ]
  ]
}

/** Cloud Functions with what a deploy of functions makes beside them: services, clocks, a queue and images. Nothing is built. */
function functionRoutes(project: string, origin: () => string): Route[] {
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

/** Secret Manager. What a secret says is not kept. */
function secretRoutes(project: string, isReady: boolean): Route[] {
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
