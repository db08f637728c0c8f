import type { SiteFiles } from './files.ts'

/** How the files of two releases differ, by their paths. */
export interface FileChanges {
  added: string[]
  changed: string[]
  removed: string[]
}

export function filesThatDiffer(before: SiteFiles, after: SiteFiles): FileChanges {
  const changed = [...after].filter(([path, hash]) => before.has(path) && before.get(path) !== hash)
  return {
    added: [...after.keys()].filter(path => !before.has(path)),
    changed: changed.map(([path]) => path),
    removed: [...before.keys()].filter(path => !after.has(path))
  }
}

export function isEmpty({ added, changed, removed }: FileChanges): boolean {
  return added.length + changed.length + removed.length === 0
}
