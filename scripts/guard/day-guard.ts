import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import {
  admit,
  type GuardMemory,
  guardMemory,
  type BlockedChange,
  noMemory,
  standingWith,
  wordsOfBlocked
} from '#contract/guard/sensitive-changes.ts'
import { readDocuments, writeDocuments } from '#catalog/model/stored-documents.ts'
import { errorMessage } from '#publishing/error-message.ts'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'
import type { Collections } from '../database/documents.ts'
import type { ContentVersion, Editor } from '../site/content-version.ts'
import type { Admitted } from './admitted.ts'

export interface DayGuard {
  /** Returns the documents that may be published now; with `isReleased` all of them, because an operator has read the held changes. */
  admit: (now: Collections, moment: Date, isReleased: boolean) => Admitted
  /** Records that the admitted documents are online: they count from now on. */
  published: (admitted: Admitted) => void
}

const guardFile = 'guard.json'

const published = z.object({ version: z.number() })

/**
 * A guard that remembers what went in a day, through restarts and beside other programs that publish the same site. A program that stays knows what is online; one that
 * passes writes it down with the version of the site (`versionOnline`), for the next one.
 */
export function openDayGuard(folder: string, versionOnline: (() => number) | null): DayGuard {
  const file = join(folder, guardFile)
  const standingFolder = join(folder, 'published')
  let text = readText(file)
  let memory = memoryIn(text)
  let standing = versionOnline === null ? null : readStanding(standingFolder, versionOnline())

  const hearOfOthers = () => {
    const now = readText(file)
    if (now === text) return
    text = now
    memory = memoryIn(now)
    standing = null
  }
  return {
    admit(now, moment, isReleased) {
      hearOfOthers()
      standing ??= standingWith(now, memory)
      // Released changes were intended, and do not count as an accident.
      return isReleased ? { collections: now, memory: noMemory } : admit(standing, now, memory, moment)
    },
    published(admitted) {
      standing = admitted.collections
      memory = admitted.memory
      const next = JSON.stringify(memory)
      try {
        if (next !== text) writeFileAtomic(file, next)
        text = next
        if (versionOnline !== null) writeDocuments(standingFolder, standing, { version: versionOnline() })
      } catch (error) {
        console.error(`What the guard remembers is not written down: ${errorMessage(error)}`)
      }
    }
  }
}

/** Changes that wait because a day had too many of them. */
export function blockedChangesIn(folder: string): BlockedChange[] {
  return memoryIn(readText(join(folder, guardFile))).held
}

/** An edition of what the guard lets through, which says what waits. */
export async function editGuarded(
  editor: Pick<Editor, 'edit'>,
  guard: DayGuard,
  documents: Collections,
  isReleased: boolean
): Promise<ContentVersion> {
  const now = new Date()
  const admitted = guard.admit(documents, now, isReleased)
  const edition = await editor.edit(admitted.collections, now)
  const { held } = admitted.memory
  return { ...edition, admitted, ...(held.length > 0 && { waits: wordsOfBlocked(held) }) }
}

function readText(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** One that cannot be read is forgotten, and said: the guard of whole pages stands behind this one. */
function memoryIn(text: string | null): GuardMemory {
  if (text === null) return noMemory
  try {
    return guardMemory.parse(JSON.parse(text))
  } catch (error) {
    console.error(`What the guard remembers cannot be read, and it begins anew: ${errorMessage(error)}`)
    return noMemory
  }
}

/** Null when something else has been published since. */
function readStanding(folder: string, version: number): Collections | null {
  try {
    const { collections, head } = readDocuments(folder)
    return published.parse(head).version === version ? collections : null
  } catch {
    return null
  }
}
