import { createDebounceQueue } from './debounce-queue.ts'
import { errorMessage } from './error-message.ts'
import type { Publication, PublishOptions } from './outcome.ts'
import { createPlanning } from './planning.ts'
import { createPrefetch } from './prefetch.ts'
import { type ContentVersion, type ExtraFiles, MissingImages, publishVersion } from './publication.ts'
import { createRetry } from './retry.ts'
import { warmUp } from './warmup.ts'
import type { Releases } from '../releases/releases.ts'
import type { Renderer } from '../rendering/renderer.ts'
import type { Site } from '../site.ts'

export interface PublisherSettings<Content extends object, Problem> {
  site: Site<Content>
  releases: Releases
  /** Of the same site. */
  renderer: Renderer<Content>
  /** A print of the code: a site that was made by other code is made anew as a whole. */
  code: string
  /** The newest content: asked before each publication, and while the end of a burst is waited for. */
  read: () => Promise<ContentVersion<Content, Problem>>
  /** Where only another start helps: pages show images that the bundle does not have, or the site was built anew by other code. */
  restart: () => Promise<never>
  /** Hears of the publications that nobody asked for. */
  onPublication?: (publication: Publication<Problem>) => void
  extraFiles?: ExtraFiles<Content>
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

export function createPublisher<Content extends object, Problem = unknown>({
  code,
  extraFiles = noFiles,
  onPublication = () => {},
  read,
  releases,
  renderer,
  restart,
  site
}: PublisherSettings<Content, Problem>): LivePublisher<Problem> {
  const context = { code, extraFiles, planning: createPlanning(site.fingerprint), releases, renderer }
  const newest = createPrefetch(async () => {
    const version = await read()
    renderer.prepare(version.content)
    return version
  })
  const publish = async (options: PublishOptions = {}): Promise<Publication<Problem>> => {
    try {
      const version = await newest.take()
      if (releases.current()?.code !== code) return await restart()
      return await releases.exclusive(() => publishVersion(context, version, options))
    } catch (error) {
      if (error instanceof MissingImages) return restart()
      return { kind: 'failed', reason: errorMessage(error) }
    }
  }
  const retry = createRetry(() => queue.ask())
  const run = async (): Promise<Publication<Problem>> => {
    const publication = await publish()
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

const noFiles = { data: 'no files', make: async () => new Map<string, string>(), shown: () => [] }
