import { readdirSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'

import { type ContentDiff, contentDiff } from '../content/content-diff.ts'
import type { Threaded } from '../site.ts'
import {
  bundleFolder,
  entryAmong,
  type HeadScript,
  headScripts,
  type Prerenderer
} from './astro-internals.ts'

/** A page as Astro renders it: the address of its file, and the template. */
export interface Page {
  url: string
  component: string
}

/** A second thread with Astro's program for the pages: the bytes it makes are those of the first one. */
export interface RenderWorker<Content> {
  /** What it renders from here on. */
  turnTo: (content: Content) => void
  /** The files that it will be asked for, as Astro wants to know them before. */
  expect: (files: string[]) => void
  render: (page: Page) => Promise<Uint8Array<ArrayBuffer>>
  /** Renders a page into a file. */
  make: (page: Page, path: string) => Promise<unknown>
  /** How many pages it was given and has not handed back. */
  busyWith: () => number
  /** It ended by itself, such as without memory. */
  isGone: () => boolean
  close: () => Promise<number>
}

/** What the thread is told when it starts. */
export interface Start {
  entry: string
  /** The address of the site's own module (`Site.thread`). */
  site: string
  scripts: HeadScript[]
}

export type Order =
  | { kind: 'content'; diff: ContentDiff }
  | { kind: 'expect'; files: string[] }
  /** Without a path it is handed over. */
  | ({ kind: 'render'; id: number; path: string | null } & Page)

/** What was written into a file comes without content. */
export type Done = { id: number; content: Uint8Array<ArrayBuffer> } | { id: number; problem: string }

/** `.ts` in this repository, `.js` in the package as it is installed. */
const program = new URL(`render-thread${extname(import.meta.url)}`, import.meta.url)

/** So that it has the next files at hand while this thread is busy with one of its own. What it has at the end, this one waits for. */
export const pagesAhead = 4

/** Starts a worker for what Astro bundled into the folder of a build. */
export function startRenderWorker<Content extends object>(
  folder: string,
  prerenderer: Prerenderer,
  { plain, thread: site }: Threaded<Content>
): RenderWorker<Content> {
  const thread = startThread(folder, prerenderer, site)
  const waiting = new Map<number, PromiseWithResolvers<Uint8Array<ArrayBuffer>>>()
  let asked = 0
  let isGone = false
  thread.on('message', (done: Done) => {
    const answer = waiting.get(done.id)
    waiting.delete(done.id)
    if (waiting.size === 0) thread.unref()
    if ('content' in done) answer?.resolve(done.content)
    else answer?.reject(new Error(done.problem))
  })
  // What it had is rendered elsewhere.
  thread.on('error', () => {})
  thread.on('exit', () => {
    isGone = true
    for (const { reject } of waiting.values()) reject(new Error('The worker ended'))
    waiting.clear()
  })
  const tell = (order: Order) => thread.postMessage(order)
  /** What it knows: the content, and what was sent of it. */
  let known: { content: Content; sent: object } | null = null
  const ask = (page: Page, path: string | null): Promise<Uint8Array<ArrayBuffer>> => {
    if (isGone) return Promise.reject(new Error('The worker ended'))
    const answer = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
    thread.ref()
    waiting.set((asked += 1), answer)
    tell({ id: asked, kind: 'render', path, ...page })
    return answer.promise
  }
  return {
    busyWith: () => waiting.size,
    close: () => thread.terminate(),
    expect: files => tell({ files, kind: 'expect' }),
    isGone: () => isGone,
    make: ask,
    render: page => ask(page, null),
    turnTo: content => {
      if (content === known?.content) return
      const sent = plain(content)
      tell({ diff: contentDiff(known?.sent, sent), kind: 'content' })
      known = { content, sent }
    }
  }
}

function startThread(folder: string, prerenderer: Prerenderer, site: URL): Worker {
  const bundle = join(folder, bundleFolder)
  const entry = entryAmong(readdirSync(bundle))
  const start: Start = {
    entry: resolve(bundle, entry),
    scripts: headScripts(prerenderer),
    site: site.href
  }
  const thread = new Worker(program, { workerData: start })
  // An idle worker does not keep the program running.
  thread.unref()
  return thread
}
