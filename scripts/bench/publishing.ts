import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { watch } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { type DocumentReference, getFirestore } from 'firebase-admin/firestore'
import type { Keys } from 'live-publisher'
import { freePort, startDatabase, takePort } from 'local-firebase'
import type { Publication } from '#publishing/publication.ts'
import { siteReleases } from '#publishing/site-place.ts'
import { localProject } from '../database/target.ts'
import { createSiteHost } from '../local/host.ts'
import type { Documents } from '../site/heap.ts'
import { startPublisher } from '../publisher/publisher.ts'
import { sharingCache } from '../site/pictures/pictures.ts'
import { codeStamp } from '../site/stamp.ts'
import { dailyEditsOn, type Edit, firstEditsOn } from './edits.ts'
import { secondsOf, secondsSince } from './timed.ts'
import { filesBelow } from './weigh.ts'

/** How an edit came online: until the first answer that shows it. */
export interface EditFigures {
  what: string
  sinceWriteSeconds: number
  /** Since who listens to the database was told of it. */
  sinceSeenSeconds: number
  files: number
}

export interface PublishingFigures {
  unchangedSeconds: number
  edits: EditFigures[]
  /** Each edit changes one experience, with the time between two that an editor takes. */
  dailyEdits: EditFigures[]
  peakMb: number
}

interface Grown {
  dailyEdits: number
  documents: Documents
  folder: string
  /** The site of a clean build, and what it was made of. */
  site: string
  keys: Keys
}

const pollMs = 5

/** From one edit being online to the next being written: editors do not write quicker, and what a publisher does afterwards comes to its end. */
const editorsPauseMs = 2000

/** A server with a publisher behind it, in a database and a place of their own. */
export async function measurePublishing({
  dailyEdits,
  documents,
  folder,
  keys,
  site
}: Grown): Promise<PublishingFigures> {
  const place = placeIn(folder)
  mkdirSync(sharingCache, { recursive: true })
  const drawnBefore = new Set(filesBelow(sharingCache))
  process.env.SITE_PLACE = place
  siteReleases().install(site, { code: codeStamp(), documents, keys })

  const database = await startDatabase()
  process.env.FIRESTORE_EMULATOR_HOST = database.host
  await secondsOf('scripts/seed.ts', ['--from', folder])
  const server = await takePort(await freePort())
  if (typeof server === 'string') throw new Error(server)
  server.open(await createSiteHost({ folder: place, functions: join(place, 'functions.mjs') }, server.origin))
  const app = initializeApp({ projectId: localProject }, 'bench')

  let peakMb = 0
  let hear: (publication: Publication) => void = () => {}
  const publisher = startPublisher({
    isFollowing: true,
    onMemory: mb => (peakMb = mb),
    // After its start the publisher looks by itself, and there is nothing to do.
    onPublication(publication) {
      if (publication.kind !== 'unchanged') hear(publication)
    }
  })
  const start = await publisher.publish()
  if (start.kind !== 'unchanged' && start.kind !== 'published')
    throw new Error(JSON.stringify(start).slice(0, 500))
  const since = performance.now()
  await publisher.publish()
  const unchangedSeconds = secondsSince(since)

  const nextPublication = () => new Promise<Publication>(resolve => (hear = resolve))
  const measure = (edit: Edit) => measureEdit(edit, { nextPublication, origin: server.origin, place })
  const db = getFirestore(app)
  const first = await firstEditsOn(db)
  const edits: EditFigures[] = []
  for (const edit of first) edits.push(await measure(edit))
  const daily: EditFigures[] = []
  for (const edit of await dailyEditsOn(db, dailyEdits, first)) {
    await setTimeout(editorsPauseMs)
    daily.push(await measure(edit))
  }

  await publisher.close()
  // The next run makes the same edits, and has their pictures to draw like this one.
  for (const file of filesBelow(sharingCache)) if (!drawnBefore.has(file)) rmSync(join(sharingCache, file))
  server.close()
  await deleteApp(app)
  database.stop()
  return { dailyEdits: daily, edits, peakMb, unchangedSeconds }
}

interface Served {
  nextPublication: () => Promise<Publication>
  origin: string
  place: string
}

async function measureEdit(edit: Edit, { nextPublication, origin, place }: Served): Promise<EditFigures> {
  const published = nextPublication()
  // The link is watched: a server that is asked all the time would take a processor from the publisher.
  const switched = anotherSite(place)
  const seen = await nextChangeOf(edit.document)
  await refuseShown(edit, origin)
  const begun = performance.now()
  await edit.write()
  await Promise.race([switched, published])
  while (!(await textAt(origin + edit.path)).includes(edit.shows)) await setTimeout(pollMs)
  const sinceWriteSeconds = secondsSince(begun)
  const sinceSeenSeconds = secondsSince(await seen.changed)
  // It tells of itself when the other tree has followed.
  return { files: filesOf(await published), sinceSeenSeconds, sinceWriteSeconds, what: edit.what }
}

/** Folder for a server's own files beside the site. */
function placeIn(folder: string): string {
  const place = join(folder, 'place')
  mkdirSync(place, { recursive: true })
  copyFileSync('firebase.json', join(place, 'firebase.json'))
  writeFileSync(join(place, 'functions.mjs'), '')
  return place
}

/** The text of an edit must not be on the page before. */
async function refuseShown({ path, shows }: Edit, origin: string): Promise<void> {
  if ((await textAt(origin + path)).includes(shows))
    throw new Error(`${path} shows «${shows}» before it was written`)
}

/** Settles when another tree is served. */
async function anotherSite(place: string): Promise<void> {
  for await (const { filename } of watch(place, { persistent: false })) if (filename === 'dist') return
}

/** Listens to a document: `changed` is the moment of its next change. */
async function nextChangeOf(document: DocumentReference): Promise<{ changed: Promise<number> }> {
  const [ready, changed] = [Promise.withResolvers<number>(), Promise.withResolvers<number>()]
  const tell = [ready, changed].values()
  const stop = document.onSnapshot(() => {
    tell.next().value?.resolve(performance.now())
  })
  void changed.promise.then(stop)
  await ready.promise
  return { changed: changed.promise }
}

function filesOf(publication: Publication): number {
  return publication.kind === 'published' ? publication.added.length + publication.changed.length : 0
}

async function textAt(address: string): Promise<string> {
  return (await fetch(address)).text()
}
