import { createDebounceQueue } from './debounce-queue.ts'
import { errorMessage } from './error-message.ts'
import type { Publication, PublishOptions, Stop } from './outcome.ts'
import { type Steps, withoutMeasure } from './steps.ts'
import { createPlanning } from './planning.ts'
import {
  type ContentVersion,
  type ExtraFiles,
  type PublishContext,
  publishVersion,
  shownIn
} from './publication.ts'
import { createRetry } from './retry.ts'
import type { Releases } from '../releases/releases.ts'
import type { Renderer } from '../rendering/renderer.ts'
import type { Site } from '../site.ts'
import { releaseMemory } from '../rendering/bytes.ts'
import type { StagedRelease } from '../releases/staged-release.ts'
import { type Keys, keysOfAll, takeChanges } from './keys.ts'

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

/** Makes something of what is known so far, before it is asked for. */
export interface Prefetch<Made> {
  /** Makes it now. What fails is tried again by `take`. */
  begin: () => Promise<void>
  /** More is known: what was made is not the newest any more. */
  outdate: () => void
  /** Takes the prepared value, once; makes it now when nothing was prepared. */
  take: () => Promise<Made>
}

export function createPrefetch<Made>(make: () => Promise<Made>): Prefetch<Made> {
  let age = 0
  let made: { age: number; value: Made } | null = null
  return {
    async begin() {
      const since = age
      made = null
      try {
        made = { age: since, value: await make() }
      } catch {}
    },
    outdate() {
      age += 1
    },
    async take() {
      const before = made
      made = null
      return before?.age === age ? before.value : make()
    }
  }
}

/** Prepares a publisher, so that its first change is online as quickly as later ones: it renders some files, then runs a publication of the unchanged content and the site's rehearsals up to the last step. Each step takes the lock on its own, so that another program that changes the site need not wait for all of them. */
export async function warmUp<Content extends object>(
  context: PublishContext<Content>,
  site: Pick<Site<Content>, 'fingerprint' | 'rehearsals'>,
  content: Content,
  alone: Alone
): Promise<void> {
  const { code, releases, renderer } = context
  await renderer.render(content, renderer.examples, async (_, bytes) => releaseMemory(bytes))
  const keys = keysOfAll(site.fingerprint, shownIn(context, content))
  const own = {
    ...context,
    planning: createPlanning(site.fingerprint),
    releases: unseen(releases, { code, keys })
  }
  for (const edited of [content, ...(site.rehearsals?.(content) ?? [])]) {
    const version = { content: edited, documents: {}, moment: '', problems: [] }
    await alone(() => publishVersion(own, version, { force: true }))
  }
}

/** Does some work while no other program changes the site. */
type Alone = (work: () => Promise<unknown>) => Promise<unknown>

/** A site that is what was committed to it, and never served: each release is given up at its end. */
function unseen(
  releases: Pick<Releases, 'begin'>,
  { code, keys }: { code: string; keys: Keys }
): PublishContext<object>['releases'] {
  return {
    begin: (): StagedRelease => {
      const staged = releases.begin()
      const commit: StagedRelease['commit'] = ({ changes }) => {
        staged.abandon()
        takeChanges(keys, changes)
      }
      return { ...staged, commit }
    },
    current: () => ({ code, documents: {}, keys, version: 0 })
  }
}
