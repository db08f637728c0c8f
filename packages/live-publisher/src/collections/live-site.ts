import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDebounceQueue } from '../publishing/debounce-queue.ts'
import { errorMessage } from '../publishing/error-message.ts'
import { addressOf, isPage, type Keys, keysOfAll } from '../publishing/keys.ts'
import { massDeletionAlarms } from '../publishing/mass-deletion-check.ts'
import type { Changes, Publication, PublishOptions } from '../publishing/outcome.ts'
import { createPlanning, type Planning } from '../publishing/planning.ts'
import { publishVersion } from '../publishing/publication.ts'
import { createRetry } from '../publishing/retry.ts'
import { openReleases, type Releases } from '../releases/releases.ts'
import { buildWarm, NeedsBuild, type Page, type WarmSite } from './whole-build.ts'
import { isPlain } from '../content/plain-object.ts'
import type { Renderer } from '../rendering/renderer.ts'
import type { Shown } from '../site.ts'
import { hashOf, noReads, printOf, type Reads } from './tracked-content.ts'

/** The pages of one content, and the key of what each shows. */
interface PagesOfContent {
  keys: Keys
  pages: ReadonlyMap<string, Page>
  shown: readonly Shown[]
}

interface TrackedPages {
  now: () => Promise<PagesOfContent>
  renderer: Renderer<PagesOfContent>
}

/** The key of a page is a print of its props and of all that it read when it was made last. */
const fingerprint = String

/** Knows of every page what it read, and so whether it shows something else now. */
function trackPages({ pages: pagesNow, reads, render, tracked }: WarmSite): TrackedPages {
  const keys: Keys = new Map()
  /** State of the content when each page was made. */
  const made = new Map<string, string>()
  const printNow = ({ file, props }: Page, read: Reads) =>
    `${file}\n${printOf(props)}\n${tracked.printOf(read)}`
  const now = async (): Promise<PagesOfContent> => {
    const pages = await pagesNow()
    for (const page of pages.values()) {
      const { file } = page
      const print = printNow(page, reads.get(file) ?? noReads())
      if (!keys.has(file)) made.set(file, print)
      if (made.get(file) !== print || !keys.has(file)) keys.set(file, hashOf(print))
    }
    for (const file of keys.keys()) if (!pages.has(file)) keys.delete(file)
    const shown = [...pages.keys()].map(path => ({
      data: keys.get(path) ?? '',
      files: [{ language: null, path }]
    }))
    return { keys: new Map(keys), pages, shown }
  }
  const renderer: Renderer<PagesOfContent> = {
    assets: () => new Map(),
    begin: () => {},
    examples: [],
    keysOf: content => keysOfAll(fingerprint, [content.shown]),
    prepare: () => {},
    render: async ({ pages }, files, take) => {
      for (const file of files) {
        const page = pages.get(file)
        if (page === undefined) throw new Error(`The site has no ${file}`)
        const { bytes, reads: own } = await render(page)
        reads.set(file, own)
        // Its key stands for its present parts.
        made.set(file, printNow(page, own))
        await take(file, bytes)
      }
    },
    shown: content => [content.shown]
  }
  return { now, renderer }
}

const most = 100_000
const methods = ['toLocaleDateString', 'toLocaleString', 'toLocaleTimeString'] as const

/**
 * From now on this process writes each date out once. Node makes a formatter anew whenever a date is written with options, which takes a list of two thousand
 * posts a second.
 */
export function rememberDateTexts(): void {
  const known = new Map<string, string>()
  for (const method of methods) {
    const write = Date.prototype[method]
    const remembered = function (
      this: Date,
      locale?: Intl.LocalesArgument,
      options?: Intl.DateTimeFormatOptions
    ): string {
      // Other objects may hide what they stand for.
      if (typeof locale !== 'string' || !isPlain(options)) return write.call(this, locale, options)
      const key = JSON.stringify([method, this.getTime(), locale, options])
      const text = known.get(key) ?? write.call(this, locale, options)
      if (known.size < most) known.set(key, text)
      return text
    }
    Object.assign(Date.prototype, { [method]: remembered })
  }
}

/** A site that is published whenever its content changes. */
export interface LiveSite {
  close: () => Promise<void>
  /** Asks every loader for its entries, and publishes what is new. */
  publish: (options?: PublishOptions) => Promise<Publication>
  releases: Releases
  /** The folder that visitors are served. */
  served: string
}

export interface LiveSiteSettings {
  root: string
  /** Is told why everything is built. */
  onBuild: (reason: string) => void
  /** Receives the first build, and the publications that started by themselves. */
  onPublication: (publication: Publication) => void
}

/** Folder below the root of a site that holds its releases and their records. */
const ownFolder = '.live'
const code = 'content collections'

/** Results of a whole build that the next one uses again. */
interface Warm {
  pages: TrackedPages
  planning: Planning
  site: WarmSite
}

/** Builds the site, and keeps it warm from then on. */
export async function openLiveSite(settings: LiveSiteSettings): Promise<LiveSite> {
  const { onPublication, root } = settings
  rememberDateTexts()
  const folder = resolve(root, ownFolder)
  let ask = () => {}
  const warmth = await keepWarm(settings, folder, () => ask())
  const retry = createRetry(() => ask())
  const publish = async (options?: PublishOptions): Promise<Publication> => {
    const publication = await warmth.publish(options).catch((error: unknown) => failure(error))
    retry.after(publication.kind === 'failed')
    return publication
  }
  const queue = createDebounceQueue(async () => {
    const publication = await publish()
    if (publication.kind !== 'unchanged') onPublication(publication)
  })
  onPublication(await warmth.install({ force: true }))
  ask = queue.ask
  return {
    close: async () => {
      ask = () => {}
      await queue.idle()
      warmth.content().close()
      rmSync(join(folder, 'work'), { force: true, recursive: true })
    },
    publish: options =>
      queue.now(async () => {
        await warmth.content().reload()
        return publish(options)
      }),
    releases: warmth.releases,
    served: warmth.served
  }
}

/** Publishes single pages where that is possible, and builds everything where it is not. */
async function keepWarm({ onBuild, root }: LiveSiteSettings, folder: string, ask: () => void) {
  let builds = 0
  /** Something changed since the last publication. */
  let isChanged = false
  let needsBuild: string | null = null
  const changed = () => {
    isChanged = true
    ask()
  }
  const build = async (reason: string): Promise<Warm> => {
    onBuild(reason)
    const work = join(folder, 'work', `${process.pid}-${(builds += 1)}`)
    const site = await buildWarm({ changed, root, work })
    return { pages: trackPages(site), planning: createPlanning(fingerprint), site }
  }
  let warm = await build('the start')
  const served = fileURLToPath(warm.site.config.outDir).replace(/\/$/, '')
  const releases = openReleases({ folder, served, ...warm.site.options })
  const install = async (options: PublishOptions): Promise<Publication> => {
    const publication = await installWhole(releases, warm, options)
    if (publication.kind === 'published') needsBuild = null
    return publication
  }
  const publish = async (options: PublishOptions = {}): Promise<Publication> => {
    const isOther = isChanged
    isChanged = false
    needsBuild ??= (await warm.site.content.update()) ?? (isOther ? warm.site.unfit() : null)
    if (needsBuild === null)
      try {
        return await publishPages(releases, warm, options)
      } catch (error) {
        if (!(error instanceof NeedsBuild)) throw error
        needsBuild = error.message
      }
    const before = warm
    warm = await build(needsBuild)
    before.site.content.close()
    return install(options)
  }
  return { content: () => warm.site.content, install, publish, releases, served }
}

function failure(error: unknown): Publication {
  return { kind: 'failed', reason: errorMessage(error) }
}

/** Renders the pages that show something else than before. */
async function publishPages(
  releases: Releases,
  { pages: { now, renderer }, planning, site }: Warm,
  options: PublishOptions
): Promise<Publication> {
  const version = {
    content: await now(),
    documents: countsOf(site),
    moment: new Date().toISOString(),
    problems: []
  }
  const extraFiles = { data: 'no files', make: async () => new Map<string, string>(), shown: () => [] }
  const context = { code, extraFiles, planning, releases, renderer }
  return releases.exclusive(() => publishVersion<PagesOfContent, unknown>(context, version, options))
}

function countsOf({ content }: WarmSite): Record<string, number> {
  return Object.fromEntries(content.names.map(name => [name, content.entriesOf(name).size]))
}

/** Puts a whole build in the place of what is served. */
async function installWhole(
  releases: Releases,
  { pages, site }: Warm,
  { force = false }: PublishOptions
): Promise<Publication> {
  const since = performance.now()
  const { shown } = await pages.now()
  const keys = keysOfAll(fingerprint, [shown])
  const before = releases.current()
  const files = differencesBetween(fileURLToPath(site.config.outDir), site.made)
  const documents = countsOf(site)
  const alarms =
    before === null || force
      ? []
      : massDeletionAlarms({ ...before, pages: () => countPages(before.keys.keys()) }, documents, files)
  const report = { moment: new Date().toISOString(), pages: countPages(keys.keys()), problems: [] }
  const told = () => ({ ...addresses(files), milliseconds: Math.round(performance.now() - since), report })
  if (alarms.length > 0) return { ...told(), alarms, kind: 'held' }
  await releases.replace(site.made, { code, documents, keys })
  await releases.exclusive(() => releases.prepare())
  const step = { files, from: before?.version ?? 0, to: releases.current()?.version ?? 0 }
  return { ...told(), kind: 'published', step }
}

function addresses({ added, changed, removed }: Changes): Changes {
  return {
    added: added.map(addressOf),
    changed: changed.map(addressOf),
    removed: removed.map(addressOf)
  }
}

function countPages(files: Iterable<string>): number {
  return [...files].filter(isPage).length
}

/** The files that are different in two folders. */
function differencesBetween(before: string, now: string): Changes {
  const [old, all] = [filesIn(before), filesIn(now)]
  return {
    added: [...all].filter(file => !old.has(file)).toSorted(),
    changed: [...all]
      .filter(
        file => old.has(file) && !readFileSync(join(before, file)).equals(readFileSync(join(now, file)))
      )
      .toSorted(),
    removed: [...old].filter(file => !all.has(file)).toSorted()
  }
}

function filesIn(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set()
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Set(
    entries.filter(entry => entry.isFile()).map(entry => relative(folder, join(entry.parentPath, entry.name)))
  )
}
