import { atom } from 'nanostores'

import type { AutosavedChanges } from './autosave.ts'
import type { AutosaveApi } from './autosave.service.ts'

import { createOutbox, type Outbox, sendLatest, type Sent } from './outbox.store.ts'

export type { Sent } from './outbox.store.ts'

export interface AutosaveServices {
  api: Pick<AutosaveApi, 'keep'>
  /** Does something after a while; answers how to call it off. */
  later: (work: () => void, milliseconds: number) => () => void
  /** Calls when a signal is back, somebody has signed in again, or the page is about to be left. Answers how to end it. */
  wake: (work: () => void) => () => void
}

/** While the editor types, not every letter is sent. */
const pauseMs = 1_500
/** Pause before a failed save is tried again. */
const retryMs = 15_000

/** Failures that pass by themselves. For any other the editor has to do something. */
const passing: ReadonlySet<string> = new Set([
  'aborted',
  'busy',
  'deadline-exceeded',
  'internal',
  'offline',
  'resource-exhausted',
  'unavailable'
])

/** Sends what is kept on the device to the server, one call after the other, the latest of it. */
export function createAutosave({ api, later, wake }: AutosaveServices) {
  const $sent = atom<Sent>({ kind: 'waiting' })
  let open: Outbox | null = null
  let callOff = () => {}
  let sleep = () => {}

  function plan(milliseconds: number): void {
    callOff()
    callOff = later(() => void flush(), milliseconds)
  }

  async function send(outbox: Outbox): Promise<void> {
    const sent = await sendLatest(outbox, api)
    // The state of a document that was left is not asked for.
    if (sent === null || open !== outbox) return
    $sent.set(outbox.waiting === undefined || sent.kind === 'failed' ? sent : { kind: 'waiting' })
    if (sent.kind === 'failed' && passing.has(sent.code)) plan(retryMs)
    else if (sent.kind !== 'failed' && outbox.waiting !== undefined) plan(pauseMs)
  }

  /** Sends at once what waits, and settles when nothing is on its way any more. */
  async function flush(): Promise<void> {
    callOff()
    const outbox = open
    if (outbox === null) return
    outbox.queue = outbox.queue.then(() => send(outbox))
    await outbox.queue
  }

  return {
    $sent,
    /** Goes on with a document that was opened; what waits of the one before is sent. */
    begin: (opened: Parameters<typeof createOutbox>[0]): void => {
      void flush()
      sleep()
      open = createOutbox(opened)
      $sent.set({ kind: 'waiting' })
      sleep = wake(() => void flush())
    },
    flush,
    ...createDecisions({ $sent, callOff: () => callOff(), open: () => open, plan })
  }
}

interface Sending {
  $sent: ReturnType<typeof atom<Sent>>
  callOff: () => void
  open: () => Outbox | null
  plan: (milliseconds: number) => void
}

/** Decides about the server's copy of an open document. */
function createDecisions({ $sent, callOff, open, plan }: Sending) {
  return {
    /** The conflict is decided: from now on this tab overwrites the copy of the server. */
    decide: (mark: string | null): void => {
      const outbox = open()
      if (outbox === null) return
      Object.assign(outbox, { isPaused: false, mark: mark ?? outbox.mark })
      plan(pauseMs)
    },
    /** Keeps the latest; null: nothing is unpublished any more. */
    keep: (changes: AutosavedChanges | null): void => {
      const outbox = open()
      if (outbox === null) return
      outbox.waiting = changes
      if ($sent.get().kind === 'sent') $sent.set({ kind: 'waiting' })
      if (!outbox.isPaused) plan(changes === null ? 0 : pauseMs)
    },
    /** Mark that a publication sends along; null while a conflict is undecided. */
    autosaveMark: (): Pick<Outbox, 'mark' | 'session'> | null => {
      const outbox = open()
      return outbox === null || outbox.isPaused ? null : { mark: outbox.mark, session: outbox.session }
    },
    /** Settles when nothing is on its way; what waits goes on waiting until `resume`. */
    pause: async (): Promise<void> => {
      callOff()
      await open()?.queue
    },
    /** It was published: what the server kept has gone with it. */
    published: (): void => {
      callOff()
      const outbox = open()
      if (outbox === null || outbox.isPaused) return
      Object.assign(outbox, { isThere: false, mark: null, waiting: undefined })
      $sent.set({ kind: 'waiting' })
    },
    resume: (): void => {
      const outbox = open()
      if (outbox !== null && outbox.waiting !== undefined && !outbox.isPaused) plan(pauseMs)
    }
  }
}
