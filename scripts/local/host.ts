import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import superstatic from 'superstatic/lib/superstatic.js'
import { localProject } from '../database/target.ts'
import { signInDoor } from './sign-in-door.ts'

const region = 'europe-west1'
const largestBody = '10mb'

/** What is served: a folder that holds `firebase.json`, and the bundle of the functions. */
export interface Site {
  folder: string
  functions: string
}

/** Every exported function of Firebase is a handler of Express. */
type Functions = Record<string, RequestHandler | undefined>

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
  app.use(refuseUnreadable)
  const signIn = process.env.FIREBASE_AUTH_EMULATOR_HOST
  if (signIn) app.use(signInDoor(signIn, process.env.GCLOUD_PROJECT))
  app.use(`/${process.env.GCLOUD_PROJECT}/${region}/:name`, (request, response, next) => {
    handlerOf(functions, request.params.name)(request, response, next)
  })
  return app.use(pages(site.folder, functions))
}

/** An address that cannot be decoded, or be the name of a file, is the fault of the caller; the code of Hosting would fail over it. */
const refuseUnreadable: RequestHandler = (request, response, next) => {
  if (isReadable(request.path)) next()
  else response.status(400).type('text').end('Bad Request')
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

function pages(folder: string, functions: Functions): RequestHandler {
  const { hosting } = JSON.parse(readFileSync(resolve(folder, 'firebase.json'), 'utf8'))
  const router: unknown = superstatic({
    compression: true,
    config: hosting,
    cwd: folder,
    rewriters: { function: async (rewrite: Rewrite) => handlerOf(functions, rewrite.function.functionId) },
    stack: 'strict'
  })
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
  const handler = functions[name]
  if (handler === undefined)
    return (_request, response) => void response.status(404).end(`There is no function ${name}`)
  const chain = express.Router()
  chain.use(readers)
  chain.use(handler)
  // Here, because the code of Hosting takes an error for a missing page.
  chain.use(failed)
  return chain
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
