import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { photoFolder } from '#catalog/model/photos.ts'
import {
  type FetchedPhoto as Fetched,
  fetchedPhotosSchema,
  type PhotoIndex,
  type ReadablePhoto
} from '#contract/published/photo-index.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import type { PhotoSources } from '#domain/catalogue/photo/sources.ts'
import { uploadedFile } from '#domain/data/picture-file.ts'
import { functionsHost, photographs } from '#settings.ts'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'
import { fetchPhoto, type Finding, readPhoto } from './photos/source.ts'
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { chooseTarget } from '../../database/target.ts'
import { filesFolder } from '../../local/files-folder.ts'
import { hostingSiteIn } from '../../publisher/hosting-site.ts'

/** The widest size the pages show, on a screen of twice the density. */
const widest = 1600
const asMaster = { chromaSubsampling: '4:4:4', quality: 90 }
const formats = ['jpeg', 'png', 'webp', 'heif']

/** Keeps the photograph upright and no wider than needed, in a file named after what it was made from; null when it cannot be read. */
async function keepMaster(content: Buffer, folder: string): Promise<ReadablePhoto | null> {
  const name = `${createHash('sha256').update(content).digest('hex').slice(0, 20)}.jpg`
  const file = join(folder, name)
  try {
    if (existsSync(file)) return { file: name, ...(await sizeOf(file)) }
    const { format } = await sharp(content).metadata()
    if (!formats.includes(format)) return null
    const upright = sharp(content).rotate().resize({ width: widest, withoutEnlargement: true })
    const { data, info } = await upright
      .flatten({ background: '#ffffff' })
      .jpeg(asMaster)
      .toBuffer({ resolveWithObject: true })
    await writeWhole(file, data)
    return { file: name, height: info.height, width: info.width }
  } catch {
    return null
  }
}

/** A reader of the file finds all of it. */
async function writeWhole(file: string, data: Buffer): Promise<void> {
  await writeFile(`${file}.tmp`, data)
  renameSync(`${file}.tmp`, file)
}

async function sizeOf(file: string): Promise<{ width: number; height: number }> {
  const { height, width } = await sharp(file).metadata()
  return { height, width }
}

/** How long a fetched photograph is taken to be the same without asking. */
const freshMs = 24 * 60 * 60 * 1000
const requestsAtOnce = 4 * availableParallelism()

export interface UnreadablePhoto {
  /** The experience that shows it. */
  id: string
  reason: string
  url: string
}

interface Options {
  folder?: string
  now?: number
  sources?: PhotoSources
  uploads?: Uploads
}

/**
 * Reads the photographs of the experiences into a folder of the build, and says which cannot be read. A fetched one that cannot be read any more
 * stays as it was. What did not change is neither fetched nor written again.
 */
export async function gatherPhotos(
  experiences: Pick<Experience, 'id' | 'photos'>[],
  {
    folder = photoFolder,
    now = Date.now(),
    sources = photographs,
    uploads = readUploads(process.env)
  }: Options = {}
): Promise<UnreadablePhoto[]> {
  mkdirSync(folder, { recursive: true })
  const fetchedFile = join(folder, 'fetched.json')
  const before = existsSync(fetchedFile)
    ? fetchedPhotosSchema.parse(JSON.parse(readFileSync(fetchedFile, 'utf8')))
    : {}
  const urls = [...new Set(experiences.flatMap(({ photos }) => photos.map(({ url }) => url)))].sort()
  const gathering: Gathering = {
    fetched: {},
    folder,
    index: {},
    now,
    reasons: new Map(),
    sources,
    uploads
  }
  const queue = urls.values()
  const work = async () => {
    for (const url of queue) await gather(url, before[url] ?? null, gathering)
  }
  await Promise.all(Array.from({ length: requestsAtOnce }, work))
  forget(folder, gathering.index)
  writeFileAtomic(fetchedFile, JSON.stringify(gathering.fetched))
  writeFileAtomic(join(folder, 'index.json'), JSON.stringify(inOrder(gathering.index)))
  return experiences.flatMap(({ id, photos }) =>
    photos.flatMap(({ url }) => {
      const reason = gathering.reasons.get(url)
      return reason === undefined ? [] : [{ id, reason, url }]
    })
  )
}

/** Nobody asks any more for what no document names. */
function forget(folder: string, index: Gathering['index']): void {
  const shown = new Set(Object.values(index).map(({ file }) => file))
  const unused = readdirSync(folder).filter(name => name.endsWith('.jpg') && !shown.has(name))
  for (const name of unused) rmSync(join(folder, name))
}

interface Gathering {
  fetched: Record<string, Fetched>
  folder: string
  index: Record<string, ReadablePhoto>
  now: number
  reasons: Map<string, string>
  sources: PhotoSources
  uploads: Uploads
}

async function gather(url: string, before: Fetched | null, gathering: Gathering): Promise<void> {
  const { folder, now, sources, uploads } = gathering
  const known = before !== null && existsSync(join(folder, before.file)) ? before : null
  const isAllowed = url.startsWith('/') || sources.origins.includes(new URL(url).origin)
  const isUploaded = uploadedFile(url) !== null
  // An uploaded photograph never changes behind its address.
  if (known && isAllowed && (isUploaded || now - known.asked < freshMs))
    return keep(url, known, known, gathering)
  const finding = isUploaded ? await uploads(url) : await readPhoto(url, sources, known?.tag ?? null)
  if (finding.kind === 'found') {
    const photo = await keepMaster(finding.content, folder)
    if (photo)
      return keep(
        url,
        photo,
        url.startsWith('/') && !isUploaded ? null : { ...photo, asked: now, tag: finding.tag },
        gathering
      )
    gathering.reasons.set(url, 'no es una imagen JPEG, PNG, WebP o AVIF que se pueda leer')
  } else if (finding.kind === 'failed') gathering.reasons.set(url, finding.reason)
  if (known && isAllowed) {
    keep(url, known, finding.kind === 'unchanged' ? { ...known, asked: now } : known, gathering)
  }
}

function keep(
  url: string,
  { file, height, width }: ReadablePhoto,
  fetched: Fetched | null,
  gathering: Gathering
): void {
  gathering.index[url] = { file, height, width }
  if (fetched) gathering.fetched[url] = fetched
}

function inOrder(index: PhotoIndex): PhotoIndex {
  return Object.fromEntries(Object.entries(index).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** Reads the address of an uploaded photograph. */
export type Uploads = (address: string) => Promise<Finding>

/** Photographs of the studio: in the folder of this machine; those of a project where its site serves them, which any reader may. */
export function readUploads(env: NodeJS.ProcessEnv): Uploads {
  return chooseTarget(env).kind === 'cloud'
    ? readFrom(`https://${hostingSiteIn(env)}.web.app`, `${functionsHost}/archivos`)
    : async address => readStored(address, filesFolder(env))
}

/** Asks the site, and where it does not have the file the function behind it: before the first release there is no site yet. */
export function readFrom(site: string, behindIt: string): Uploads {
  return async address => {
    const found = await fetchPhoto(`${site}${address}`, null)
    return found.kind === 'failed' ? fetchPhoto(`${behindIt}${address}`, null) : found
  }
}

function readStored(address: string, folder: string): Finding {
  try {
    return {
      content: readFileSync(join(folder, uploadedFile(address) ?? '')),
      kind: 'found',
      tag: null
    }
  } catch {
    return { kind: 'failed', reason: 'no está entre las fotografías subidas' }
  }
}
