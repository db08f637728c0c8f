import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import superstatic from 'superstatic/lib/superstatic.js'
import { z } from 'zod'
import { localeOfPath, pathIn } from '#domain/site/routes.ts'
import { localProject } from '../database/target.ts'
import { inFunction } from './function-log.ts'
import { createFileReader } from './page-files.ts'
import { signInDoor } from './sign-in-door.ts'

const region = 'europe-west1'
const config = z.object({ hosting: z.looseObject({ public: z.string() }) })
const largestBody = '10mb'

/** What is served: a folder that holds `firebase.json`, the bundle of the functions, and the pages where `firebase.json` says or elsewhere. */
export interface Site {
  folder: string
  functions: string
  pages?: string
}

/** What the bundle exports: handlers of Express, but for the functions that no address leads to. */
type Functions = Record<string, unknown>

/** Serves pages as Firebase Hosting does, by its own code, and the functions behind its rewrites, all in this process. */
export async function createHost(site: Site, origin: string): Promise<RequestListener> {
  process.env.FUNCTIONS_EMULATOR = 'true'
  process.env.GCLOUD_PROJECT ??= localProject
  process.env.FIREBASE_CONFIG ??= JSON.stringify({ projectId: process.env.GCLOUD_PROJECT })
  // What a secret of the project is in production.
  process.env.ADDRESS_KEY ??= 'local'
  // Instead of the bucket of the project.
  process.env.FILES_FOLDER ??= resolve('.cache/files')
  // Where the functions find the pages of the site.
  process.env.SITE_ORIGIN = origin
  const functions: Functions = await import(pathToFileURL(resolve(site.functions)).href)
  const app = express().disable('x-powered-by')
  app.use(missUnreadable)
  const signIn = process.env.FIREBASE_AUTH_EMULATOR_HOST
  if (signIn) app.use(signInDoor(signIn, process.env.GCLOUD_PROJECT))
  app.use(`/${process.env.GCLOUD_PROJECT}/${region}/:name`, (request, response, next) => {
    handlerOf(functions, request.params.name)(request, response, next)
  })
  return app.use(pages(site, functions)).use(failed)
}

/** An address that cannot be decoded, or be the name of a file, is no page: the code of Hosting would fail over it. The page that says so is in its language. */
const missUnreadable: RequestHandler = (request, _response, next) => {
  if (!isReadable(request.path)) request.url = pathIn(localeOfPath(request.path), missing)
  next()
}

/** A readable address that no page has. */
const missing = '/-'

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
  express.text({ limit: largestBody, verify: keepRaw })
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
