import { createDebounceQueue } from './debounce-queue.ts'
import { errorMessage } from './error-message.ts'
import type { Publication, PublishOptions, Stop } from './outcome.ts'
import { type Steps, withoutMeasure } from './steps.ts'
import { createPlanning } from './planning.ts'
import { type Prefetch, createPrefetch } from './prefetch.ts'
import { type ContentVersion, type ExtraFiles, type PublishContext, publishVersion } from './publication.ts'
import { createRetry } from './retry.ts'
import { warmUp } from './warmup.ts'
import type { Releases } from '../releases/releases.ts'
import type { Renderer } from '../rendering/renderer.ts'
import type { Site } from '../site.ts'

export interface PublisherSettings<
  Content extends object,
  Problem,
  Version extends ContentVersion<Content, Problem>
> {
  site: Site<Content>
  releases: Releases
  /** Renders the pages of this site. */
  renderer: Renderer<Content>
  /** A print of the code: a site that was made by other code is made anew as a whole. */
  code: string
  /** The newest content: asked before each publication, and while the end of a burst is waited for. */
  read: () => Promise<Version>
  /** Starts anew: nothing else helps once other code has built the site. */
  restart: () => Promise<never>
  /** Receives the publications that started by themselves. */
  onPublication?: (publication: Publication<Problem>) => void
  extraFiles?: ExtraFiles<Content>
  /** Reasons that hold back every publication; asked before each. */
  stops?: () => Promise<Stop[]>
  /** All of the content, also edits that `read` leaves out until an operator has looked at them: for a forced publication. */
  readAll?: () => Promise<Version>
  /** The version is about to be online: runs while its files are made, and the switch waits for it. What it throws keeps the version back. */
  beforeOnline?: (version: Version) => Promise<void>
  /** The version is online. `released` says what was published by force, in words. */
  onOnline?: (version: Version, released: Released | null) => Promise<void>
  /** Is told how long each step takes. */
  step?: Steps
}

export interface Released {
  by: string
  what: string
}

/** Keeps a site warm: what changed is rendered and put into the served folder in one step. */
export interface LivePublisher<Problem = unknown> {
  /** Publishes what is read now, after what is under way. */
  publish: (options?: PublishOptions) => Promise<Publication<Problem>>
  /** Something changed: publishes soon, once for all that comes with it, and tries again later what fails. */
  changed: () => void
  /** Other work with the renderer, such as a preview: it meets no publication. */
  exclusive: <Own>(work: () => Promise<Own>) => Promise<Own>
  /** Before the first publication: the first change is then online as soon as later ones. Brings both releases up to date; with rehearsals it takes seconds. */
  warmUp: (isRehearsing?: boolean) => Promise<void>
  /** Settles when nothing runs or waits any more. */
  idle: () => Promise<void>
}

export function createPublisher<
  Content extends object,
  Problem = unknown,
  Version extends ContentVersion<Content, Problem> = ContentVersion<Content, Problem>
>(settings: PublisherSettings<Content, Problem, Version>): LivePublisher<Problem> {
  const { code, extraFiles = noFiles, onPublication = () => {}, read, releases, renderer, site } = settings
  const { step = withoutMeasure } = settings
  const context = { code, extraFiles, planning: createPlanning(site.fingerprint), releases, renderer, step }
  const newest = createPrefetch(async () => {
    const version = await read()
    renderer.prepare(version.content)
    return version
  })
  const publish = (options?: PublishOptions) => publishNewest(settings, context, newest, options)
  const retry = createRetry(() => queue.ask())
  const run = async (): Promise<Publication<Problem>> => {
    const publication = await step('publication', () => publish())
    retry.after(publication.kind === 'failed')
    onPublication(publication)
    return publication
  }
  const queue = createDebounceQueue(run, { begin: newest.begin })
  return {
    changed: () => {
      newest.outdate()
      queue.ask()
    },
    exclusive: queue.now,
    idle: queue.idle,
    publish: options => queue.now(() => publish(options)),
    warmUp: async (isRehearsing = true) => {
      await releases.exclusive(() => releases.prepare())
      if (!isRehearsing) return
      const { content } = await read()
      await warmUp(context, site, content, releases.exclusive)
    }
  }
}

/** Reports a failure, and restarts the process when only a new start can publish. */
async function publishNewest<
  Content extends object,
  Problem,
  Version extends ContentVersion<Content, Problem>
>(
  settings: PublisherSettings<Content, Problem, Version>,
  context: PublishContext<Content>,
  newest: Pick<Prefetch<Version>, 'outdate' | 'take'>,
  options: PublishOptions = {}
): Promise<Publication<Problem>> {
  const { beforeOnline = async () => {}, code, onOnline = async () => {}, read } = settings
  const { readAll = read, releases, restart } = settings
  const { step = withoutMeasure, stops = async () => [] } = settings
  try {
    const known = await step('read', newest.take)
    const released = releasedBy(options, known)
    const version = released ? await readAll() : known
    const stopped = await stops()
    if (releases.current()?.code !== code) return await restart()
    const publication = await releases.exclusive(() =>
      publishVersion(context, version, options, stopped, () => beforeOnline(version))
    )
    if (publication.kind !== 'published' && publication.kind !== 'unchanged') return publication
    await onOnline(version, released)
    // Data that were read ahead belong to the state before the rollback.
    newest.outdate()
    return publication
  } catch (error) {
    return { kind: 'failed', reason: errorMessage(error) }
  }
}

/** The person who forces a release; null when nothing waits, or nobody forces it. */
function releasedBy(
  { by = 'somebody', force = false }: PublishOptions,
  { waits }: { waits?: string }
): Released | null {
  return force && waits !== undefined ? { by, what: waits } : null
}

const noFiles = { data: 'no files', make: async () => new Map<string, string>(), shown: () => [] }
