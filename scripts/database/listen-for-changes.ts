import type { Snapshot } from '#contract/reading/snapshot.ts'
import { dayInAndalusia } from '#domain/time/day.ts'
import type { ControlStore } from '#publishing/control.ts'
import type { Following } from './follow.ts'
import { keepWeather } from '../weather/follow.ts'

const dayChecksMs = 30_000

interface Sources {
  changed: () => void
  control: Pick<ControlStore, 'watch'>
  following: Pick<Following, 'listen'>
  /** Reads the documents as they are now. */
  snapshot: () => Promise<Snapshot>
}

/** Publishes changes since the site was made, including those during this start, and follows further ones. */
export function listenForChanges({ changed, control, following, snapshot }: Sources): void {
  control.watch(changed)
  following.listen(changed)
  askEachDay(changed)
  keepWeather({ changed, env: process.env, read: snapshot })
  changed()
}

/** Publishes once a day, because upcoming events and the choices of the day change. */
function askEachDay(ask: () => void): void {
  const today = () => dayInAndalusia(new Date().toISOString())
  let day = today()
  setInterval(() => {
    if (today() === day) return
    day = today()
    ask()
  }, dayChecksMs)
}
