import type { Plan } from './plan.ts'

interface Services {
  /** Does something after a while; answers how to stop it. */
  later: (work: () => void, milliseconds: number) => () => void
  /** Milliseconds since 1970. */
  now: () => number
  /** Whether the change still waits, asked anew. */
  stillWaits: (plan: Plan) => Promise<boolean>
  takeUp: () => Promise<void>
}

/** The clockwork of the server looks each minute. */
const pauseMs = 5000
/** No timer of a browser waits longer than 24 days. */
const longestMs = 24 * 60 * 60 * 1000

/** Waits with an open document for the moment of its planned change, and takes up what went online. Answers how to stop. */
export function followDueChange(plan: Plan, { later, now, stillWaits, takeUp }: Services): () => void {
  let stop = () => {}
  const due = Date.parse(plan.moment)
  const look = async (): Promise<void> => {
    if (now() < due) return wait()
    if (await stillWaits(plan)) wait()
    else await takeUp()
  }
  const wait = () => {
    stop = later(() => void look(), Math.min(Math.max(due - now(), pauseMs), longestMs))
  }
  wait()
  return () => stop()
}
