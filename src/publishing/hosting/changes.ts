import type { SiteFiles } from './files.ts'

/** How the files of two releases differ, by their paths. */
export interface FileChanges {
  added: string[]
  changed: string[]
  removed: string[]
  isEmpty: boolean
}

export function filesThatDiffer(before: SiteFiles, after: SiteFiles): FileChanges {
  const added = [...after.keys()].filter(path => !before.has(path))
  const removed = [...before.keys()].filter(path => !after.has(path))
  const changed = [...after].filter(([path, hash]) => before.has(path) && before.get(path) !== hash)
  return {
    added,
    changed: changed.map(([path]) => path),
    isEmpty: added.length + removed.length + changed.length === 0,
    removed
  }
}
