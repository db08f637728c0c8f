import type { PathWithRoute } from 'astro'

import { type Prerenderer, routeCacheOf } from '../rendering/astro-internals.ts'

// Undocumented parts of Astro that the content collections of a site need.

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
