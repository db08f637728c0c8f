import { z } from 'zod'

import { errorMessage } from '#publishing/error-message.ts'

import type { SiteFiles } from './files.ts'
import type { ServingConfig } from './serving-config.ts'

const longestAnswer = 300
const tries = 4
const firstWaitMs = 1000
const timeoutMs = 60_000
const filesPerAnswer = 1000
/** As firebase-tools waits between two looks at an operation (`operation-poller`). */
const firstLookMs = 250
const longestLookMs = 4000
/** A minute and a half in all. Copying all files anew takes no longer. */
const maxLooks = 26
const releasesPerAnswer = 25

type Payload = string | Buffer | undefined

export interface HostingMeans {
  /** `https://firebasehosting.googleapis.com`, or a stand-in. */
  origin: string
  site: string
  /** One that may be used now, and is not the `refused` one. */
  token: (refused: string | null) => Promise<string>
  wait: (ms: number) => Promise<void>
}

const version = z.object({ name: z.string() })
const release = z.object({
  message: z.string().optional(),
  name: z.string(),
  releaseTime: z.string().optional(),
  type: z.string().optional(),
  version: version.optional()
})
/** A site that was switched off has a release without a version. */
const channel = z.object({ release: release.optional() })
const releaseList = z.object({ releases: z.array(release).default([]) })
const fileList = z.object({
  files: z.array(z.object({ hash: z.string(), path: z.string() })).default([]),
  nextPageToken: z.string().optional()
})
const population = z.object({
  uploadRequiredHashes: z.array(z.string()).default([]),
  uploadUrl: z.string().optional()
})
/** Something that takes Hosting longer than an answer. */
const operation = z.object({
  done: z.boolean().default(false),
  error: z.object({ message: z.string().default('') }).optional(),
  name: z.string(),
  response: version.optional()
})

/** A release that visitors have. Going back in the console makes a release too. */
export interface LiveRelease {
  isRollback: boolean
  name: string
  version: string
}

export interface PastRelease {
  message: string
  /** When it was released, ISO 8601. */
  moment: string
  version: string
}

/** The interface of Firebase Hosting, as far as a release needs it. What fails for a moment is tried again; the rest throws with what was answered. */
export interface HostingApi {
  /** The current release; null when nothing was ever released. */
  live(): Promise<LiveRelease | null>
  /** Past releases, the newest first. */
  releases(): Promise<PastRelease[]>
  filesOf(version: string): Promise<SiteFiles>
  createVersion(config: ServingConfig): Promise<string>
  /** A version with the files of another one, which can be changed. */
  clone(source: string): Promise<string>
  /** Adds files to a version; one with an empty hash is taken away. Answers which hashes Hosting does not have, and where it wants them. */
  populate(version: string, files: SiteFiles): Promise<z.output<typeof population>>
  upload(address: string, bytes: Buffer): Promise<void>
  /** Nothing can be added after this. */
  finalize(version: string, config: ServingConfig): Promise<void>
  release(version: string, message: string): Promise<void>
}

export function createHostingApi(means: HostingMeans): HostingApi {
  const { origin, site } = means
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await send(means, method, `${origin}/v1beta1/${path}`, body && JSON.stringify(body))
    return answer.json()
  }
  return {
    async clone(source) {
      const begun = operation.parse(
        await call('POST', `sites/${site}/versions:clone`, { finalize: false, sourceVersion: source })
      )
      return endOf(begun, async name => operation.parse(await call('GET', name)), means.wait)
    },
    createVersion: async config =>
      version.parse(await call('POST', `sites/${site}/versions`, { config })).name,
    async filesOf(name) {
      const files = new Map<string, string>()
      let page: string | undefined = ''
      while (page !== undefined) {
        const query: string = `pageSize=${filesPerAnswer}${page && `&pageToken=${encodeURIComponent(page)}`}`
        const list: z.output<typeof fileList> = fileList.parse(await call('GET', `${name}/files?${query}`))
        for (const { hash, path } of list.files) files.set(path, hash)
        page = list.nextPageToken
      }
      return files
    },
    async finalize(name, config) {
      // A clone is not promised to be served as its source is. Said once more, as firebase-tools does (`deploy/hosting/release`).
      await call('PATCH', `${name}?updateMask=status,config`, { config, status: 'FINALIZED' })
    },
    async live() {
      const { release: live } = channel.parse(await call('GET', `sites/${site}/channels/live`))
      if (live?.version === undefined) return null
      return { isRollback: live.type === 'ROLLBACK', name: live.name, version: live.version.name }
    },
    populate: async (name, files) =>
      population.parse(await call('POST', `${name}:populateFiles`, { files: Object.fromEntries(files) })),
    async release(name, message) {
      await call('POST', `sites/${site}/releases?versionName=${encodeURIComponent(name)}`, { message })
    },
    async releases() {
      const { releases } = releaseList.parse(
        await call('GET', `sites/${site}/releases?pageSize=${releasesPerAnswer}`)
      )
      return releases.flatMap(({ message = '', releaseTime = '', version: own }) =>
        own === undefined ? [] : [{ message, moment: releaseTime, version: own.name }]
      )
    },
    async upload(address, bytes) {
      await send(means, 'POST', address, bytes)
    }
  }
}

/** Looks at once whether the clone is made, and then less and less often. */
async function endOf(
  begun: z.output<typeof operation>,
  look: (name: string) => Promise<z.output<typeof operation>>,
  wait: HostingMeans['wait']
): Promise<string> {
  let now = begun
  for (let looks = 0; !now.done && looks < maxLooks; looks += 1) {
    if (looks > 0) await wait(Math.min(firstLookMs * 2 ** (looks - 1), longestLookMs))
    now = await look(begun.name)
  }
  if (now.response !== undefined) return now.response.name
  throw new Error(`Hosting: the version was not cloned: ${now.error?.message ?? 'no end in sight'}`)
}

async function send(
  { token, wait }: HostingMeans,
  method: string,
  address: string,
  body: Payload
): Promise<Response> {
  let problem = ''
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (attempt > 0) await wait(firstWaitMs * 2 ** (attempt - 1))
    const answer = await fetchWithToken(token, method, address, body)
    if (answer instanceof Response && answer.ok) return answer
    problem = answer instanceof Response ? await wordsIn(answer) : answer
    if (answer instanceof Response && !isPassing(answer.status)) break
  }
  throw new Error(`Hosting: ${method} ${placeOf(address)}: ${problem}`)
}

/** Without the names that every try has anew: the same trouble is told in the same words, so that people are told once. */
function placeOf(address: string): string {
  return new URL(address).pathname.replace(/(?<=\/versions\/)[^/:]+/, '*').replace(/[0-9a-f]{64}$/, '*')
}

/** A token may expire in the middle of a release: with one that is refused a new one is asked for, once. */
async function fetchWithToken(
  token: HostingMeans['token'],
  method: string,
  address: string,
  body: Payload
): Promise<Response | string> {
  const current = await token(null)
  const answer = await fetchOnce(method, address, body, current)
  if (typeof answer === 'string' || answer.status !== 401) return answer
  return fetchOnce(method, address, body, await token(current))
}

/** The answer, or why none came. */
async function fetchOnce(
  method: string,
  address: string,
  body: Payload,
  token: string
): Promise<Response | string> {
  const type = typeof body === 'string' ? 'application/json' : 'application/octet-stream'
  try {
    return await fetch(address, {
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      method,
      signal: AbortSignal.timeout(timeoutMs)
    })
  } catch (error) {
    return errorMessage(error)
  }
}

/** Too many requests, or a server that has a bad moment. */
function isPassing(status: number): boolean {
  return status === 429 || status >= 500
}

async function wordsIn(answer: Response): Promise<string> {
  return `${answer.status} ${(await answer.text()).slice(0, longestAnswer)}`.trim()
}
