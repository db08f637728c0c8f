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
  /** What the editors wrote until now. */
  snapshot: () => Promise<Snapshot>
}

/** What changed since the site was made, or while this was starting, and from now on. */
export function listenForChanges({ changed, control, following, snapshot }: Sources): void {
  control.watch(changed)
  following.listen(changed)
  askEachDay(changed)
  keepWeather({ changed, env: process.env, read: snapshot })
  changed()
}

/** What is to come, and what was chosen for the day, is different tomorrow. */
function askEachDay(ask: () => void): void {
  const today = () => dayInAndalusia(new Date().toISOString())
  let day = today()
  setInterval(() => {
    if (today() === day) return
    day = today()
    ask()
  }, dayChecksMs)
}
