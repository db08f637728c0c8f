import { existsSync, type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import {
  type Collection,
  type Entry,
  type EntryStore,
  loadedCollections,
  type Loader,
  type LoaderContext,
  runLoaders,
  storesInMemory
} from '../rendering/astro-internals.ts'
import type { EntriesOf } from './tracked-content.ts'

/** Files that changed below some folders. */
interface WatchedFolders {
  add: (path: string) => void
  close: () => void
}

/** Files of editors and of the system. */
const ignored = /(?:^\.|~$|\.(?:sw[px]|tmp)$|^4913$|^node_modules$)/

/** Calls back for each file that comes, changes or goes. A file may be named more than once, and is to be looked at again each time. */
function watchFolders(changed: (path: string) => void): WatchedFolders {
  const watchers = new Map<string, FSWatcher>()
  const watchFolder = (folder: string) => {
    const watcher = watch(folder, (_event, name) => {
      if (name === null || ignored.test(name)) return
      const path = join(folder, name)
      if (kindOf(path) === 'folder') addFolder(path, changed)
      else changed(path)
    })
    const forget = () => {
      watcher.close()
      watchers.delete(folder)
    }
    watcher.on('error', forget)
    watchers.set(folder, watcher)
  }
  /** A folder that comes with files in it names them: they may have been there before it was watched. */
  const addFolder = (folder: string, found: (path: string) => void) => {
    if (watchers.has(folder)) return
    watchFolder(folder)
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (ignored.test(entry.name)) continue
      const path = join(folder, entry.name)
      if (entry.isDirectory()) addFolder(path, found)
      else found(path)
    }
  }
  return {
    add: path => {
      const kind = kindOf(path)
      if (kind === 'folder') addFolder(path, () => {})
      else if (kind === 'file' && !watchers.has(dirname(path))) watchFolder(dirname(path))
    },
    close: () => {
      for (const watcher of watchers.values()) watcher.close()
      watchers.clear()
    }
  }
}

function kindOf(path: string): 'file' | 'folder' | null {
  const found = statSync(path, { throwIfNoEntry: false })
  return found === undefined ? null : found.isDirectory() ? 'folder' : 'file'
}

/** The entries of all content collections of a site, kept current by the loaders of its own content configuration. */
export interface ContentSource {
  /** Sorted as Astro sorts them. The same map as long as nothing in it is another one. */
  entriesOf: EntriesOf
  names: string[]
  /** Takes in what changed. Answers why only a build of everything can show it, or null. */
  update: () => Promise<string | null>
  /** Runs every loader again, also those that notice no change by themselves. */
  reload: () => Promise<void>
  close: () => void
}

interface Opened {
  close: () => void
  entries: () => ReadonlyMap<string, Entry>
  load: () => Promise<void>
  /** Lets the loader look at a file, and answers whether it took notice. */
  look: (path: string) => Promise<boolean>
  /** Files and folders that the loader wants to hear of. */
  paths: string[]
}

/** After `sync` of Astro, which loads the configuration. `changed` is called when there is something for `update`. */
export async function openContentSource(
  { code, root }: { code: readonly string[]; root: string },
  changed: () => void
): Promise<ContentSource> {
  const opened = new Map<string, Opened>()
  let isOpen = false
  const entryChanged = () => {
    if (isOpen) changed()
  }
  const storeOf = await storesInMemory()
  for (const collection of await loadedCollections())
    collection.loader &&= opening(collection.loader, context =>
      openCollection(
        { ...context, store: storeOf(context.collection, context.store.entries()) },
        opened,
        entryChanged
      )
    )
  await runLoaders()
  isOpen = true
  const pending = new Set<string>()
  const folders = watchFolders(path => {
    pending.add(path)
    changed()
  })
  for (const path of [...code, ...[...opened.values()].flatMap(({ paths }) => paths)]) folders.add(path)
  const before = partsInCode(opened)
  const look = async (path: string): Promise<string | null> => {
    const owners = [...opened.values()].filter(({ paths }) => paths.some(own => isIn(path, own)))
    const took = await Promise.all(owners.map(owner => owner.look(path)))
    const isCode = owners.length === 0 || existsSync(path)
    return took.includes(true) || !isCode ? null : `${relative(root, path)} changed`
  }
  return {
    close: () => {
      folders.close()
      for (const { close } of opened.values()) close()
    },
    entriesOf: name => opened.get(name)?.entries() ?? new Map(),
    names: [...opened.keys()],
    reload: async () => {
      for (const { load } of opened.values()) await load()
    },
    update: async () => {
      const paths = [...pending]
      pending.clear()
      let reason: string | null = null
      // One after the other: a loader takes notice of one file at a time.
      for (const path of paths) reason = (await look(path)) ?? reason
      const isSameCode = partsInCode(opened) === before
      return reason ?? (isSameCode ? null : 'an entry is bundled as code, or names another picture')
    }
  }
}

function isIn(path: string, own: string): boolean {
  return path === own || path.startsWith(own + sep)
}

/** Entries that Astro bundles as code, such as MDX, and pictures that entries name. */
function partsInCode(opened: ReadonlyMap<string, Opened>): string {
  const parts: string[] = []
  for (const { entries } of opened.values())
    for (const { assetImports, deferredRender, digest, filePath } of entries().values()) {
      if (deferredRender === true) parts.push(`${filePath} ${digest}`)
      if (assetImports !== undefined) parts.push(`${filePath} ${assetImports.join(' ')}`)
    }
  return parts.join('\n')
}

/** Runs a loader with a context of our own. */
function opening(
  loader: NonNullable<Collection['loader']>,
  own: (context: LoaderContext) => { context: LoaderContext; take: (load: () => Promise<void>) => void }
): Loader {
  const { load, name } = typeof loader === 'function' ? fromFunction(loader) : loader
  return {
    load: async given => {
      const { context, take } = own(given)
      const run = () => load.call(loader, context)
      take(run)
      await run()
    },
    name
  }
}

/** A loader that is a function gives all entries at once, as Astro takes them. */
function fromFunction(give: () => unknown): Loader {
  return {
    load: async ({ parseData, store }) => {
      const given: unknown = await give()
      const listed = Array.isArray(given)
        ? given.map((entry): [string, object] => [String(Object(entry).id), Object(entry)])
        : Object.entries(Object(given)).map(([id, entry]): [string, object] => [id, Object(entry)])
      const parsed = await Promise.all(
        listed.map(async ([id, entry]) => ({ data: await parseData({ data: entry, id }), id }))
      )
      store.clear()
      for (const entry of parsed) store.set(entry)
    },
    name: 'function'
  }
}

function openCollection(
  context: LoaderContext,
  opened: Map<string, Opened>,
  changed: () => void
): { context: LoaderContext; take: (load: () => Promise<void>) => void } {
  const listeners = new Map<string, Set<(path: string) => unknown>>()
  const paths: string[] = []
  let sorted: ReadonlyMap<string, Entry> | null = null
  let isNoticed = false
  const notice = () => {
    isNoticed = true
  }
  const call = async (events: string[], path: string) => {
    const all = new Set(events.flatMap(event => [...(listeners.get(event) ?? [])]))
    await Promise.all([...all].map(listener => listener(path)))
  }
  const store = noticingStore(context.store, notice, () => {
    sorted = null
    changed()
  })
  const watcher: LoaderContext['watcher'] = {
    add: added => paths.push(...[added].flat().map(path => resolve(path))),
    off: (event, listener) => listeners.get(event)?.delete(listener),
    on: (event, listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    }
  }
  const take = (run: () => Promise<void>) =>
    opened.set(context.collection, {
      close: () => void call(['close'], ''),
      entries: () =>
        (sorted ??= new Map(store.entries().toSorted(([one], [other]) => one.localeCompare(other)))),
      load: async () => {
        listeners.clear()
        await run()
      },
      look: async path => {
        isNoticed = false
        await call(existsSync(path) ? ['change', 'add'] : ['unlink'], path)
        return isNoticed
      },
      paths
    })
  return { context: { ...context, store, watcher }, take }
}

function noticingStore(store: EntryStore, notice: () => void, changed: () => void): EntryStore {
  return {
    ...store,
    clear: () => {
      store.clear()
      changed()
    },
    delete: id => {
      notice()
      store.delete(id)
      changed()
    },
    get: id => {
      notice()
      return store.get(id)
    },
    set: entry => {
      notice()
      const isOther = store.set(entry)
      if (isOther) changed()
      return isOther
    }
  }
}
