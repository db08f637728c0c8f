/** Files of the site, by their paths below its root, with the key of what each shows. */
export type Keys = Map<string, string>

/** What must happen to a site with these keys so that it has those: files in the order of their names. */
export interface Plan {
  added: string[]
  changed: string[]
  removed: string[]
}

export function planOf(before: Keys, after: Keys): Plan {
  const different = [...after].filter(([file, key]) => before.get(file) !== key).map(([file]) => file)
  return {
    added: different.filter(file => !before.has(file)).toSorted(),
    changed: different.filter(file => before.has(file)).toSorted(),
    removed: [...before.keys()].filter(file => !after.has(file)).toSorted()
  }
}

export function isEmpty({ added, changed, removed }: Plan): boolean {
  return added.length + changed.length + removed.length === 0
}

/** The address a file is served at: without `.html`, and a folder for its `index`. */
export function addressOf(file: string): string {
  return `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`
}
