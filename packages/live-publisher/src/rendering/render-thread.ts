import { pathToFileURL } from 'node:url'
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'

import { createCatalog } from '#catalog/model/catalog.ts'

import { bytesOf } from './bytes.ts'
import { createFileWriter } from './file-writer.ts'
import type { Done, ImageQuestion, Order, Page, Start } from './helper.ts'
import { heard, type News, nothingYet } from './telling.ts'

// Astro's program for the pages in a thread of its own, as its build sets it up in the first one.
const { answered, entry, images, scripts }: Start = workerData

interface Style {
  type: string
}

/** The parts of Astro's program that are not documented. */
interface App {
  manifest: { routes: { routeData: RouteData; styles: Style[] }[] }
  routeCache: { clearAll: () => void }
  render: (request: Request, options: { routeData: RouteData }) => Promise<Response>
  setInternals: (internals: object) => void
  setOptions: (options: object) => void
}

interface RouteData {
  component: string
  route: string
}

Object.assign(globalThis, { astroAsset: { addStaticImage: askForImage, referencedImages: new Set() } })
const { app }: { app: App } = await import(pathToFileURL(entry).href)
app.setInternals({ entrySpecifierToBundleMap: new Map(), pagesByKeys: stylesByPage(app) })
app.setOptions({ logger: { options: { destination: { write: () => true } } }, settings: { scripts } })
const routes = new Map(app.manifest.routes.map(({ routeData }) => [routeData.component, routeData]))

const write = createFileWriter()
const nothing = new Uint8Array()

let content = nothingYet
parentPort?.on('message', (order: Order) => {
  if (order.kind === 'render') void answer(order)
  else if (order.kind === 'turn') turnTo(order.news)
  else expect(order.files)
})

function turnTo(news: News): void {
  content = heard(content, news)
  globalThis.clavelCatalog = createCatalog(content)
}

function expect(files: string[]): void {
  globalThis.clavelWanted = new Set(files)
  app.routeCache.clearAll()
}

async function answer({ id, path, ...page }: Order & { kind: 'render' }): Promise<void> {
  try {
    const content = await render(page)
    if (path === null) return tell({ content, id }, [content.buffer])
    write(path, content)
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

const answers = new Map<string, unknown>()

/** Which image a page shows is decided in the first thread, once, and its name is needed at once. */
function askForImage(...question: ImageQuestion): unknown {
  // As plain values: an imported image is more than that, and cannot be sent.
  const asked = JSON.stringify(question)
  if (!answers.has(asked)) answers.set(asked, answerTo(asked))
  return answers.get(asked)
}

function answerTo(asked: string): unknown {
  Atomics.store(answered, 0, 0)
  images.postMessage(JSON.parse(asked))
  Atomics.wait(answered, 0, 0)
  return receiveMessageOnPort(images)?.message
}

/** Astro's build knows the styles of a page by its route; the program has them in its list of routes. */
function stylesByPage({
  manifest
}: App): Map<string, { styles: { depth: number; order: number; sheet: Style }[] }> {
  return new Map(
    manifest.routes.map(({ routeData: { component, route }, styles }) => [
      `${route}&${component}`,
      { styles: styles.map((sheet, order) => ({ depth: 0, order, sheet })) }
    ])
  )
}
