import type { Answer, Route } from 'live-publisher'
import type { SensitiveChange } from '#contract/guard/sensitive-changes.ts'
import { readDecided } from '#studio/publication/publication-control.contract.ts'
import type { PublicationControl, PublicationDecision } from '#domain/site/publication-control.ts'
import type { ControlStore } from '#publishing/control.ts'
import type { Outcome } from '../console.ts'
import { type Decision, pause, resume, rollBack } from './operate.ts'
import type { Releases } from './releases.ts'

export interface Means {
  control: ControlStore
  /** Changes that wait because a day had too many of them. */
  held: () => readonly SensitiveChange[]
  releases: Releases
  /** Publishes what the guard holds; answers when that is done. */
  release: (by: string) => Promise<unknown>
  /** After visitors were given an old release. */
  onRolledBack: () => void
  say: (text: string) => void
}

/** Decisions of administrators in the studio, as the commands make them: `GET /control` returns the state, `POST /control` decides. A decision that comes too late is a 409. */
export function controlRoutes(means: Means): Record<string, Route> {
  return {
    'GET /control': () => standing(means),
    'POST /control': async (_, body) => {
      const decided = readDecided(body)
      if (decided === null) return null
      const outcome = await decide(means, decided.decision, decided.by)
      if (outcome.kind === 'refused') return { body: { error: outcome.message }, status: 409 }
      return standing(means)
    }
  }
}

async function standing({ control, held, releases }: Means): Promise<Answer> {
  const { stop } = await control.read()
  const past = (await releases.list()).map(({ moment, version }) => ({ moment, version }))
  const waiting = held().map(({ collection, id, kind }) => ({ collection, id, kind }))
  return {
    body: { held: waiting, releases: past, stop } satisfies Omit<PublicationControl, 'mayDecide'>,
    status: 200
  }
}

async function decide(means: Means, decision: PublicationDecision, by: string): Promise<Outcome> {
  const { control, onRolledBack, release, releases, say } = means
  const own = (reason: string): Decision => ({ by, now: new Date(), reason })
  if (decision.kind === 'pause') return pause(control, own(decision.reason), say)
  if (decision.kind === 'resume') return resume(control, releases, text => say(`${text} (${by})`))
  if (decision.kind === 'release') {
    await release(by)
    return { kind: 'done' }
  }
  const outcome = await rollBack(control, releases, decision.version, own(decision.reason), text =>
    say(`${text} (${by})`)
  )
  if (outcome.kind === 'done') onRolledBack()
  return outcome
}
