import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { massDeletionAlarms } from 'live-publisher'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'
import { z } from 'zod'

import type { ReleaseAlarm } from '#publishing/control.ts'
import { errorMessage } from '#publishing/error-message.ts'

import type { HostingApi, LiveRelease } from './api.ts'
import { type FileChanges, filesThatDiffer } from './changes.ts'
import { hashFiles, packed, type SiteFiles } from './files.ts'
import { runLimited } from './run-limited.ts'
import type { HostingSettings, ServingConfig } from './serving-config.ts'

const filesPerRequest = 1000
const parallelUploads = 20

/** What a deploy came to. Whatever fails, visitors keep the release they have. */
export type Deployment =
  | { kind: 'released'; version: string; files: number; uploaded: number; changes: FileChanges | null }
  /** Visitors have these very files already. */
  | { kind: 'current'; files: number }
  /** Too many pages would go: a container that starts with an empty disk has no other site to compare with than this one. */
  | { kind: 'held'; alarms: ReleaseAlarm[] }
  | { kind: 'failed'; reason: string }

interface Options {
  api: HostingApi
  hosting: HostingSettings
  /** Where hashes and the last release are remembered. */
  cacheFolder: string
  message: string
  /** An operator has read what would be deleted. */
  force?: boolean
  /** What keeps every release back, asked before anything is sent and once more before visitors get it. */
  stops?: (live: LiveRelease | null) => Promise<ReleaseAlarm[]>
}

/** Releases a folder on Firebase Hosting. What an interrupted deploy has uploaded is not uploaded again: Hosting keeps it by its hash. */
export async function deploy(options: Options): Promise<Deployment> {
  try {
    return await tryToDeploy(options)
  } catch (error) {
    return { kind: 'failed', reason: errorMessage(error) }
  }
}

async function tryToDeploy({
  api,
  cacheFolder,
  force = false,
  hosting,
  message,
  stops = async () => []
}: Options): Promise<Deployment> {
  const files = await hashFiles(hosting.folder, join(cacheFolder, 'hashes.json'))
  const release = await api.live()
  const live = release && (await readLive(api, release.version, cacheFolder))
  const changes = live && filesThatDiffer(live.files, files)
  if (live?.config === printOf(hosting.config) && changes?.isEmpty)
    return { files: files.size, kind: 'current' }
  const alarms: ReleaseAlarm[] =
    live && changes && !force ? massDeletionAlarms(standing(live.files), {}, changes) : []
  const before = [...(await stops(release)), ...alarms]
  if (before.length > 0) return { alarms: before, kind: 'held' }
  const version = await api.createVersion(hosting.config)
  const uploaded = await fill(api, version, hosting.folder, files)
  await api.finalize(version)
  const meanwhile = await stops(await api.live())
  if (meanwhile.length > 0) return { alarms: meanwhile, kind: 'held' }
  await api.release(version, message)
  remember(cacheFolder, { config: printOf(hosting.config), files: [...files], version })
  return { changes, files: files.size, kind: 'released', uploaded, version }
}

function standing(files: SiteFiles): { documents: Record<string, number>; files: string[] } {
  return { documents: {}, files: [...files.keys()] }
}

/** Names every file of a version, and uploads what Hosting does not have. Answers how many those were. */
async function fill(api: HostingApi, version: string, folder: string, files: SiteFiles): Promise<number> {
  const missing = new Map<string, string>()
  const paths = new Map([...files].map(([path, hash]) => [hash, path]))
  for (const part of parts(files)) {
    const { uploadRequiredHashes, uploadUrl = '' } = await api.populate(version, part)
    for (const hash of uploadRequiredHashes) missing.set(hash, uploadUrl)
  }
  await runLimited(missing, parallelUploads, async ([hash, uploadUrl]) => {
    const path = paths.get(hash)
    if (path === undefined) throw new Error(`Hosting asks for ${hash}, which no file has`)
    const file = await packed(folder, path)
    if (file.hash !== hash) throw new Error(`${path} has changed while it was being released`)
    await api.upload(`${uploadUrl}/${hash}`, file.bytes)
  })
  return missing.size
}

function parts(files: SiteFiles): SiteFiles[] {
  const all = [...files]
  return Array.from(
    { length: Math.ceil(all.length / filesPerRequest) },
    (_, index) => new Map(all.slice(index * filesPerRequest, (index + 1) * filesPerRequest))
  )
}

interface Live {
  files: SiteFiles
  /** A print of how they are served; null when this machine has not released them. */
  config: string | null
}

/** What visitors have: as this machine remembers it, when nothing was released since, else as Hosting tells it. */
async function readLive(api: HostingApi, version: string, cacheFolder: string): Promise<Live> {
  const remembered = recall(cacheFolder)
  if (remembered?.version === version) return { config: remembered.config, files: new Map(remembered.files) }
  return { config: null, files: await api.filesOf(version) }
}

const remembered = z.object({
  config: z.string(),
  files: z.array(z.tuple([z.string(), z.string()])),
  version: z.string()
})

type Remembered = z.infer<typeof remembered>

const rememberedName = 'released.json'

function recall(cacheFolder: string): Remembered | null {
  try {
    return remembered.parse(JSON.parse(readFileSync(join(cacheFolder, rememberedName), 'utf8')))
  } catch {
    return null
  }
}

function remember(cacheFolder: string, release: Remembered): void {
  writeFileAtomic(join(cacheFolder, rememberedName), JSON.stringify(release))
}

function printOf(config: ServingConfig): string {
  return createHash('sha256').update(JSON.stringify(config)).digest('hex')
}
