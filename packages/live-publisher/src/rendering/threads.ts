import { setImmediate } from 'node:timers/promises'
import type { AstroPrerenderer, PathWithRoute } from 'astro'
import type { Threaded } from '../site.ts'
import type { Prerenderer } from './astro-internals.ts'
import { bytesOf } from './bytes.ts'
import { pagesAhead, type RenderWorker, startRenderWorker } from './render-worker.ts'
import { isPage } from '../publishing/keys.ts'
import { errorMessage } from '../publishing/error-message.ts'

/** Makes a file with Astro's template for it. */
export type Render = (file: string, template: PathWithRoute['route']) => Promise<Uint8Array>

export interface Threads<Content> {
  /** A catalogue of which files may be asked for soon: the second thread gets to know it meanwhile. */
  prepare: (content: Content) => void
  /** One of these files: the second thread makes some pages while this one is looking for others. */
  begin: (file: string, template: PathWithRoute['route']) => void
  /** Does the work for each of the files of a catalogue, which is given a thread that renders. */
  workThrough: (
    content: Content,
    files: string[],
    work: (file: string, render: Render) => Promise<void>
  ) => Promise<void>
}

/** While a file is written the next ones are rendered. */
const filesAtOnce = 2

/** From so many files on a second thread renders with this one. */
const worthHelp = 12

/** So many files the second thread is given ahead, so many of them at a time: about what it makes until all are known. What it has then, this one waits for. */
const filesAhead = 32
const filesTold = 8

/** This thread, and one more that is started when there is enough to do, and stays. */
export function openThreads<Content extends object>(
  folder: string,
  prerenderer: Prerenderer,
  site: Threaded<Content>
): Threads<Content> {
  let worker: RenderWorker<Content> | null = null
  const here: Render = async (file, template) => {
    // Gives the other thread's messages a turn, and lets React clean up after an island.
    await setImmediate()
    return rendered(file, prerenderer.render(requestFor(file), { routeData: template }))
  }
  const there =
    (worker: Pick<RenderWorker<Content>, 'render'>): Render =>
    async (file, template) =>
      // A file that fails in the thread is rendered here, where its error is reported.
      (await askFor(worker, file, template)) ?? here(file, template)
  let ahead: Prefetch<Content> | null = null
  const begin: Threads<Content>['begin'] = (file, template) => {
    if (ahead === null || worker === null || !isPage(file) || ahead.begun.size >= filesAhead) return
    ahead.found.set(file, template)
    if (ahead.found.size < filesTold) return
    worker.expect([...ahead.begun.keys(), ...ahead.found.keys()])
    for (const [each, itsTemplate] of ahead.found) ahead.begun.set(each, askFor(worker, each, itsTemplate))
    ahead.found.clear()
  }
  const workerFor = (content: Content, files: string[]): RenderWorker<Content> | null => {
    if (files.length < worthHelp) return null
    if (worker === null || worker.isGone()) worker = startRenderWorker(folder, prerenderer, site)
    worker.turnTo(content)
    worker.expect(files)
    return worker
  }
  const workThrough: Threads<Content>['workThrough'] = async (content, files, work) => {
    const worker = workerFor(content, files)
    const begun = ahead?.content === content ? ahead.begun : new Map<string, Promise<Uint8Array | null>>()
    ahead = null
    const from = (end: 'start' | 'end', atOnce: number, render: Render) => ({
      atOnce,
      from: end,
      work: (file: string) =>
        work(file, async (_, template) => (await begun.get(file)) ?? render(file, template))
    })
    await inParallel(inOrder(files, begun), [
      from('start', filesAtOnce, here),
      ...(worker ? [from('end', pagesAhead, there(worker))] : [])
    ])
  }
  const prepare = (content: Content) => {
    ahead = { begun: new Map(), content, found: new Map() }
    worker?.turnTo(content)
  }
  return { begin, prepare, workThrough }
}

/** Parts of a catalogue that the second thread received before all was known. */
interface Prefetch<Content> {
  content: Content
  /** Null is what failed. */
  begun: Map<string, Promise<Uint8Array | null>>
  /** Files to send next. */
  found: Map<string, PathWithRoute['route']>
}

/** Null when it fails. */
function askFor(
  worker: Pick<RenderWorker<object>, 'render'>,
  file: string,
  { component }: PathWithRoute['route']
): Promise<Uint8Array | null> {
  return worker.render({ component, url: requestFor(file).url }).catch(() => null)
}

/**
 * Tables of data first: they are made of the whole catalogue, which this thread has just looked at. Pages in the order of their names, and so of their
 * locales: from both ends, each thread meets its cards again. At the end what the second thread has begun.
 */
function inOrder(files: string[], begun: ReadonlyMap<string, unknown>): string[] {
  const {
    begun: last = [],
    pages = [],
    tables = []
  } = Object.groupBy(files, file => (begun.has(file) ? 'begun' : isPage(file) ? 'pages' : 'tables'))
  return [...tables.toSorted(), ...pages.toSorted(), ...last]
}

/** Names the page in an error that a template throws, because the page leads to the document. */
async function rendered(
  file: string,
  rendering: ReturnType<AstroPrerenderer['render']>
): Promise<Uint8Array> {
  try {
    const answer = await rendering
    const response = answer instanceof Response ? answer : answer.response
    // A template that does not know the file answers 404: that is no page of the site. The page that says so is made with 200 like the others.
    if (response.status !== 200) throw new Error(`answered ${response.status}`)
    return await bytesOf(response)
  } catch (error) {
    throw new Error(`${file} cannot be rendered: ${errorMessage(error)}`, { cause: error })
  }
}

/** The request that Astro's build makes for the file. */
function requestFor(file: string): Request {
  return new Request(new URL(file, 'http://localhost'))
}

/** A worker on a list: from which end it takes items, and how many at once. */
export interface Worker<Item> {
  atOnce: number
  from: 'start' | 'end'
  work: (item: Item) => Promise<void>
}

/** Ends when nothing is under way any more, also when something failed: then the rest is not begun. */
export async function inParallel<Item>(
  items: readonly Item[],
  workers: readonly Worker<Item>[]
): Promise<void> {
  const left = [...items]
  const problems: unknown[] = []
  const workThrough = async ({ from, work }: Worker<Item>) => {
    const take = () => (from === 'start' ? left.shift() : left.pop())
    for (let item = take(); item !== undefined && problems.length === 0; item = take()) {
      await work(item).catch((error: unknown) => problems.push(error))
    }
  }
  await Promise.all(
    workers.flatMap(worker => Array.from({ length: worker.atOnce }, () => workThrough(worker)))
  )
  if (problems.length > 0) throw problems[0]
}
