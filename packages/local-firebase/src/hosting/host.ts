import { readFileSync } from 'node:fs'
import { type IncomingMessage, type RequestListener, request as send } from 'node:http'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express'
import superstatic from 'superstatic/lib/superstatic.js'
import { z } from 'zod'
import { inFunction } from './function-log.ts'
import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { pipeline, Readable } from 'node:stream'

/** Hosts of Firebase whose addresses the sign-in emulator answers. */
const answered =
  /^\/(?:identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|www\.googleapis\.com|emulator)\//

/**
 * Lets pages reach the sign-in emulator at the site's own address, so that what is built knows no port and speaks to no other host. What
 * the project is called is asked where Firebase Hosting says it, too; `authEmulator` is the one thing that it does not say there.
 */
export function signInProxy(emulator: string, projectId: string): RequestHandler {
  const proxy = Router()
  proxy.get('/__/firebase/init.json', (request, response) => {
    const authDomain = request.headers.host ?? emulator
    response.json({ apiKey: 'local', appId: 'local', authDomain, authEmulator: true, projectId })
  })
  proxy.use((request, response, next) => {
    if (!answered.test(request.path)) return next()
    const [hostname, port] = emulator.split(':')
    const passedOn = send(
      { headers: request.headers, hostname, method: request.method, path: request.originalUrl, port },
      (answer: IncomingMessage) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        pipeline(answer, response, () => {})
      }
    )
    const giveUp = () => {
      if (response.headersSent) response.destroy()
      else response.status(502).end('The sign-in emulator does not answer')
    }
    passedOn.on('error', giveUp)
    // A browser that leaves needs no answer.
    response.once('close', () => passedOn.destroy())
    pipeline(request, passedOn, () => {})
  })
  return proxy
}

/** A file as the code of Hosting wants it. */
interface ServedFile {
  etag: string
  size: number
  stream: Readable
}

/** Error codes for an address that is no file here. */
const noFile = ['EINVAL', 'EISDIR', 'ELOOP', 'ENAMETOOLONG', 'ENOENT', 'ENOTDIR']

/**
 * Reads the files of a site for the code of Hosting. Its own reader opens a file twice and streams it, and a page that a publication removes in
 * between ends the program. Here a file is opened once and read whole before anything is answered.
 */
function createFileReader(folder: string) {
  return async (_request: unknown, path: string): Promise<ServedFile | null> => {
    const name = nameIn(folder, path)
    const bytes = name === null ? null : await readWhole(name)
    if (bytes === null) return null
    const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`
    return { etag, size: bytes.length, stream: Readable.from(bytes.length > 0 ? [bytes] : []) }
  }
}

/** The file that an address means; null when the address cannot be one inside of the folder. */
function nameIn(folder: string, path: string): string | null {
  try {
    const name = decodeURIComponent(path)
    const isPlain = name.startsWith('/') && !/\0|\\/.test(name) && !name.split('/').includes('..')
    return isPlain ? join(folder, name) : null
  } catch {
    return null
  }
}

async function readWhole(name: string): Promise<Buffer | null> {
  try {
    await using file = await open(name)
    return await file.readFile()
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && noFile.includes(String(error.code))
}

const config = z.object({ hosting: z.looseObject({ public: z.string() }) })
const largestBody = '10mb'

export interface Site {
  /** Holds `firebase.json`. */
  folder: string
  /** The bundle of the functions, a module. */
  functions: string
  /** Folder of the pages; by default the one that `firebase.json` names. */
  pages?: string
  /** The project, unless GCLOUD_PROJECT names one. */
  project: string
  /** Region of the functions, which is a part of their addresses. */
  region: string
  /** A readable address without a page, in place of one that cannot be read; `/-` unless it is named. */
  missingPath?: (path: string) => string
}

/** Exports of the bundle: Express handlers, and functions without an address. */
type Functions = Record<string, unknown>

/** Serves pages as Firebase Hosting does, by its own code, and the functions behind its rewrites, all in this process. */
export async function createHost(site: Site): Promise<RequestListener> {
  process.env.FUNCTIONS_EMULATOR = 'true'
  process.env.GCLOUD_PROJECT ??= site.project
  process.env.FIREBASE_CONFIG ??= JSON.stringify({ projectId: process.env.GCLOUD_PROJECT })
  const functions: Functions = await import(pathToFileURL(resolve(site.functions)).href)
  const app = express().disable('x-powered-by')
  app.use(missUnreadable(site.missingPath ?? (() => '/-')))
  const signIn = process.env.FIREBASE_AUTH_EMULATOR_HOST
  if (signIn) app.use(signInProxy(signIn, process.env.GCLOUD_PROJECT))
  app.use(`/${process.env.GCLOUD_PROJECT}/${site.region}/:name`, (request, response, next) => {
    handlerOf(functions, request.params.name)(request, response, next)
  })
  return app.use(pages(site, functions)).use(failed)
}

/** An address that cannot be decoded, or be the name of a file, is no page: the code of Hosting would fail over it. */
function missUnreadable(missingPath: (path: string) => string): RequestHandler {
  return (request, _response, next) => {
    if (!isReadable(request.path)) request.url = missingPath(request.path)
    next()
  }
}

/** Bytes that a name in a folder may have. */
const longestName = 255

function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path)
      .split('/')
      .every(name => Buffer.byteLength(`${name}.html`) <= longestName)
  } catch {
    return false
  }
}

function pages({ folder, pages: files }: Site, functions: Functions): RequestHandler {
  const { hosting } = config.parse(JSON.parse(readFileSync(resolve(folder, 'firebase.json'), 'utf8')))
  // Its types know no readers of files.
  const options = {
    compression: true,
    config: hosting,
    cwd: folder,
    provider: createFileReader(resolve(folder, files ?? hosting.public)),
    rewriters: { function: async (rewrite: Rewrite) => handlerOf(functions, rewrite.function.functionId) },
    stack: 'strict'
  }
  const router: unknown = superstatic(options)
  if (!isHandler(router)) throw new TypeError('superstatic gave no handler')
  return router
}

interface Rewrite {
  function: { functionId: string }
}

/** Its types know the handlers of connect, Express's the same ones by another name. */
function isHandler(value: unknown): value is RequestHandler {
  return typeof value === 'function'
}

const readers = [
  express.json({ limit: largestBody, verify: keepRaw }),
  express.urlencoded({ extended: true, limit: largestBody, verify: keepRaw }),
  express.text({ limit: largestBody, verify: keepRaw }),
  // Of every other kind, such as the reports of browsers, they keep the bytes.
  express.raw({ limit: largestBody, type: '*/*', verify: keepRaw })
]

function keepRaw(request: object, _response: object, body: Buffer): void {
  Object.assign(request, { rawBody: body })
}

/** The function of that name, given a body that was read as Google's servers read it. */
function handlerOf(functions: Functions, name: string): RequestHandler {
  const handler = Object.hasOwn(functions, name) ? functions[name] : undefined
  if (!isReachable(handler))
    return (_request, response) => void response.status(404).end(`There is no function ${name}`)
  const chain = express.Router()
  chain.use(onlyPresent)
  chain.use(readers)
  chain.use((request, response, next) => inFunction(name, () => handler(request, response, next)))
  // Here, because the code of Hosting takes an error for a missing page.
  chain.use(failed)
  return chain
}

/** A client that left while its request arrived asks for nothing. */
const onlyPresent: RequestHandler = (request, response, next) => {
  if (request.destroyed && !request.complete) response.destroy()
  else next()
}

/** Events, schedules and queues call their functions themselves: there is no address for a visitor to call. */
function isReachable(handler: unknown): handler is RequestHandler {
  if (!isHandler(handler)) return false
  const endpoint: unknown = Reflect.get(handler, '__endpoint')
  if (typeof endpoint !== 'object' || endpoint === null) return true
  return 'httpsTrigger' in endpoint || 'callableTrigger' in endpoint
}

/** A body that cannot be read is the fault of the caller. */
const failed: ErrorRequestHandler = (error: { status?: number }, _request, response, _next) => {
  const isTheirs = error.status !== undefined && error.status < 500
  if (!isTheirs) console.error(error)
  const message = isTheirs ? 'Bad Request' : 'INTERNAL'
  response
    .status(error.status ?? 500)
    .json({ error: { message, status: isTheirs ? 'INVALID_ARGUMENT' : 'INTERNAL' } })
}
