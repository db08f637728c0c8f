import type { Firestore } from 'firebase-admin/firestore'
import { bootRenderer, createPublisher, type Keys, type LivePublisher } from 'live-publisher'
import type { Catalog } from '#catalog/model/catalog.ts'
import { readSnapshot } from '#catalog/model/snapshot.ts'
import type { Problem } from '#contract/problems/problem.ts'
import { dayInAndalusia } from '#domain/time/day.ts'
import { createPreviews, type PreviewAnswer, type PreviewQuestion } from '#publishing/preview.ts'
import type { CatalogVersion, Publication } from '#publishing/publication.ts'
import { errorMessage } from '#publishing/error-message.ts'
import { site } from '#publishing/site.ts'
import { siteReleases } from '#publishing/site-place.ts'
import { type Outcome, refused } from '../console.ts'
import { readCollections } from '../database/documents.ts'
import { type Following, followDatabase } from '../database/follow.ts'
import { untilAway } from '../database/presence.ts'
import { chooseTarget, withDatabase } from '../database/target.ts'
import { createEditor } from './edition.ts'
import { heapNeededMb } from './heap.ts'
import { type Ask, type Message, ordersSchema } from './publishing-messages.ts'
import { createPictures } from './pictures/share.ts'
import { codeStamp } from './stamp.ts'

// The publisher itself, in a process of its own: Astro's renderer, the catalogue, the database it hears from.
const { heapMb, isFollowing, isPractising, isRenderingAtStart } = ordersSchema.parse(
  JSON.parse(process.argv[2] ?? '{}')
)
const dayChecksMs = 30_000

// Ends with the program that started it, and not by a Ctrl-C that was meant for that one: what it does can be broken off at any moment.
process.once('disconnect', () => process.exit())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

const outcome = await withDatabase(chooseTarget(process.env), 'read', publishFrom).catch((error: unknown) =>
  refused(errorMessage(error))
)
if (outcome.kind === 'refused') await leave({ kind: 'ended', reason: outcome.message })

/** Until the process ends. */
async function publishFrom(db: Firestore): Promise<Outcome> {
  const releases = siteReleases()
  const code = codeStamp()
  const standing = releases.current()
  if (standing?.code !== code) return refused('The site was made by other code. Make it anew: npm run build')
  const editor = createEditor()
  const following = isFollowing ? follow(db) : null
  await following?.ready
  const documentsNow = () => (following ? Promise.resolve(following.collections()) : readCollections(db))
  const edit = async (): Promise<CatalogVersion> => {
    const version = await editor.edit(await documentsNow(), new Date())
    const { documents } = version
    return heapNeededMb(documents) > heapMb ? leave({ forDocuments: documents, kind: 'restart' }) : version
  }
  const { content } = await edit()
  const bundled = new Set(editor.photoFiles())
  const renderer = await bootRenderer(site, content, {
    choose: keys => (isRenderingAtStart ? different(standing.keys, keys) : new Set()),
    folder: releases.buildFolder
  })
  const pictures = createPictures()
  const restart = () => leave({ kind: 'restart' })
  const publisher = createPublisher<Catalog, Problem>({
    code,
    extraFiles: pictures,
    onPublication: report,
    read: async () => {
      const version = await edit()
      return editor.photoFiles().some(file => !bundled.has(file)) ? restart() : version
    },
    releases,
    renderer,
    restart,
    site
  })
  await publisher
    .warmUp(isPractising)
    .catch((error: unknown) =>
      console.error(`The publisher could not warm up, its first edits take longer: ${errorMessage(error)}`)
    )
  if (isPractising) await pictures.warmUp(content)
  const preview = createPreviews({
    publicKeys: () => releases.current()?.keys ?? new Map(),
    read: async () => ({
      collections: await documentsNow(),
      moment: new Date().toISOString(),
      source: 'publisher'
    }),
    renderer
  })
  listenTo(publisher, preview)
  say({ kind: 'ready' })
  if (following !== null) publishChanges(following, publisher)
  return new Promise(() => {})
}

function follow(db: Firestore): Following {
  const lose = (reason: string) => void leave({ kind: 'ended', reason })
  void untilAway(db).then(lose)
  return followDatabase(db, readSnapshot(), lose)
}

/** One after the other: a preview gives the renderer another catalogue, and the next publication gives it its own back. */
function listenTo(
  { exclusive, publish }: LivePublisher<Problem>,
  preview: (question: PreviewQuestion) => Promise<PreviewAnswer>
): void {
  process.on('message', (ask: Ask) => {
    const { id } = ask
    if ('options' in ask) {
      void publish(ask.options).then(publication => say({ id, kind: 'publication', publication }))
    } else {
      void exclusive(() => preview(ask.preview))
        .catch((error: unknown) => ({ kind: 'failed' as const, why: errorMessage(error) }))
        .then(answer => say({ answer, id, kind: 'preview' }))
    }
  })
}

/** What changed since the site was made, or while this was starting, and from now on. */
function publishChanges(
  { listen }: Pick<Following, 'listen'>,
  { changed }: Pick<LivePublisher, 'changed'>
): void {
  listen(changed)
  askEachDay(changed)
  changed()
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
