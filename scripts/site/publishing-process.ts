import type { Firestore } from 'firebase-admin/firestore'
import type { Catalog } from '#catalog/model/catalog.ts'
import { readSnapshot } from '#catalog/model/snapshot.ts'
import { dayInAndalusia } from '#domain/time/day.ts'
import { type Ahead, createAhead } from '#publishing/ahead.ts'
import { type Control, type ControlStore, stopsOf, wordsOfStop } from '#publishing/control.ts'
import { createFolding, type Folding } from '#publishing/fold.ts'
import type { Keys } from '#publishing/keys.ts'
import { withLock } from '#publishing/lock.ts'
import { createPreviews, type PreviewAnswer, type PreviewQuestion } from '#publishing/preview.ts'
import { practise } from '#publishing/practice.ts'
import { createPlanning } from '#publishing/planning.ts'
import { type Edition, MissingImages, publishEdition, type Workshop } from '#publishing/publication.ts'
import type { Publication, PublishOptions } from '#publishing/publisher.ts'
import { reasonOf } from '#publishing/reason.ts'
import { bootRenderer } from '#publishing/renderer.ts'
import { createRetry } from '#publishing/retry.ts'
import { openTrees, ownPlace } from '#publishing/trees.ts'
import { type Outcome, refused } from '../console.ts'
import { readCollections } from '../database/documents.ts'
import { type Following, followDatabase } from '../database/follow.ts'
import { untilAway } from '../database/presence.ts'
import { chooseTarget, withDatabase } from '../database/target.ts'
import { buildFolder } from './build-folder.ts'
import { openControl } from '../control/store.ts'
import { createEditor } from './edition.ts'
import { heapNeededMb } from './heap.ts'
import type { Ask, Message, Orders } from './publishing-messages.ts'
import { createPictures } from './share.ts'
import { codeStamp } from './stamp.ts'

// The publisher itself, in a process of its own: Astro's renderer, the catalogue, the database it hears from.
const { heapMb, isFollowing, isPractising, isRenderingAtStart }: Orders = JSON.parse(process.argv[2] ?? '{}')
const dayChecksMs = 30_000

// Ends with the program that started it, and not by a Ctrl-C that was meant for that one: what it does can be broken off at any moment.
process.once('disconnect', () => process.exit())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

const outcome = await withDatabase(chooseTarget(process.env), 'read', publishFrom).catch((error: unknown) =>
  refused(reasonOf(error))
)
if (outcome.kind === 'refused') await leave({ kind: 'ended', reason: outcome.message })

/** Until the process ends. */
async function publishFrom(db: Firestore): Promise<Outcome> {
  const trees = openTrees()
  const code = codeStamp()
  const standing = trees.current()
  const control = openControl(process.env)
  if (standing?.code !== code) return refusedForOtherCode(await control.read())
  const editor = createEditor()
  const following = isFollowing ? follow(db) : null
  await following?.ready
  const read = () => (following ? Promise.resolve(following.collections()) : readCollections(db))
  const edit = async (): Promise<Edition> => {
    const edition = await editor.edit(await read(), new Date())
    const { documents } = edition
    return heapNeededMb(documents) > heapMb ? leave({ forDocuments: documents, kind: 'restart' }) : edition
  }
  const { catalog } = await edit()
  globalThis.clavelCatalog = catalog
  const bundled = new Set(editor.photoFiles())
  const renderer = await bootRenderer(buildFolder, keys =>
    isRenderingAtStart ? different(standing.keys, keys) : new Set()
  )
  const workshop = { code, pictures: createPictures(), planning: createPlanning(), renderer, trees }
  await prepare(workshop, catalog)

  const newest = createAhead(async () => {
    const edition = await edit()
    renderer.prepare(edition.catalog)
    return edition
  })
  const publish = async (options: PublishOptions = {}): Promise<Publication> => {
    try {
      const edition = await newest.take()
      const stops = stopsOf(await control.read())
      const isNew = editor.photoFiles().some(file => !bundled.has(file))
      if (isNew || trees.current()?.code !== code) return leave({ kind: 'restart' })
      return await withLock(ownPlace(), () => publishEdition(workshop, edition, { ...options, stops }))
    } catch (error) {
      if (error instanceof MissingImages) return leave({ kind: 'restart' })
      return { kind: 'failed', reason: reasonOf(error) }
    }
  }
  const retry = createRetry(() => folding.ask())
  const run = async () => {
    const publication = await publish()
    retry.after(publication.kind === 'failed')
    report(publication)
    return publication
  }
  const folding = createFolding(run, { begin: newest.begin })
  const preview = createPreviews({
    publicKeys: () => trees.current()?.keys ?? new Map(),
    read: async () => ({ collections: await read(), moment: new Date().toISOString(), source: 'publisher' }),
    renderer
  })
  listenTo(folding, publish, preview)
  say({ kind: 'ready' })
  if (following !== null) publishChanges(following, newest, folding, control)
  return new Promise(() => {})
}

function refusedForOtherCode({ stop }: Control): Outcome {
  if (stop !== null) return refused(wordsOfStop(stop))
  return refused('The site was made by other code. Make it anew: npm run build')
}

async function prepare(
  workshop: Workshop & { pictures: ReturnType<typeof createPictures> },
  catalog: Catalog
): Promise<void> {
  const alone = <Value>(work: () => Value) => withLock(ownPlace(), work)
  await alone(() => workshop.trees.prepare())
  if (!isPractising) return
  await practise(workshop, catalog, alone).catch((error: unknown) =>
    console.error(`The publisher could not practise, its first edits take longer: ${reasonOf(error)}`)
  )
  await workshop.pictures.practise(catalog)
}

function follow(db: Firestore): Following {
  const lose = (reason: string) => void leave({ kind: 'ended', reason })
  void untilAway(db).then(lose)
  return followDatabase(db, readSnapshot(), lose)
}

/** One after the other: a preview gives the renderer another catalogue, and the next publication gives it its own back. */
function listenTo(
  folding: Pick<Folding<Publication>, 'now'>,
  publish: (options: PublishOptions) => Promise<Publication>,
  preview: (question: PreviewQuestion) => Promise<PreviewAnswer>
): void {
  process.on('message', (ask: Ask) => {
    const { id } = ask
    if ('options' in ask) {
      void folding
        .now(() => publish(ask.options))
        .then(publication => say({ id, kind: 'publication', publication }))
    } else {
      void folding
        .now(() => preview(ask.preview))
        .catch((error: unknown) => ({ kind: 'failed' as const, why: reasonOf(error) }))
        .then(answer => say({ answer, id, kind: 'preview' }))
    }
  })
}

/** What changed since the site was made, or while this was starting, and from now on. */
function publishChanges(
  { listen }: Pick<Following, 'listen'>,
  { outdate }: Pick<Ahead<Edition>, 'outdate'>,
  { ask }: Pick<Folding<Publication>, 'ask'>,
  { watch }: Pick<ControlStore, 'watch'>
): void {
  watch(ask)
  listen(() => {
    outdate()
    ask()
  })
  askEachDay(ask)
  ask()
}

/** What is to come, and what was chosen for the day, is different tomorrow. */
function askEachDay(ask: () => void): void {
  const today = () => dayInAndalusia(new Date().toISOString())
  let day = today()
  setInterval(() => {
    if (today() === day) return
    day = today()
    ask()
  }, dayChecksMs)
}

function different(before: Keys, after: Keys): ReadonlySet<string> {
  return new Set([...after].filter(([file, key]) => before.get(file) !== key).map(([file]) => file))
}

/** Of a publication that nobody asked for. */
function report(publication: Publication): void {
  say({ id: null, kind: 'publication', publication })
  say({ kind: 'memory', peakMb: Math.round(process.resourceUsage().maxRSS / 1024) })
}

function say(message: Message): void {
  process.send?.(message)
}

/** The message first: a process that ends at once loses it. */
function leave(message: Message): Promise<never> {
  process.send?.(message, undefined, undefined, () => process.exit())
  return new Promise(() => {})
}
