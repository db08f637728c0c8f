import type { Firestore } from 'firebase-admin/firestore'
import { bootRenderer, createPublisher, type LivePublisher, type Steps } from 'live-publisher'
import type { Catalog } from '#catalog/model/catalog.ts'
import { readSnapshot } from '#catalog/model/snapshot.ts'
import type { AddressBook } from '#contract/addresses/addresses.ts'
import type { Problem } from '#contract/problems/problem.ts'
import type { Snapshot } from '#contract/reading/snapshot.ts'
import { createPreviews, type PreviewAnswer, type PreviewQuestion } from '#publishing/preview.ts'
import type { Publication } from '#publishing/publication.ts'
import { type Control, stopsOf, wordsOfStop, type ControlStore } from '#publishing/control.ts'
import { errorMessage } from '#publishing/error-message.ts'
import { createPendingEdits } from '#publishing/online-edits.ts'
import { site } from '#publishing/site.ts'
import { sitePlace, siteReleases } from '#publishing/site-place.ts'
import { dayInAndalusia } from '#domain/time/day.ts'
import { type Outcome, refused } from '../console.ts'
import { type Collections, readCollections } from '../database/documents.ts'
import { type Following, followDatabase } from '../database/follow.ts'
import { chooseTarget, withDatabase } from '../database/target.ts'
import { openAddresses } from '../addresses/store.ts'
import { openControl } from '../control/store.ts'
import { editGuarded, openDayGuard } from '../guard/day-guard.ts'
import { structureConsole } from '../telemetry/log.ts'
import { openTracing } from '../telemetry/tracing.ts'
import { leadAddresses } from '../addresses/keep.ts'
import { afterPublication } from './after-publication.ts'
import { createEditor, type ContentVersion } from '../site/content-version.ts'
import { heapNeededMb } from '../site/heap.ts'
import { type Ask, type Message, ordersSchema } from './publishing-messages.ts'
import { createPictures } from '../site/pictures/pictures.ts'
import { weatherHere } from '../weather/stored-weather.ts'
import { codeStamp } from '../site/stamp.ts'
import { keepWeather } from '../weather/follow.ts'

// The publisher itself, in a process of its own: Astro's renderer, the catalogue, the database it listens to.
const { heapMb, isAsked, isFollowing, isPractising } = ordersSchema.parse(JSON.parse(process.argv[2] ?? '{}'))
const dayChecksMs = 30_000
const edits = createPendingEdits()
structureConsole(process.env)
const tracing = await openTracing(process.env)
/** A publication that started by itself is a trace of its own. */
const step: Steps = (name, work) =>
  name === 'publication' ? tracing.own(name, work) : tracing.step(name, work)

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
  const control = openControl(process.env, isFollowing)
  if (standing?.code !== code) return leaveForOtherCode(await control.read())
  const addresses = openAddresses(process.env, db)
  const editor = createEditor(await addresses.read(), () => weatherHere(process.env))
  const guard = openDayGuard(sitePlace().folder, isFollowing ? null : () => releases.current()?.version ?? 0)
  const following = isFollowing ? follow(db) : null
  await following?.ready
  const documentsNow = async () => following?.collections() ?? readCollections(db)
  const edit = async (isReleased = false) => {
    // Before the documents: what changes in between belongs to the next publication.
    edits.read(following?.takeEdits() ?? new Map())
    return withRoom(await editGuarded(editor, guard, await documentsNow(), isReleased))
  }
  const { content } = await withRoom(await editGuarded(editor, guard, await documentsNow(), false))
  const renderer = await bootRenderer(site, content, { folder: releases.buildFolder })
  const pictures = createPictures()
  const publisher = createPublisher<Catalog, Problem, ContentVersion>({
    beforeOnline: leadAddresses(addresses),
    code,
    extraFiles: pictures,
    onPublication: report,
    onOnline: afterPublication({ addresses, control, editor, guard }),
    read: edit,
    readAll: () => edit(true),
    releases,
    renderer,
    restart: () => leave({ kind: 'restart' }),
    site,
    step,
    stops: async () => stopsOf(await control.read())
  })
  await publisher
    .warmUp(isPractising)
    .catch((error: unknown) =>
      console.error(`The publisher could not warm up, its first edits take longer: ${errorMessage(error)}`)
    )
  if (isPractising) await pictures.warmUp(content)
  const snapshot = async () => snapshotNow(editor.addresses(), await documentsNow())
  const preview = createPreviews({
    publicKeys: () => releases.current()?.keys ?? new Map(),
    read: snapshot,
    renderer
  })
  listenTo(publisher, preview)
  say({ kind: 'ready' })
  const changed = isAsked ? () => say({ kind: 'changed' }) : publisher.changed
  if (following !== null) listenForChanges({ changed, control, following, snapshot })
  return new Promise(() => {})
}

function snapshotNow(addresses: AddressBook, collections: Collections): Snapshot {
  return {
    addresses,
    collections,
    moment: new Date().toISOString(),
    source: 'publisher',
    weather: weatherHere(process.env)
  }
}

/** One that needs more heap than this process was given is for the next one. */
async function withRoom(edition: ContentVersion): Promise<ContentVersion> {
  const { documents } = edition
  return heapNeededMb(documents) > heapMb ? leave({ forDocuments: documents, kind: 'restart' }) : edition
}

/** The site is made anew; not while an operator has stopped publications. */
async function leaveForOtherCode(control: Control): Promise<Outcome> {
  const stops = stopsOf(control)
  if (stops.length === 0) return refused('The site was made by other code. Make it anew: npm run build')
  return leave({ kind: 'ended', reason: stops.map(wordsOfStop).join(' '), stops })
}

function follow(db: Firestore): Following {
  return followDatabase(db, readSnapshot(), reason => void leave({ kind: 'ended', reason }))
}

/** One after the other: a preview gives the renderer another catalogue, and the next publication gives it its own back. */
function listenTo(
  { exclusive, publish }: LivePublisher<Problem>,
  preview: (question: PreviewQuestion) => Promise<PreviewAnswer>
): void {
  process.on('message', (ask: Ask) => {
    const { id } = ask
    if ('options' in ask) {
      void tracing
        .run('make', ask.options.traceparent ?? null, () => publish(ask.options))
        .then(publication => say({ id, kind: 'publication', publication: withEdits(publication) }))
    } else {
      void exclusive(() => preview(ask.preview))
        .catch((error: unknown) => ({ kind: 'failed' as const, why: errorMessage(error) }))
        .then(answer => say({ answer, id, kind: 'preview' }))
    }
  })
}

function withEdits(publication: Publication): Publication {
  return { ...publication, edits: edits.broughtBy(publication) }
}

/** Reports a publication that started by itself. */
function report(publication: Publication): void {
  say({ id: null, kind: 'publication', publication: withEdits(publication) })
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

interface Sources {
  changed: () => void
  control: Pick<ControlStore, 'watch'>
  following: Pick<Following, 'listen'>
  /** Reads the documents as they are now. */
  snapshot: () => Promise<Snapshot>
}

/** Publishes changes since the site was made, including those during this start, and follows further ones. */
function listenForChanges({ changed, control, following, snapshot }: Sources): void {
  control.watch(changed)
  following.listen(changed)
  askEachDay(changed)
  keepWeather({ changed, env: process.env, read: snapshot })
  changed()
}

/** Publishes once a day, because upcoming events and the choices of the day change. */
function askEachDay(ask: () => void): void {
  const today = () => dayInAndalusia(new Date().toISOString())
  let day = today()
  setInterval(() => {
    if (today() === day) return
    day = today()
    ask()
  }, dayChecksMs)
}
