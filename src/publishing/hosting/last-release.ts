import { readFileSync } from 'node:fs'

import type { SiteStep } from 'live-publisher'
import { z } from 'zod'

import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'

import type { FileChanges } from './changes.ts'
import { isServed } from './files.ts'

const change = z.enum(['added', 'changed', 'removed'])

type Change = z.output<typeof change>

const lastRelease = z.object({
  /** A print of how the version is served. */
  config: z.string(),
  /** How many files the version has. */
  files: z.int(),
  /** An edit was begun from here and did not come to its end: the next release compares all files. */
  isTried: z.boolean(),
  /** The version of the site on the disk that has these changes. */
  site: z.int(),
  /** The version of Hosting that was released. */
  version: z.string(),
  /** Files that were published since, by their path. */
  waiting: z.array(z.tuple([z.string(), change]))
})

/** The last release of this site, and the files that wait for the next one. It grows with the files that wait, not with the site. */
export type LastRelease = z.output<typeof lastRelease>

/** Null when nothing was released from here, or it cannot be read. */
export function readLastRelease(file: string): LastRelease | null {
  try {
    return lastRelease.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

export function writeLastRelease(file: string, release: LastRelease): void {
  writeFileAtomic(file, JSON.stringify(release))
}

/** With one more publication. Null when it does not follow what is known: another program changed the site on the disk, or one was lost. */
export function withStep(last: LastRelease, { files, from, to }: SiteStep): LastRelease | null {
  if (last.site !== from) return null
  const waiting = new Map(last.waiting)
  for (const kind of change.options)
    for (const file of files[kind].map(path => `/${path}`).filter(isServed)) {
      const next = afterBoth(waiting.get(file), kind)
      if (next === null) waiting.delete(file)
      else waiting.set(file, next)
    }
  return { ...last, site: to, waiting: [...waiting] }
}

/** Two changes of a file as one; null where they undo each other. */
function afterBoth(first: Change | undefined, second: Change): Change | null {
  if (first === 'added') return second === 'removed' ? null : 'added'
  return first === 'removed' && second === 'added' ? 'changed' : second
}

export function changesWaiting({ waiting }: LastRelease): FileChanges {
  const pathsOf = (kind: Change) => waiting.filter(([, own]) => own === kind).map(([path]) => path)
  return { added: pathsOf('added'), changed: pathsOf('changed'), removed: pathsOf('removed') }
}
