import type { Firestore } from 'firebase-admin/firestore'
import type { AddressBook } from '#contract/addresses/addresses.ts'
import type { Snapshot } from '#contract/reading/snapshot.ts'
import { readSnapshot } from '#catalog/model/snapshot.ts'
import { createAhead } from '#publishing/ahead.ts'
import { type Control, wordsOfStop } from '#publishing/control.ts'
import { createFolding, type Folding } from '#publishing/fold.ts'
import { createPreviews, type PreviewAnswer, type PreviewQuestion } from '#publishing/preview.ts'
import { createPlanning } from '#publishing/planning.ts'
import type { Publication, PublishOptions } from '#publishing/publisher.ts'
import { reasonOf } from '#publishing/reason.ts'
import { bootRenderer } from '#publishing/renderer.ts'
import { createRetry } from '#publishing/retry.ts'
import { openTrees, ownPlace } from '#publishing/trees.ts'
import { type Outcome, refused } from '../console.ts'
import { type Collections, readCollections } from '../database/documents.ts'
import { type Following, followDatabase } from '../database/follow.ts'
import { untilAway } from '../database/presence.ts'
import { chooseTarget, withDatabase } from '../database/target.ts'
import { buildFolder } from './build-folder.ts'
import { keepAddresses } from '../addresses/keep.ts'
import { openAddresses } from '../addresses/store.ts'
import { openControl } from '../control/store.ts'
import { editGuarded, openDayGuard } from '../guard/day-guard.ts'
import { differentFiles } from './different-files.ts'
import { createEditor, type Edition } from './edition.ts'
import { structureConsole } from '../telemetry/log.ts'
import { openTracing } from '../telemetry/tracing.ts'
import { heapNeededMb } from './heap.ts'
import { prepareTrees } from './prepare-trees.ts'
import { keepPublished, publishOnce } from './publish-once.ts'
import { publishChanges } from './publish-changes.ts'
import type { Ask, Message, Orders } from './publishing-messages.ts'
import { createPictures } from './share.ts'
import { codeStamp } from './stamp.ts'

// The publisher itself, in a process of its own: Astro's renderer, the catalogue, the database it hears from.
const { heapMb, isFollowing, isPractising, isRenderingAtStart }: Orders = JSON.parse(process.argv[2] ?? '{}')
structureConsole(process.env)
const tracing = await openTracing(process.env)

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
  const addresses = openAddresses(process.env, db)
  const editor = createEditor(await addresses.read())
  const following = isFollowing ? follow(db) : null
  await following?.ready
  const read = () => (following ? Promise.resolve(following.collections()) : readCollections(db))
  const guard = openDayGuard(ownPlace().folder, isFollowing ? null : () => trees.current()?.version ?? 0)
  const edit = (isReleased = false) =>
    tracing
      .step('read', read)
      .then(documents => editGuarded(editor, guard, documents, isReleased))
      .then(withRoom)
  const { catalog } = await edit()
  globalThis.clavelCatalog = catalog
  const bundled = new Set(editor.photoFiles())
  const renderer = await bootRenderer(buildFolder, keys =>
    isRenderingAtStart ? differentFiles(standing.keys, keys) : new Set()
  )
  const [pictures, planning] = [createPictures(), createPlanning()]
  const { step } = tracing
  const workshop = { code, pictures, planning, renderer, step, trees }
  await prepareTrees(workshop, catalog, isPractising)

  const newest = createAhead(async () => {
    const edition = await edit()
    renderer.prepare(edition.catalog)
    return edition
  })
  const isCurrent = () =>
    trees.current()?.code === code && editor.photoFiles().every(file => bundled.has(file))
  const onPublished = keepPublished(guard, keepAddresses(editor, addresses))
  const publishing = { control, editAll: () => edit(true), isCurrent, newest, onPublished, step }
  const publish = (options: PublishOptions = {}) =>
    publishOnce(workshop, publishing, options, () => leave({ kind: 'restart' }))
  const retry = createRetry(() => folding.ask())
  const run = async () => {
    const publication = await tracing.run('publication', null, publish)
    retry.after(publication.kind === 'failed')
    report(publication)
    return publication
  }
  const folding = createFolding(run, { begin: newest.begin })
  const preview = createPreviews({
    publicKeys: () => trees.current()?.keys ?? new Map(),
    read: async () => snapshotNow(await read(), editor.addresses()),
    renderer
  })
  listenTo(folding, publish, preview)
  say({ kind: 'ready' })
  if (following !== null) publishChanges(following, newest, folding, control)
  return new Promise(() => {})
}

function snapshotNow(collections: Collections, addresses: AddressBook): Snapshot {
  return { addresses, collections, moment: new Date().toISOString(), source: 'publisher' }
}

/** One that needs more heap than this process was given is for the next one. */
async function withRoom(edition: Edition): Promise<Edition> {
  const { documents } = edition
  return heapNeededMb(documents) > heapMb ? leave({ forDocuments: documents, kind: 'restart' }) : edition
}

function refusedForOtherCode({ stop }: Control): Outcome {
  if (stop !== null) return refused(wordsOfStop(stop))
  return refused('The site was made by other code. Make it anew: npm run build')
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
        .now(() => tracing.run('make', ask.options.traceparent ?? null, () => publish(ask.options)))
        .then(publication => say({ id, kind: 'publication', publication }))
    } else {
      void folding
        .now(() => preview(ask.preview))
        .catch((error: unknown) => ({ kind: 'failed' as const, why: reasonOf(error) }))
        .then(answer => say({ answer, id, kind: 'preview' }))
    }
  })
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
