import { createRequire } from 'node:module'

import type { AstroPrerenderer, PathWithRoute } from 'astro'

/**
 * Everything of Astro that is used here and not documented. It was tried with versions from the oldest to the newest of these (`npm run packages -- --try VERSION`);
 * the manifest of the package has the same two.
 */
export const tried = { newest: '7.3.5', oldest: '6.0.6' }

/** Astro keeps its program for the pages in this file below the folder of a build. */
export const bundleFolder = '.prerender'
const entryName = 'prerender-entry'

/** A script that an integration puts into the head of every page. */
export interface HeadScript {
  content: string
  stage: string
}

export type Prerenderer = AstroPrerenderer & {
  app?: PathKeeper & {
    getSettings?: () => { scripts: HeadScript[] }
    manifest?: { inlinedScripts: ReadonlyMap<string, string>; routes: { styles: Style[] }[] }
  }
}

/** Until Astro 7.2 the cache lay in the pipeline. */
interface PathKeeper {
  pipeline?: { routeCache?: RouteCache }
  routeCache?: RouteCache
}

interface RouteCache {
  clearAll: () => void
  get?: (route: object) => { staticPaths?: { keyed: ReadonlyMap<string, { props?: unknown }> } } | undefined
}

interface Style {
  type: string
  content?: string
}

/** Astro's program for the pages, as it is loaded into a thread of its own. */
export interface PrerenderApp extends PathKeeper {
  manifest: { routes: { routeData: RouteData; styles: Style[] }[] }
  render: (request: Request, options: { routeData: RouteData }) => Promise<Response>
  setInternals: (internals: object) => void
  setOptions: (options: object) => void
}

export interface RouteData {
  component: string
  route: string
}

/** Ends what was begun with a version of Astro that was never tried. */
export function refuseOtherVersions(): void {
  const problem = versionProblem()
  if (problem !== null) throw new Error(problem)
}

/** Says what is to be done about a version of Astro that was never tried; null for one between those that were. */
export function versionProblem(version = installedVersion()): string | null {
  const isTried = /^[\d.]+$/.test(version) && inOrder(tried.oldest, version) && inOrder(version, tried.newest)
  return isTried
    ? null
    : `live-publisher works with Astro ${tried.oldest} to ${tried.newest}, and this is Astro ${version}: install one of those, or a newer live-publisher.`
}

function installedVersion(): string {
  const { version }: { version: string } = createRequire(import.meta.url)('astro/package.json')
  return version
}

function inOrder(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) <= 0
}

/** The program in the folder of a build, by its name there. */
export function entryAmong(names: readonly string[]): string {
  return names.find(name => name.startsWith(entryName)) ?? elsewhere('its program for the pages')
}

export function headScripts({ app }: Prerenderer): HeadScript[] {
  return app?.getSettings?.().scripts ?? elsewhere('the scripts of its integrations')
}

/** Astro remembers the paths of each route: they are asked for again. */
export function forgetPaths(app: PathKeeper | undefined): void {
  routeCacheOf(app).clearAll()
}

/** The paths of each route that Astro remembers. */
function routeCacheOf(app: PathKeeper | undefined): RouteCache {
  return app?.routeCache ?? app?.pipeline?.routeCache ?? elsewhere('the paths of its routes')
}

/** Inline scripts and styles of all templates, also of those without a page in this content, as a security policy needs them. */
export function inlineParts({ app }: Prerenderer): { scripts: string[]; styles: string[] } {
  const manifest = app?.manifest ?? elsewhere('the list of its routes')
  const styles = manifest.routes.flatMap(route => route.styles).filter(({ type }) => type === 'inline')
  return {
    scripts: [...manifest.inlinedScripts.values()],
    styles: styles.map(({ content }) => content ?? '')
  }
}

/** Sets the program up in a thread of its own as Astro's build does in the first one. */
export function setUp(app: PrerenderApp, scripts: HeadScript[]): void {
  Object.assign(globalThis, { astroAsset: { addStaticImage: refusal, referencedImages: new Set() } })
  app.setInternals({ entrySpecifierToBundleMap: new Map(), pagesByKeys: stylesByPage(app) })
  app.setOptions({ logger: { options: { destination: { write: () => true } } }, settings: { scripts } })
}

/** Routes by the template that makes their pages. */
export function routesByComponent({ manifest }: PrerenderApp): Map<string, RouteData> {
  return new Map(manifest.routes.map(({ routeData }) => [routeData.component, routeData]))
}

/** Sizes of images come out of Astro's build alone, at its end: a page that asks for one would name a file that is not there. */
export function refuseImages(): void {
  Object.assign(globalThis.astroAsset, { addStaticImage: refusal })
}

function refusal(): never {
  throw new Error(
    'A live site shows no sizes of images of astro:assets: make them as extra files (`ExtraFiles`), and name those.'
  )
}

/** Astro's build knows the styles of a page by its route; the program has them in its list of routes. */
function stylesByPage({
  manifest
}: PrerenderApp): Map<string, { styles: { depth: number; order: number; sheet: Style }[] }> {
  return new Map(
    manifest.routes.map(({ routeData: { component, route }, styles }) => [
      `${route}&${component}`,
      { styles: styles.map((sheet, order) => ({ depth: 0, order, sheet })) }
    ])
  )
}

/** The module that holds all entries in a bundle. */
export const entriesModule = '\0astro:data-layer-content'

/** An entry of a collection, as Astro keeps it. */
export interface Entry {
  id: string
  assetImports?: string[]
  data: unknown
  deferredRender?: boolean
  digest?: string | number
  filePath?: string
}

export interface EntryStore {
  clear: () => void
  delete: (id: string) => void
  entries: () => [string, Entry][]
  get: (id: string) => Entry | undefined
  set: (entry: Entry) => boolean
}

/** The part of the watcher of Astro's development server that loaders use. */
export interface LoaderWatcher {
  add: (paths: string | string[]) => unknown
  off: (event: string, listener: (path: string) => unknown) => unknown
  on: (event: string, listener: (path: string) => unknown) => unknown
}

export interface LoaderContext {
  collection: string
  parseData: (entry: { data: unknown; id: string }) => Promise<unknown>
  store: EntryStore
  watcher?: LoaderWatcher
}

export interface Loader {
  load: (context: LoaderContext) => Promise<void>
  name: string
}

type SimpleLoader = () => unknown

export interface Collection {
  loader?: Loader | SimpleLoader
}

/** The collections of the content configuration that Astro loaded last. */
export async function loadedCollections(): Promise<Collection[]> {
  const { globalContentConfigObserver }: { globalContentConfigObserver: ConfigObserver } = await import(
    partOfAstro('content/utils.js')
  )
  return Object.values(globalContentConfigObserver.get().config?.collections ?? {})
}

interface ConfigObserver {
  get: () => { config?: { collections: Record<string, Collection> } }
}

/** Runs the loaders of these collections again. */
export async function runLoaders(): Promise<void> {
  const { globalContentLayer }: { globalContentLayer: { get: () => { sync: () => Promise<void> } | null } } =
    await import(partOfAstro('content/instance.js'))
  await globalContentLayer.get()?.sync()
}

/** A store for entries that writes nothing to the disk: Astro's own writes all entries after every change. */
export async function storesInMemory(): Promise<
  (collection: string, entries: [string, Entry][]) => EntryStore
> {
  const { MutableDataStore }: { MutableDataStore: new () => MemoryStore } = await import(
    partOfAstro('content/mutable-data-store.js')
  )
  const all = new MutableDataStore()
  return (collection, entries) => {
    for (const [id, entry] of entries) all.set(collection, id, entry)
    return all.scopedStore(collection)
  }
}

interface MemoryStore {
  scopedStore: (collection: string) => EntryStore
  set: (collection: string, id: string, entry: Entry) => void
}

function partOfAstro(file: string): string {
  return new URL(file, import.meta.resolve('astro')).href
}

/** Props that `getStaticPaths` gave a page; undefined for a route without parameters. */
export function propsOf({ app }: Prerenderer, { pathname, route }: PathWithRoute): unknown {
  return routeCacheOf(app).get?.(route)?.staticPaths?.keyed.get(pathname)?.props
}

/**
 * While Astro builds: remembers how it names the sizes of pictures. What is returned lets pages name them after the build too; for a size that the build did not make
 * `missing` is called.
 */
export function keepPictures(missing: (address: string) => never): () => void {
  const pictures = globalThis.astroAsset
  const { addStaticImage } = pictures
  const count = () => {
    let sizes = 0
    for (const { transforms } of pictures.staticImages?.values() ?? []) sizes += transforms.size
    return sizes
  }
  return () => {
    const made = count()
    globalThis.astroAsset = pictures
    pictures.addStaticImage = (...picture) => {
      const address = addStaticImage?.(...picture) ?? ''
      return count() === made ? address : missing(address)
    }
  }
}

function elsewhere(what: string): never {
  throw new Error(
    `This version of Astro keeps ${what} elsewhere: live-publisher was tried with Astro ${tried.oldest} to ${tried.newest}`
  )
}
