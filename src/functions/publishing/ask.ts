import { slotAt } from './slots.ts'

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
