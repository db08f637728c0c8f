import { $session } from '#stores/account/session.ts'

import type { AutosaveServices } from './autosave.store.ts'

/** When what is typed is sent: after a while, when a signal is back or somebody has signed in again, and when the page is about to be left. */
export const browserMoments: Omit<AutosaveServices, 'api'> = {
  later: (work, milliseconds) => {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
  wake: work => {
    const leave = () => {
      if (document.visibilityState === 'hidden') work()
    }
    const stop = $session.listen(({ kind }) => {
      if (kind === 'customer') work()
    })
    addEventListener('online', work)
    document.addEventListener('visibilitychange', leave)
    return () => {
      stop()
      removeEventListener('online', work)
      document.removeEventListener('visibilitychange', leave)
    }
  }
}
