import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { dirname, join } from 'node:path'

/** Files that changed below some folders. */
export interface WatchedFolders {
  add: (path: string) => void
  close: () => void
}

/** Files of editors and of the system. */
const ignored = /(?:^\.|~$|\.(?:sw[px]|tmp)$|^4913$|^node_modules$)/

/** Calls back for each file that comes, changes or goes. A file may be named more than once, and is to be looked at again each time. */
export function watchFolders(changed: (path: string) => void): WatchedFolders {
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
