import { existsSync, readFileSync, type Stats, unwatchFile, watchFile } from 'node:fs'
import { join } from 'node:path'

import { z } from 'zod'

import type { Alarm, Stop } from 'live-publisher'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'

import { errorMessage } from './error-message.ts'

/** Reasons that stop a release, besides those that stop a publication. */
export type ReleaseAlarm =
  | Alarm
  /** Newer code has published since this program started. */
  | { kind: 'older-code'; since: string }
  /** An operator went back to another release in the console of Hosting. */
  | { kind: 'rolled-back'; release: string }

const stop = z.object({
  by: z.string(),
  reason: z.string(),
  /** ISO 8601. */
  since: z.string(),
  /** The release that was gone back to; null for a pause. */
  to: z.string().nullable()
})

/** Decisions of operators about publications. They hold until an operator revokes them. */
const control = z.object({
  /** The newest code that has published: older code releases nothing over it. */
  code: z
    .object({ print: z.string(), revision: z.int().nullable(), started: z.string() })
    .nullable()
    .default(null),
  /** A release that Hosting's console went back to, after which publications may go on. */
  lifted: z.string().nullable().default(null),
  /** Changes that the guard had held and an operator let through, the latest at the end. */
  released: z.array(z.object({ by: z.string(), moment: z.string(), what: z.string() })).default([]),
  stop: stop.nullable().default(null)
})

export type Decided = z.output<typeof stop>
export type Control = z.output<typeof control>

export const noControl: Control = { code: null, lifted: null, released: [], stop: null }

/** So many are remembered. */
const maxReleased = 200

export function withRelease(before: Control, release: Control['released'][number]): Control {
  return { ...before, released: [...before.released, release].slice(-maxReleased) }
}

export interface ControlStore {
  read: () => Promise<Control>
  /** Changes what is there in one step. Answers what it is then. */
  change: (to: (before: Control) => Control) => Promise<Control>
  /** Calls back when it has changed. Answers how to end that. */
  watch: (onChange: () => void) => () => void
}

const looksMs = 1000

/** Beside the trees: every publisher of this site reads the same. */
export function controlFile(folder: string): ControlStore {
  const file = join(folder, 'control.json')
  const read = async (): Promise<Control> => {
    if (!existsSync(file)) return noControl
    return readControl(readFileSync(file, 'utf8'), file)
  }
  return {
    async change(to) {
      const after = to(await read())
      writeFileAtomic(file, `${JSON.stringify(after, null, 2)}\n`)
      return after
    },
    read,
    watch(onChange) {
      // A file that is not there yet is told of once, too.
      const hear = (now: Stats, before: Stats) => {
        if (now.mtimeMs !== before.mtimeMs) onChange()
      }
      watchFile(file, { interval: looksMs, persistent: false }, hear)
      return () => unwatchFile(file, hear)
    }
  }
}

/** A pause that cannot be read must not be taken for none. */
function readControl(text: string, where: string): Control {
  try {
    return control.parse(JSON.parse(text))
  } catch (error) {
    throw new Error(`${where} cannot be read, so nothing is published: ${errorMessage(error)}`, {
      cause: error
    })
  }
}

/** Reads the decisions from a document of the database. A missing document means that nothing was decided. */
export function controlOf(fields: unknown, where: string): Control {
  return fields === undefined ? noControl : readControl(JSON.stringify(fields), where)
}

/** Reasons that stop every publication, whatever it would change; `--force` does not lift them. */
export function stopsOf({ stop: own }: Control): Stop[] {
  return own === null ? [] : [{ kind: 'stopped', ...own }]
}

/** The code of a program that publishes: what it is, the number of its deployment where there is one, and when it started. */
export type RunningCode = NonNullable<Control['code']>

/** Other code than the one that has published last, and older: by the number of the deployment, else by the start of the program. */
function isOutdated(own: RunningCode, { code }: Control): boolean {
  if (code === null || code.print === own.print) return false
  return code.revision !== null && own.revision !== null
    ? code.revision > own.revision
    : code.started > own.started
}

/** Reasons that stop a release. Code that may release is recorded as the newest. */
export async function releaseStops(
  { change, read }: Pick<ControlStore, 'change' | 'read'>,
  own: RunningCode
): Promise<ReleaseAlarm[]> {
  const known = await read()
  const isKnown = known.code?.print === own.print
  const now = isKnown
    ? known
    : await change(before => (isOutdated(own, before) ? before : { ...before, code: own }))
  const older: ReleaseAlarm[] =
    isOutdated(own, now) && now.code ? [{ kind: 'older-code', since: now.code.started }] : []
  return [...stopsOf(now), ...older]
}

/** In words, for consoles, the status and alerts. */
export function wordsOfStop({ by, reason, since, to }: Decided): string {
  const what = to === null ? 'Publications are paused' : `The site was rolled back to ${to}, and stays there`
  const why = reason === '' ? '' : `: ${reason}`
  return `${what} since ${since} (${by})${why}. To go on: npm run resume`
}
