/** Edits that come together are published together. */
const slotMs = 2000

/** The clocks of two servers may differ by a little, and a task may not run while its slot still takes edits in. */
const marginMs = 1000

/** A stretch of time whose edits share one publication. */
export interface Slot {
  /** Names the task. Anyone who asks within the slot makes the same name, and the queue takes it once. */
  id: string
  /** When its publication begins: after everything that was written in it. */
  runsAt: Date
}

/**
 * The slot of a moment. Its publication begins after it ends, and reads the database then: so it holds every edit that asked for it, those that the
 * queue answered with «already there» included. A name is never used again, because a queue remembers old names for hours.
 */
export function slotAt(moment: Date): Slot {
  const number = Math.floor(moment.getTime() / slotMs)
  return { id: `publicacion-${number}`, runsAt: new Date((number + 1) * slotMs + marginMs) }
}

/** The queue of tasks, as far as it is needed here. */
export interface Queue {
  enqueue(
    data: object,
    options: { id: string; scheduleTime: Date; dispatchDeadlineSeconds: number }
  ): Promise<void>
}

/** How long a task may take: a first publication of a large site included. */
export const longestTaskSeconds = 1800

/** Asks for a publication. `folded`: one was asked for already that will hold this edit too. */
export async function askForPublication(queue: Queue, now: Date): Promise<'asked' | 'folded'> {
  const { id, runsAt } = slotAt(now)
  try {
    await queue.enqueue({}, { dispatchDeadlineSeconds: longestTaskSeconds, id, scheduleTime: runsAt })
    return 'asked'
  } catch (error) {
    if (isAlreadyThere(error)) return 'folded'
    throw error
  }
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'functions/task-already-exists'
}
