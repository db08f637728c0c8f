import { z } from 'zod'
import type { Shown, Site } from '../site.ts'

/** Files of the site, by their paths below its root, with the key of what each shows. */
export type Keys = Map<string, string>

/** Steps that bring a site up to date. Files are sorted by name. */
export interface Plan {
  added: string[]
  changed: string[]
  removed: string[]
  /** Keys of the files that are added or changed. */
  keys: Keys
}

/** Keys that are new or other ones; `null` is that of a file that went. */
export const keyChanges = z.record(z.string(), z.string().nullable())

export type KeyChanges = Readonly<z.infer<typeof keyChanges>>

export function keyChangesOf({ keys, removed }: Plan): KeyChanges {
  return Object.fromEntries([...keys, ...removed.map(file => [file, null] as const)])
}

/** The keys after the changes: the same object. */
export function takeChanges(keys: Keys, changes: KeyChanges): Keys {
  for (const [file, key] of Object.entries(changes)) {
    if (key === null) keys.delete(file)
    else keys.set(file, key)
  }
  return keys
}

export function isEmpty({ added, changed, removed }: Plan): boolean {
  return added.length + changed.length + removed.length === 0
}

type Fingerprint = Site<object>['fingerprint']

/** Files with the key of what they show: each is made again when that is another one. */
export function* keysOf(
  fingerprint: Fingerprint,
  { data, files }: Shown
): Generator<[file: string, key: string]> {
  for (const { language, path } of files) yield [path, fingerprint(data, language)]
}

/** The keys of all of them. */
export function keysOfAll(fingerprint: Fingerprint, shown: Iterable<readonly Shown[]>): Keys {
  const keyed: Keys = new Map()
  for (const list of shown)
    for (const each of list) for (const [file, key] of keysOf(fingerprint, each)) keyed.set(file, key)
  return keyed
}

/** A page for people; all else is a table, a picture or a feed. */
export function isPage(file: string): boolean {
  return file.endsWith('.html')
}

/** The address a file is served at: without `.html`, and a folder for its `index`. */
export function addressOf(file: string): string {
  return `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`
}
