import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'

type Reply = object | null

interface Ask {
  body: Record<string, unknown>
  /** The parts of the path that stand between brackets in the pattern. */
  parts: string[]
}

type Route = readonly [method: string, path: RegExp, answer: (ask: Ask) => Reply]

/**
 * The interfaces of Google that a deploy and the doctor ask, as far as both need them: it keeps what it is sent and answers with it. All of them at one origin, because their paths differ.
 * What it does not know it answers with 404 and remembers in `unknown`.
 */
export class GoogleStandIn {
  origin = ''
  readonly calls: string[] = []
  readonly unknown: string[] = []
  readonly functions = new Map<string, object>()
  private readonly operations = new Map<string, object>()
  readonly rulesets: object[] = []
  readonly fields = new Map<string, object>()
  readonly indexes: object[] = []
  readonly secrets = new Set(['ADDRESS_KEY', 'PARTNER_KEY'])
  /** Interfaces that were not switched on. */
  readonly services = new Set<string>()
  private readonly project: string
  private readonly server = createServer((request, response) => {
    void this.answer(request).then(body => {
      response
        .writeHead(body === null ? 404 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(body ?? { error: { code: 404, message: 'not found', status: 'NOT_FOUND' } }))
    })
  })

  constructor(project: string) {
    this.project = project
  }

  async start(): Promise<void> {
    this.server.listen(0, '127.0.0.1')
    await once(this.server, 'listening')
    const address = this.server.address()
    this.origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  }

  stop(): void {
    this.server.close()
    this.server.closeAllConnections()
  }

  private async answer(request: IncomingMessage): Promise<Reply> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const { pathname } = new URL(request.url ?? '/', this.origin)
    const called = `${request.method} ${pathname}`
    this.calls.push(called)
    for (const [method, path, answerTo] of this.routes) {
      const found = method === request.method ? path.exec(pathname) : null
      if (found !== null) return answerTo({ body: objectIn(Buffer.concat(chunks)), parts: found.slice(1) })
    }
    this.unknown.push(called)
    return null
  }

  private get routes(): readonly Route[] {
    return [
      [
        'POST',
        /^\/oauth2\/v3\/token$/,
        () => ({
          access_token: 'stand-in',
          expires_in: 3600,
          token_type: 'Bearer',
          scope: 'https://www.googleapis.com/auth/cloud-platform'
        })
      ],
      ['POST', /:testIamPermissions$/, ({ body }) => ({ permissions: body['permissions'] })],
      ['GET', /\/services\/([^/]+)$/, () => ({ state: 'ENABLED' })],
      ['GET', /^\/v1beta1\/projects\/[^/]+$/, () => this.projectInfo()],
      ['GET', /^\/v1\/projects\/[^/:]+$/, () => this.projectInfo()],
      [
        'GET',
        /\/defaultBucket$/,
        () => ({
          bucket: { name: `projects/${this.project}/buckets/${this.project}.firebasestorage.app` },
          location: 'europe-west1'
        })
      ],
      ...this.rules(),
      ...this.firestore(),
      ...this.secretManager(),
      ...this.deployedFunctions()
    ]
  }

  private rules(): Route[] {
    const named = `projects/${this.project}/rulesets/`
    return [
      ['POST', /^\/v1\/projects\/[^/]+:test$/, () => ({})],
      ['POST', /\/rulesets$/, ({ body }) => ({ ...body, name: `${named}${this.rulesets.push(body)}` })],
      ['GET', /^\/v1\/projects\/[^/]+\/releases$/, () => ({ releases: [] })],
      ['POST', /^\/v1\/projects\/[^/]+\/releases$/, ({ body }) => body],
      ['PATCH', /^\/v1\/projects\/[^/]+\/releases\/.+$/, ({ body }) => body]
    ]
  }

  private firestore(): Route[] {
    return [
      [
        'GET',
        /^\/v1\/projects\/[^/]+\/databases\/\(default\)$/,
        () => ({
          locationId: 'eur3',
          name: `projects/${this.project}/databases/(default)`,
          type: 'FIRESTORE_NATIVE',
          databaseEdition: 'STANDARD'
        })
      ],
      ['GET', /\/collectionGroups\/-\/indexes$/, () => ({ indexes: this.indexes })],
      ['GET', /\/collectionGroups\/-\/fields$/, () => ({ fields: [...this.fields.values()] })],
      [
        'PATCH',
        /^\/v1\/(.+\/fields\/.+)$/,
        ({ body, parts: [name = ''] }) => {
          this.fields.set(name, { ...body, name })
          return { done: true, name: 'operations/field' }
        }
      ]
    ]
  }

  private secretManager(): Route[] {
    return [
      [
        'GET',
        /\/secrets\/([^/:]+)$/,
        ({ parts: [name = ''] }) =>
          this.secrets.has(name)
            ? { name: `projects/${this.project}/secrets/${name}`, labels: {}, replication: { automatic: {} } }
            : null
      ],
      [
        'GET',
        /\/secrets\/([^/:]+)\/versions\/latest$/,
        ({ parts: [name = ''] }) =>
          this.secrets.has(name)
            ? { name: `projects/${this.project}/secrets/${name}/versions/1`, state: 'ENABLED' }
            : null
      ],
      ['GET', /:getIamPolicy$/, () => ({ bindings: [], etag: 'a' })],
      ['POST', /:getIamPolicy$/, () => ({ bindings: [], etag: 'a' })],
      ['POST', /:setIamPolicy$/, ({ body }) => Object(body['policy'])]
    ]
  }

  private deployedFunctions(): Route[] {
    return [
      ['GET', /^\/v1\/projects\/[^/]+\/locations\/-\/functions$/, () => ({ functions: [] })],
      [
        'GET',
        /^\/v2\/projects\/[^/]+\/locations\/-\/functions$/,
        () => ({ functions: [...this.functions.values()] })
      ],
      [
        'POST',
        /functions:generateUploadUrl$/,
        () => ({ storageSource: { bucket: 'b', object: 'o' }, uploadUrl: `${this.origin}/upload` })
      ],
      ['PUT', /^\/upload$/, () => ({})],
      ['GET', /^\/v1beta\/projects\/[^/]+\/instances$/, () => ({ instances: [] })],
      [
        'GET',
        /^\/compute\/v1\/projects\/[^/]+$/,
        () => ({ defaultServiceAccount: '123456789012-compute@developer.gserviceaccount.com' })
      ],
      ['GET', /\/billingInfo$/, () => ({ billingAccountName: 'billingAccounts/0', billingEnabled: true })],
      ['GET', /^\/v2\/(operations\/.+)$/, ({ parts: [name = ''] }) => this.operations.get(name) ?? null],
      [
        'GET',
        /\/adminSdkConfig$/,
        () => ({ projectId: this.project, storageBucket: `${this.project}.firebasestorage.app` })
      ],
      ['GET', /^\/v1beta1\/projects\/[^/]+\/configs$/, () => ({ configs: [] })],
      [
        'POST',
        /:generateServiceIdentity$/,
        () => ({ done: true, name: 'operations/identity', response: {} })
      ],
      [
        'POST',
        /^\/v2\/(projects\/[^/]+\/locations\/[^/]+)\/functions$/,
        ({ body }) => this.keepFunction(String(body['name']), body)
      ],
      [
        'PATCH',
        /^\/v2\/(projects\/[^/]+\/locations\/[^/]+\/functions\/[^/]+)$/,
        ({ body, parts: [name = ''] }) => this.keepFunction(name, body)
      ],
      [
        'GET',
        /\/services\/([^/]+)$/,
        ({ parts: [name = ''] }) => ({
          metadata: { name },
          spec: { template: { spec: { containers: [{}] } } }
        })
      ],
      ['GET', /^\/v1\/projects\/[^/]+\/locations\/[^/]+\/jobs\/[^/]+$/, () => null],
      ['POST', /^\/v1\/projects\/[^/]+\/locations\/[^/]+\/jobs$/, ({ body }) => body],
      ['GET', /^\/v2\/projects\/[^/]+\/locations\/[^/]+\/queues\/[^/]+$/, () => null],
      ['POST', /^\/v2\/projects\/[^/]+\/locations\/[^/]+\/queues$/, ({ body }) => body],
      [
        'GET',
        /\/repositories\/gcf-artifacts$/,
        () => ({
          name: `projects/${this.project}/locations/europe-west1/repositories/gcf-artifacts`,
          cleanupPolicies: {}
        })
      ],
      ['PATCH', /\/repositories\/gcf-artifacts$/, ({ body }) => body]
    ]
  }

  private keepFunction(name: string, body: object): object {
    const kept = {
      ...body,
      name,
      state: 'ACTIVE',
      url: `https://${name.split('/').at(-1)}.example`,
      serviceConfig: {
        ...Object(body)['serviceConfig'],
        service: name.replace('/functions/', '/services/').toLowerCase(),
        uri: 'https://f.example'
      }
    }
    this.functions.set(name, kept)
    const operation = `operations/${name.split('/').at(-1)}`
    this.operations.set(operation, { done: true, name: operation, response: kept })
    return { name: operation }
  }

  private projectInfo(): object {
    return {
      projectId: this.project,
      projectNumber: '123456789012',
      resources: {},
      state: 'ACTIVE',
      lifecycleState: 'ACTIVE'
    }
  }
}

function objectIn(bytes: Buffer): Record<string, unknown> {
  try {
    return Object(JSON.parse(bytes.toString()))
  } catch {
    return {}
  }
}
