import { atom } from 'nanostores'

import { type Present, presenceIntervalMs } from './presence.ts'
import type { DocumentPlace } from '#studio/document/studio-document.ts'
import { type PresenceApi, presenceApi } from './presence.service.ts'

interface Services {
  api: PresenceApi
  /** Whether the page is in view: one out of view sends nothing. */
  isInView: () => boolean
  /** Answers how to end it. */
  repeat: (work: () => void, everyMs: number) => () => void
}

/** Who else has the open document open. */
export function createPresence({ api, isInView, repeat }: Services) {
  const $others = atom<readonly Present[]>([])
  return {
    $others,
    /** Says from now on that a document is open here. Answers how to leave it. */
    enter: (place: DocumentPlace): (() => void) => {
      let isHere = true
      let isAsking = false
      const say = async (): Promise<void> => {
        if (isAsking || !isInView()) return
        isAsking = true
        const answer = await api.say(place, true)
        isAsking = false
        // Without an answer it is not known who is there.
        if (isHere) $others.set(answer.kind === 'done' ? answer.value : [])
        else void api.say(place, false)
      }
      void say()
      const end = repeat(() => void say(), presenceIntervalMs)
      return () => {
        isHere = false
        end()
        $others.set([])
        if (!isAsking) void api.say(place, false)
      }
    }
  }
}

export const presence = createPresence({
  api: presenceApi,
  isInView: () => document.visibilityState === 'visible',
  repeat: (work, everyMs) => {
    const timer = setInterval(work, everyMs)
    return () => clearInterval(timer)
  }
})
