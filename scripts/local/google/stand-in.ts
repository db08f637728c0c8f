import { createServer, type IncomingMessage } from 'node:http'
import { listen } from 'local-firebase'
import { functionRoutes } from './functions.ts'
import { previewRoutes } from './preview-channel.ts'
import { projectRoutes } from './project.ts'
import type { Reply, Route } from './route.ts'
import { secretRoutes } from './secrets.ts'
import { storedRoutes } from './stored.ts'

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
