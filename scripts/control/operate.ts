import { type Control, type ControlStore, type Decided, wordsOfStop } from '#publishing/control.ts'
import { type Outcome, refused } from '../console.ts'
import type { Releases } from './releases.ts'

export interface Decision {
  by: string
  reason: string
  now: Date
}

type Say = (text: string) => void

/** Holds every publication from now on. What is being written to visitors at this moment is finished. */
export async function pause(control: ControlStore, decision: Decision, say: Say): Promise<Outcome> {
  const { stop } = await control.read()
  if (stop !== null) return refused(wordsOfStop(stop))
  const after = await control.change(before => ({ ...before, stop: stopOf(decision, null) }))
  say(after.stop === null ? '' : wordsOfStop(after.stop))
  return { kind: 'done' }
}

/** Lifts a pause or a rollback: the next publication brings everything that waited. */
export async function resume(control: ControlStore, releases: Releases, say: Say): Promise<Outcome> {
  const before = await control.read()
  const lifted = await releases.live()
  if (before.stop === null && (lifted === null || lifted === before.lifted))
    return refused('Nothing is paused or rolled back.')
  await control.change(now => ({ ...now, lifted, stop: null }))
  say('Publications go on: what waited comes with the next one. To make it now: npm run publish-site')
  return { kind: 'done' }
}

/**
 * Goes back to a kept release, the last one unless another is named, and holds publications until that is lifted. Publications stop first, so that none comes between; when the
 * release cannot be gone back to, they go on as before.
 */
export async function rollBack(
  control: ControlStore,
  releases: Releases,
  version: string | undefined,
  decision: Decision,
  say: Say
): Promise<Outcome> {
  const to = version ?? (await releases.list())[0]?.version
  if (to === undefined) return refused('No release is kept that the site could go back to.')
  const before = await control.read()
  await control.change(now => ({ ...now, stop: stopOf(decision, to) }))
  const done = await goBack(releases, to)
  if (done.kind === 'refused') {
    await control.change(now => ({ ...now, stop: before.stop }))
    return done
  }
  say(`Visitors have release ${to} again. Publications wait until: npm run resume`)
  return { kind: 'done' }
}

async function goBack(releases: Releases, to: string): Promise<Outcome> {
  try {
    const done = await releases.goBackTo(to)
    return done.kind === 'refused' ? done : { kind: 'done' }
  } catch (error) {
    return refused(`The site is as it was: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function stopOf({ by, now, reason }: Decision, to: string | null): Decided {
  return { by, reason, since: now.toISOString(), to }
}

/** Lines about the current decision, and about the releases to which one can go back. */
export function linesOf({ stop }: Control, releases: Awaited<ReturnType<Releases['list']>>): string[] {
  return [
    stop === null ? 'Publications are not paused.' : wordsOfStop(stop),
    ...(releases.length === 0 ? ['No release is kept that the site could go back to.'] : []),
    ...releases.map(({ message, moment, version }) => `  ${version}  ${moment}  ${message}`)
  ]
}
