import { readFileSync } from 'node:fs'

import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'
import { z } from 'zod'

import { collectionNames } from '#contract/reading/snapshot.ts'

import { errorMessage } from './error-message.ts'
import type { ReleaseAlarm } from './control.ts'
import type { Status } from './status.ts'

/** Where the last status is kept for readers and for the next run. */
const statusFile = '.cache/publishing/status.json'

const text = z.string()
const releaseAlarm = z.discriminatedUnion('kind', [
  z.object({ collection: text, documents: z.number(), kind: z.literal('emptied') }),
  z.object({ kind: z.literal('older-code'), since: text }),
  z.object({ kind: z.literal('rolled-back'), release: text }),
  z.object({ kind: z.literal('shrunk'), pages: z.number(), removed: z.number() }),
  z.object({ by: text, kind: z.literal('stopped'), reason: text, since: text, to: text.nullable() })
]) satisfies z.ZodType<ReleaseAlarm>
const writtenStatus = z.object({
  edits: z
    .array(
      z.object({
        document: text,
        milliseconds: z.number().nullable(),
        moment: text.nullable(),
        pages: z.number(),
        revision: text
      })
    )
    .exactOptional(),
  ignored: z.number(),
  lastPublished: z
    .object({
      added: z.number(),
      changed: z.number(),
      milliseconds: z.number(),
      moment: text,
      removed: z.number()
    })
    .nullable(),
  leftOut: z.array(
    z.object({
      collection: z.enum(collectionNames),
      expected: text,
      field: text,
      id: text,
      outcome: z.enum(['left-out', 'ignored']),
      problem: text,
      value: text
    })
  ),
  moment: text,
  notes: z.array(text),
  pages: z.number().nullable(),
  waiting: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('nothing') }),
    z.object({
      alarms: z.array(releaseAlarm).exactOptional(),
      isPart: z.literal(true).exactOptional(),
      kind: z.literal('held'),
      reason: text,
      since: text
    }),
    z.object({ kind: z.literal('failed'), reason: text, since: text })
  ])
}) satisfies z.ZodType<Status>

/** Statuses that could not be written for lack of space: the program remembers them and raises one alert. */
const unwritten = new Map<string, Status>()

/** Null before the first run, or when the file cannot be read. */
export function readStatus(file = statusFile): Status | null {
  const known = unwritten.get(file)
  if (known !== undefined) return known
  try {
    return writtenStatus.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

/** Readers see the old one or the new one. */
export function writeStatus(status: Status, file = statusFile): void {
  try {
    writeFileAtomic(file, `${JSON.stringify(status, null, 2)}\n`)
    unwritten.delete(file)
  } catch (error) {
    unwritten.set(file, status)
    console.error(`The status is not written: ${errorMessage(error)}`)
  }
}
