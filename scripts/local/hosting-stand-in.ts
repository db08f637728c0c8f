import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { listen } from 'local-firebase'
import { z } from 'zod'

interface Version {
  config: unknown
  files: Map<string, string>
  status: 'CLONING' | 'CREATED' | 'FINALIZED'
}

interface Operation {
  looksLeft: number
  version: string
}

interface Answer {
  status: number
  body: object
}

const paths = z.record(z.string().startsWith('/'), z.string().regex(/^(?:[0-9a-f]{64})?$/))
const glob = z.string()
const config = z.strictObject({
  cleanUrls: z.boolean().optional(),
  headers: z.array(z.strictObject({ glob, headers: z.record(z.string(), z.string()) })).optional(),
  redirects: z.array(z.strictObject({ glob, location: z.string(), statusCode: z.int() })).optional(),
  rewrites: z
    .array(
      z.strictObject({
        glob,
        path: z.string().optional(),
        run: z.strictObject({ region: z.string().optional(), serviceId: z.string() }).optional()
      })
    )
    .optional(),
  trailingSlashBehavior: z.enum(['ADD', 'REMOVE']).optional()
})

/** Bodies of requests as the discovery document of `firebasehosting` v1beta1 has them (`schemas`), without the fields that Hosting alone writes. */
const bodies = {
  CloneVersionRequest: z.strictObject({
    exclude: z.strictObject({ regexes: z.array(z.string()) }).optional(),
    finalize: z.boolean().optional(),
    include: z.strictObject({ regexes: z.array(z.string()) }).optional(),
    sourceVersion: z.string().regex(/^sites\/[^/]+\/versions\/[^/]+$/)
  }),
  PopulateVersionFilesRequest: z.strictObject({ files: paths }),
  Release: z.strictObject({ message: z.string().max(512).optional(), type: z.enum(['DEPLOY']).optional() }),
  Version: z.strictObject({
    config: config.optional(),
    labels: z.record(z.string(), z.string()).optional(),
    status: z.enum(['FINALIZED']).optional()
  })
}

interface Manner {
  /** Fewer than the real one has, so that more than one page of a list is asked for. */
  filesPerAnswer?: number
  /** How long each answer takes. */
  latencyMs?: number
}

/**
 * Firebase Hosting, as its interface is documented: it takes no field that its discovery document does not have, keeps bytes by their hash, checks each upload against
 * it, clones in its own time, finishes no version that misses files, and releases only what is finished.
 */
export class HostingStandIn {
  origin = ''
  readonly uploads: string[] = []
  readonly releases: string[] = []
  /** How many of the next requests fail, and how: `broken` closes the connection. */
  failures: (number | 'broken')[] = []
  /** After so many more uploads every upload fails. */
  uploadsLeft = Infinity
  /** After so many more requests the token has expired, and another one is good. */
  requestsUntilExpiry = Infinity
  /** Cloning fails. */
  refusesClones = false
  /** So often a clone is looked at before it is made. */
  looksUntilCloned = 1
  /** `POST sites/clavel/versions:clone` and so on, with a star for each name that Hosting gives. */
  readonly calls: string[] = []
  token = 'a-token'
  private readonly bytes = new Map<string, Buffer>()
  private readonly versions = new Map<string, Version>()
  private readonly server = createServer((request, response) => void this.answer(request, response))
  private readonly operations = new Map<string, Operation>()
  private readonly site: string
  private readonly manner: Required<Manner>

  constructor(site: string, { filesPerAnswer = 3, latencyMs = 0 }: Manner = {}) {
    this.site = site
    this.manner = { filesPerAnswer, latencyMs }
  }

  async start(): Promise<void> {
    this.origin = await listen(this.server)
  }

  stop(): void {
    this.server.close()
    this.server.closeAllConnections()
  }

  get live(): (Version & { name: string }) | null {
    const name = this.releases.at(-1)
    const version = name === undefined ? undefined : this.versions.get(name)
    return name === undefined || version === undefined ? null : { ...version, name }
  }

  /** The text that a visitor gets at a path of the live version; null where there is no file. */
  served(path: string): string | null {
    const bytes = this.bytes.get(this.live?.files.get(path) ?? '')
    return bytes === undefined ? null : gunzipSync(bytes).toString()
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const since = performance.now()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const failure = this.failures.shift()
    if (failure === 'broken') {
      request.socket.destroy()
      return
    }
    const { body, status } =
      failure === undefined ? this.handle(request, Buffer.concat(chunks)) : error(failure)
    // The work of the stand-in itself counts as a part of the wait.
    const rest = this.manner.latencyMs - (performance.now() - since)
    if (rest > 0) await setTimeout(rest)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  private handle({ headers, method, url = '' }: IncomingMessage, body: Buffer): Answer {
    if ((this.requestsUntilExpiry -= 1) < 0) {
      this.requestsUntilExpiry = Infinity
      this.token = 'another-token'
    }
    if (headers.authorization !== `Bearer ${this.token}`) return error(401)
    const { pathname, searchParams } = new URL(url, this.origin)
    const path = pathname.replace('/v1beta1/', '')
    this.calls.push(`${method} ${path.replace(/(?<=\/(?:versions|operations|files)\/)[^/:]+/g, '*')}`)
    const uploaded = /^\/upload\/(.+)\/files\/([0-9a-f]{64})$/.exec(pathname)
    if (uploaded !== null) return this.upload(uploaded[1] ?? '', uploaded[2] ?? '', body)
    try {
      const sent: unknown = body.length > 0 ? JSON.parse(body.toString()) : {}
      return this.route(`${method} ${path}`, searchParams, sent)
    } catch (problem) {
      return error(400, String(problem))
    }
  }

  private route(route: string, parameters: URLSearchParams, sent: unknown): Answer {
    const own = `sites/${this.site}`
    if (route === `POST ${own}/versions`) return this.create(bodies.Version.parse(sent).config)
    if (route === `POST ${own}/versions:clone`) return this.clone(bodies.CloneVersionRequest.parse(sent))
    if (route === `POST ${own}/releases`) {
      const { message = '' } = bodies.Release.parse(sent)
      return this.release(parameters.get('versionName') ?? '', message)
    }
    if (route === `GET ${own}/channels/live`)
      return ok(this.live === null ? {} : { release: this.releaseAt(this.releases.length - 1) })
    if (route === `GET ${own}/releases`)
      return ok({ releases: this.releases.map((_, index) => this.releaseAt(index)).toReversed() })
    const [, method, name = '', rest = ''] = /^(\w+) ([^:]*?)(:populateFiles|\/files)?$/.exec(route) ?? []
    const operation = this.operations.get(name)
    if (method === 'GET' && operation !== undefined) return this.look(name, operation)
    const version = this.versions.get(name)
    if (version === undefined) return error(404)
    if (method === 'POST' && rest === ':populateFiles')
      return this.populate(name, version, bodies.PopulateVersionFilesRequest.parse(sent).files)
    if (method === 'GET' && rest === '/files')
      return list(version, Number(parameters.get('pageToken') ?? 0), this.manner.filesPerAnswer)
    if (method === 'PATCH')
      return this.patch(version, bodies.Version.parse(sent), parameters.get('updateMask'))
    return error(400)
  }

  /** One that was released before is told apart by its type, as in the console of Hosting. */
  private releaseAt(index: number): object {
    const name = this.releases[index] ?? ''
    const isRollback = this.releases.indexOf(name) < index
    return {
      message: `release ${index + 1}`,
      name: `sites/${this.site}/releases/${index + 1}`,
      releaseTime: new Date(index * 1000).toISOString(),
      type: isRollback ? 'ROLLBACK' : 'DEPLOY',
      version: { name }
    }
  }

  private create(config: unknown): Answer {
    const name = this.add({ config, files: new Map(), status: 'CREATED' })
    return ok({ name, status: 'CREATED' })
  }

  private add(version: Version): string {
    const name = `sites/${this.site}/versions/v${this.versions.size + 1}`
    this.versions.set(name, version)
    return name
  }

  /** Not how it is served: nowhere is that promised. */
  private clone({ finalize = false, sourceVersion }: z.output<typeof bodies.CloneVersionRequest>): Answer {
    const source = this.versions.get(sourceVersion)
    if (source?.status !== 'FINALIZED' || finalize) return error(400)
    const version = this.add({ config: {}, files: new Map(source.files), status: 'CLONING' })
    const name = `projects/-/operations/o${this.operations.size + 1}`
    const operation = { looksLeft: this.looksUntilCloned, version }
    this.operations.set(name, operation)
    return this.looksUntilCloned === 0 ? this.look(name, operation) : ok({ name })
  }

  private look(name: string, operation: Operation): Answer {
    if ((operation.looksLeft -= 1) > 0) return ok({ name })
    if (this.refusesClones) return ok({ done: true, error: { code: 9, message: 'no clones today' }, name })
    const version = this.versions.get(operation.version)
    if (version?.status === 'CLONING') version.status = 'CREATED'
    return ok({ done: true, name, response: { name: operation.version, status: 'CREATED' } })
  }

  private populate(name: string, version: Version, files: Record<string, string>): Answer {
    const named = Object.entries(files)
    if (version.status !== 'CREATED' || named.length > 1000) return error(400)
    for (const [file, hash] of named) {
      if (hash === '') version.files.delete(file)
      else version.files.set(file, hash)
    }
    const missing = [...new Set(Object.values(files))].filter(hash => hash !== '' && !this.bytes.has(hash))
    return ok({
      ...(missing.length > 0 && { uploadRequiredHashes: missing }),
      uploadUrl: `${this.origin}/upload/${name}/files`
    })
  }

  private upload(version: string, hash: string, bytes: Buffer): Answer {
    if (!this.versions.has(version)) return error(404)
    if ((this.uploadsLeft -= 1) < 0) return error(403)
    if (createHash('sha256').update(bytes).digest('hex') !== hash) return error(400)
    gunzipSync(bytes)
    this.bytes.set(hash, bytes)
    this.uploads.push(hash)
    return ok({})
  }

  /** A field that the mask does not name stays as it is. */
  private patch(version: Version, sent: z.output<typeof bodies.Version>, mask: string | null): Answer {
    const fields = (mask ?? 'status').split(',')
    if (version.status !== 'CREATED' || !fields.every(field => field in sent)) return error(400)
    if ([...version.files.values()].some(hash => !this.bytes.has(hash))) return error(400)
    if (fields.includes('config')) version.config = sent.config
    if (fields.includes('status')) version.status = 'FINALIZED'
    return ok({ status: version.status })
  }

  private release(name: string, message: string): Answer {
    if (this.versions.get(name)?.status !== 'FINALIZED') return error(400)
    this.releases.push(name)
    return ok({ message, name: `sites/${this.site}/releases/${this.releases.length}` })
  }
}

function list({ files }: Version, from: number, filesPerAnswer: number): Answer {
  const next = from + filesPerAnswer
  const page = [...files].slice(from, next)
  return ok({
    files: page.map(([path, hash]) => ({ hash, path, status: 'ACTIVE' })),
    ...(next < files.size ? { nextPageToken: String(next) } : {})
  })
}

function ok(body: object): Answer {
  return { body, status: 200 }
}

function error(status: number, why = `no: ${status}`): Answer {
  return { body: { error: { message: why } }, status }
}
