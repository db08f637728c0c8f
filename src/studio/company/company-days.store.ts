import { atom } from 'nanostores'

import { type Remote, remoteOf } from '#domain/data/remote.ts'
import { type CompanyDays, type CompanyExperience, type DayMark, stateOf, withMark } from './company-day.ts'
import { dayOffOn, fullStarts, wholeDaysOff } from '#domain/time/day-off.ts'
import { type CompanyApi, companyApi } from './company.service.ts'

/** Whether visitors see what was marked. */
export type Seen =
  | { kind: 'waiting' }
  | { kind: 'online'; seconds: number }
  /** The experience is a draft, or something keeps it from the site. */
  | { kind: 'not-online' }
  /** It takes longer than it should. */
  | { kind: 'unknown' }

/** The last mark, and what came of it. */
export type LastMark =
  | { kind: 'none' }
  | { kind: 'sending'; mark: DayMark }
  | { kind: 'failed'; code: string; mark: DayMark }
  | { kind: 'marked'; before: DayMark['state']; mark: DayMark; seen: Seen }

interface Services {
  api: CompanyApi
  /** Milliseconds that pass. */
  now: () => number
  wait: (milliseconds: number) => Promise<void>
}

const intervalMs = 250
const timeoutMs = 20_000

/** The next days of the experiences of a company. A mark holds at once, and is followed until visitors see it. */
export function createCompanyDays({ api, now, wait }: Services) {
  const $days = atom<Remote<CompanyDays>>({ kind: 'idle' })
  const $last = atom<LastMark>({ kind: 'none' })

  function show(mark: DayMark): void {
    const days = $days.get()
    if (days.kind === 'ready') $days.set({ kind: 'ready', value: withMark(days.value, mark) })
  }

  function experienceOf({ id }: DayMark): CompanyExperience | undefined {
    const days = $days.get()
    return days.kind === 'ready' ? days.value.experiences.find(each => each.id === id) : undefined
  }

  async function mark(wanted: DayMark): Promise<void> {
    const since = now()
    const experience = experienceOf(wanted)
    const known = experience?.days.find(({ day }) => day === wanted.day)
    const before = stateOf(known, wanted.hour)
    const sending: LastMark = { kind: 'sending', mark: wanted }
    $last.set(sending)
    show(wanted)
    const answer = await api.mark(wanted)
    if (answer.kind === 'failed') {
      show({ ...wanted, state: before })
      if ($last.get() === sending) $last.set({ code: answer.code, kind: 'failed', mark: wanted })
      return
    }
    if ($last.get() !== sending) return
    const marked = { before: answer.value.before, kind: 'marked', mark: wanted } as const
    const slug = experience?.isOnline ? experience.slug : null
    const waiting: LastMark = { ...marked, seen: { kind: slug === null ? 'not-online' : 'waiting' } }
    $last.set(waiting)
    if (slug === null) return
    const seen = await seenOn(slug, wanted, { api, now, wait }, since)
    if ($last.get() === waiting) $last.set({ ...marked, seen })
  }

  return {
    $days,
    $last,
    load: async (): Promise<void> => {
      if ($days.get().kind !== 'ready') $days.set({ kind: 'loading' })
      $days.set(remoteOf(await api.days()))
    },
    mark,
    /** Sends the last mark again that did not arrive. */
    retry: async (): Promise<void> => {
      const last = $last.get()
      if (last.kind === 'failed') await mark(last.mark)
    },
    /** Makes the day what it was before the last mark. */
    undo: async (): Promise<void> => {
      const last = $last.get()
      if (last.kind === 'marked') await mark({ ...last.mark, state: last.before })
    }
  }
}

/** Reads the page of visitors until it says what was marked. */
async function seenOn(
  slug: string,
  { day, hour, state }: DayMark,
  { api, now, wait }: Services,
  since: number
): Promise<Seen> {
  for (let waited = 0; waited < timeoutMs; waited += intervalMs) {
    // oxlint-disable no-await-in-loop -- the page is read until it says so
    const seen = await api.seen(slug)
    const said =
      hour === undefined
        ? dayOffOn(day, wholeDaysOff(seen ?? []))?.reason
        : fullStarts(seen ?? [], day).includes(hour) && 'sold-out'
    if (seen !== null && (said || 'open') === state)
      return { kind: 'online', seconds: (now() - since) / 1000 }
    await wait(intervalMs)
    // oxlint-enable no-await-in-loop
  }
  return { kind: 'unknown' }
}

export const companyDays = createCompanyDays({
  api: companyApi,
  now: () => performance.now(),
  wait: milliseconds => new Promise(resolve => void setTimeout(resolve, milliseconds))
})
