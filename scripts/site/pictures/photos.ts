import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
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
import { photographs } from '#settings.ts'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'
import { keepMaster } from './photos/master.ts'
import { readPhoto } from './photos/source.ts'
import { readUploads, type Uploads } from './photos/uploads.ts'

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
