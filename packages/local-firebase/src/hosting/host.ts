import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import superstatic from 'superstatic/lib/superstatic.js'
import { z } from 'zod'
import { inFunction } from './function-log.ts'
import { createFileReader } from './page-files.ts'
import { signInProxy } from '../sign-in/sign-in-proxy.ts'

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
