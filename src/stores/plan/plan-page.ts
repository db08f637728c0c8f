import { atom } from 'nanostores'

import { type Remote, remoteOf } from '#domain/data/remote.ts'
import type { Language } from '#domain/text/locale.ts'
import { decodePlan, type Plan } from '#domain/plan/plan.ts'
import { type LoadMeetings, loadMeetings, type Meetings } from '#services/plan/meetings.ts'
import { type LoadPlanEntries, loadPlanEntries, type PlanEntries } from '#services/plan/plan-entries.ts'

/** Content of the page's address: nothing, a plan, or an unreadable plan. */
export type SharedPlan =
  | { kind: 'unread' }
  | { kind: 'none' }
  | { kind: 'plan'; plan: Plan }
  | { kind: 'broken' }

/** Data that the plan page needs besides the plan: names of its experiences, and the plan of a link. */
export function createPlanPage(load: LoadPlanEntries, meet: LoadMeetings) {
  const $entries = atom<Remote<PlanEntries>>({ kind: 'loading' })
  const $meetings = atom<Remote<Meetings>>({ kind: 'loading' })
  const $shared = atom<SharedPlan>({ kind: 'unread' })
  return {
    $entries,
    $meetings,
    $shared,
    load: async (language: Language): Promise<void> => {
      $entries.set({ kind: 'loading' })
      $entries.set(remoteOf(await load(language)))
    },
    loadMeetings: async (language: Language): Promise<void> => {
      $meetings.set({ kind: 'loading' })
      $meetings.set(remoteOf(await meet(language)))
    },
    /** Reads the fragment of an address. Whatever is in it is checked before it is shown. */
    readFragment: (fragment: string): void => {
      const text = unescaped(fragment.replace(/^#/, ''))
      const plan = decodePlan(text)
      if (text === '') $shared.set({ kind: 'none' })
      else $shared.set(plan === null || plan.length === 0 ? { kind: 'broken' } : { kind: 'plan', plan })
    }
  }
}

/** Some programs that pass links on escape more than they need to. */
function unescaped(text: string): string {
  return text.replaceAll(/%7e/gi, '~')
}

export const planPage = createPlanPage(loadPlanEntries, loadMeetings)
