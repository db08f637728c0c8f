import { createHash } from 'node:crypto'
import { join } from 'node:path'

import { massDeletionAlarms, type SiteStep } from 'live-publisher'

import type { ReleaseAlarm } from '#publishing/control.ts'
import { errorMessage } from '#publishing/error-message.ts'

import type { HostingApi, LiveRelease } from './api.ts'
import { type FileChanges, filesThatDiffer, isEmpty } from './changes.ts'
import { hashFiles, hashPaths, packed, type SiteFiles } from './files.ts'
import {
  changesWaiting,
  type LastRelease,
  readLastRelease,
  withStep,
  writeLastRelease
} from './last-release.ts'
import { runLimited } from './run-limited.ts'
import type { HostingSettings, ServingConfig } from './serving-config.ts'

const filesPerRequest = 1000
/** As many as firebase-tools has (`populateConcurrency` of its uploader). */
const parallelRequests = 10
/** As many as firebase-tools has since its pull request 4339, which measured 10,000 files: 712 s with 10, 87 s with 100, 43 s with 200. */
const parallelUploads = 200

/** Outcome of a deploy. When it fails, visitors keep the release they have. */
export type Deployment =
  | { kind: 'released'; version: string; files: number; uploaded: number; changes: FileChanges | null }
  /** Visitors have these very files already. */
  | { kind: 'current'; files: number }
  /** Too many pages would go: a container that starts with an empty disk has no other site to compare with than this one. */
  | { kind: 'held'; alarms: ReleaseAlarm[] }
  | { kind: 'failed'; reason: string }

/** The site on the disk after a publication. */
export interface SiteToRelease {
  message: string
  /** The files that the publication changed. */
  step: SiteStep
  /** How many pages the site has. */
  pages: number
  /** An operator has read what would be deleted. */
  force?: boolean
}

interface Options extends SiteToRelease {
  api: HostingApi
  hosting: HostingSettings
  /** Where hashes of all files are remembered. */
  cacheFolder: string
  /** Where the last release is remembered: beside the site on the disk, so that neither is believed without the other. */
  memory: string
  /** Reasons that stop every release; asked before anything is sent, and again before visitors get it. */
  stops?: (live: LiveRelease | null) => Promise<ReleaseAlarm[]>
  /** How many files are uploaded at once. */
  uploads?: number | undefined
}

/** Releases a site on Firebase Hosting, at the cost of what changed. What an interrupted deploy has uploaded is not uploaded again: Hosting keeps it by its hash. */
export async function deploy(options: Options): Promise<Deployment> {
  try {
    const release = await options.api.live()
    const edit = release && editSince(options, release.version)
    return await carryOut(options, release, edit ?? (await wholeSite(options, release)))
  } catch (error) {
    return { kind: 'failed', reason: errorMessage(error) }
  }
}

/** A release that is about to be made. */
interface Draft {
  /** Against what visitors have; null when they have nothing. */
  changes: FileChanges | null
  /** A print of how visitors' version is served; null when it is not from here. */
  config: string | null
  files: number
  /** How many pages visitors have. */
  pages: () => number
  /** Makes a version with all its files. */
  fill: () => Promise<{ uploaded: number; version: string }>
  /** It was held on its way, and may be tried like this again. */
  putBack: () => void
}

async function carryOut(
  { api, force = false, hosting, memory, message, step, stops = async () => [] }: Options,
  release: LiveRelease | null,
  { changes, config, files, fill, pages, putBack }: Draft
): Promise<Deployment> {
  const own = printOf(hosting.config)
  const remember = (version: string) =>
    writeLastRelease(memory, { config: own, files, isTried: false, site: step.to, version, waiting: [] })
  if (release && config === own && changes && isEmpty(changes)) {
    remember(release.version)
    return { files, kind: 'current' }
  }
  const alarms: ReleaseAlarm[] =
    changes && !force ? massDeletionAlarms({ documents: {}, pages }, {}, changes) : []
  const before = [...(await stops(release)), ...alarms]
  if (before.length > 0) return { alarms: before, kind: 'held' }
  const { uploaded, version } = await fill()
  // Side by side: what somebody does in the console while Hosting finishes the version may be seen too late, as while it releases it.
  const [now] = await Promise.all([api.live(), api.finalize(version, hosting.config)])
  const meanwhile = await stops(now)
  if (meanwhile.length > 0) {
    putBack()
    return { alarms: meanwhile, kind: 'held' }
  }
  await api.release(version, message)
  remember(version)
  return { changes, files, kind: 'released', uploaded, version }
}

/** The publications since visitors' version was released from here, as one release. Null when they are not known, or when a release of them broke off. */
function editSince(options: Options, live: string): Draft | null {
  const { memory, pages, step } = options
  const last = readLastRelease(memory)
  const now = last && withStep(last, step)
  if (now === null) return null
  writeLastRelease(memory, now)
  if (now.version !== live || now.isTried) return null
  const changes = changesWaiting(now)
  const count = (paths: string[]) => paths.filter(isPage).length
  return {
    changes,
    config: now.config,
    files: now.files + changes.added.length - changes.removed.length,
    fill: async () => {
      writeLastRelease(memory, { ...now, isTried: true })
      return fillClone(options, now, changes)
    },
    pages: () => pages - count(changes.added) + count(changes.removed),
    putBack: () => writeLastRelease(memory, now)
  }
}

/** A clone of visitors' version with what changed. Where Hosting does not clone, a version with all files. */
async function fillClone(options: Options, last: LastRelease, { added, changed, removed }: FileChanges) {
  const { api, hosting } = options
  const [version, files] = await Promise.all([
    api.clone(last.version).catch(() => null),
    hashPaths(hosting.folder, [...added, ...changed])
  ])
  if (version === null) return fillNew(options, await hashAll(options))
  return fillWith(options, version, new Map([...files, ...removed.map(path => [path, ''] as const)]))
}

/** Compares all files with those of visitors. */
async function wholeSite(options: Options, release: LiveRelease | null): Promise<Draft> {
  const { api, memory } = options
  const [files, live] = await Promise.all([hashAll(options), release && api.filesOf(release.version)])
  const last = readLastRelease(memory)
  return {
    changes: live && filesThatDiffer(live, files),
    config: release && last?.version === release.version ? last.config : null,
    files: files.size,
    fill: () => fillNew(options, files),
    pages: () => [...(live?.keys() ?? [])].filter(isPage).length,
    putBack: () => {}
  }
}

function hashAll({ cacheFolder, hosting }: Options): Promise<SiteFiles> {
  return hashFiles(hosting.folder, join(cacheFolder, 'hashes.json'))
}

async function fillNew(options: Options, files: SiteFiles) {
  return fillWith(options, await options.api.createVersion(options.hosting.config), files)
}

/** Names files of a version, and uploads what Hosting does not have. */
async function fillWith(
  { api, hosting: { folder }, uploads = parallelUploads }: Options,
  version: string,
  files: SiteFiles
): Promise<{ uploaded: number; version: string }> {
  const missing = new Map<string, string>()
  const paths = new Map([...files].map(([path, hash]) => [hash, path]))
  await runLimited(parts(files), parallelRequests, async part => {
    const { uploadRequiredHashes, uploadUrl = '' } = await api.populate(version, part)
    for (const hash of uploadRequiredHashes) missing.set(hash, uploadUrl)
  })
  await runLimited(missing, uploads, async ([hash, uploadUrl]) => {
    const path = paths.get(hash)
    if (path === undefined) throw new Error(`Hosting asks for ${hash}, which no file has`)
    const file = await packed(folder, path)
    if (file.hash !== hash) throw new Error(`${path} has changed while it was being released`)
    await api.upload(`${uploadUrl}/${hash}`, file.bytes)
  })
  return { uploaded: missing.size, version }
}

function parts(files: SiteFiles): SiteFiles[] {
  const all = [...files]
  return Array.from(
    { length: Math.ceil(all.length / filesPerRequest) },
    (_, index) => new Map(all.slice(index * filesPerRequest, (index + 1) * filesPerRequest))
  )
}

function isPage(path: string): boolean {
  return path.endsWith('.html')
}

function printOf(config: ServingConfig): string {
  return createHash('sha256').update(JSON.stringify(config)).digest('hex')
}
