import { dayInAndalusia } from '#domain/time/day.ts'
import type { Ahead } from '#publishing/ahead.ts'
import type { ControlStore } from '#publishing/control.ts'
import type { Folding } from '#publishing/fold.ts'
import type { Edition } from '#publishing/publication.ts'
import type { Publication } from '#publishing/publisher.ts'
import type { Following } from '../database/follow.ts'

const dayChecksMs = 30_000

/** What changed since the site was made, or while this was starting, and from now on. */
export function publishChanges(
  { listen }: Pick<Following, 'listen'>,
  { outdate }: Pick<Ahead<Edition>, 'outdate'>,
  { ask }: Pick<Folding<Publication>, 'ask'>,
  { watch }: Pick<ControlStore, 'watch'>
): void {
  watch(ask)
  listen(() => {
    outdate()
    ask()
  })
  askEachDay(ask)
  ask()
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
