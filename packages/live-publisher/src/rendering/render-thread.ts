import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'

import { applyDiff, type ContentDiff } from '../content/content-diff.ts'
import type { RenderThread } from '../site.ts'
import { forgetPaths, type PrerenderApp, routesByComponent, setUp } from './astro-internals.ts'
import { bytesOf } from './bytes.ts'
import { createFileWriter } from './file-writer.ts'
import type { Done, Order, Page, Start } from './render-worker.ts'

// Astro's program for the pages in a thread of its own.
const { entry, scripts, site: siteModule }: Start = workerData

const { app }: { app: PrerenderApp } = await import(pathToFileURL(entry).href)
const { show, want }: RenderThread = await import(siteModule)
setUp(app, scripts)
const routes = routesByComponent(app)

const write = createFileWriter()
const nothing = new Uint8Array()

let content: unknown
parentPort?.on('message', (order: Order) => {
  if (order.kind === 'render') void answer(order)
  else if (order.kind === 'content') turnTo(order.diff)
  else expect(order.files)
})

function turnTo(diff: ContentDiff): void {
  content = applyDiff(content, diff)
  if (typeof content === 'object' && content !== null) show(content)
}

function expect(files: string[]): void {
  want(new Set(files))
  forgetPaths(app)
}

async function answer({ id, path, ...page }: Order & { kind: 'render' }): Promise<void> {
  try {
    const made = await render(page)
    if (path === null) return tell({ content: made, id }, [made.buffer])
    write(path, made)
    tell({ content: nothing, id })
  } catch (error) {
    tell({ id, problem: error instanceof Error ? error.message : String(error) })
  }
}

async function render({ component, url }: Page): Promise<Uint8Array<ArrayBuffer>> {
  const routeData = routes.get(component)
  if (routeData === undefined) throw new Error(`There is no template ${component}`)
  const response = await app.render(new Request(url), { routeData })
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
  return bytesOf(response)
}

function tell(done: Done, transferred: ArrayBuffer[] = []): void {
  parentPort?.postMessage(done, transferred)
}
