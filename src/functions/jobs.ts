import { onSchedule } from 'firebase-functions/scheduler'
import { onTaskDispatched } from 'firebase-functions/tasks'

import { settings } from '#settings.ts'

import './site/app.ts'
import { endpoints } from './site/endpoints.ts'

// The functions that Google calls at an hour or for a task, apart from those after a write, which load the database while they start.

/** The queue of publications. */
export const publicacion = onTaskDispatched(
  {
    ...endpoints.publicacion,
    rateLimits: { maxConcurrentDispatches: 10 },
    retryConfig: { maxAttempts: 5, maxBackoffSeconds: 300, minBackoffSeconds: 10 }
  },
  async () => {
    const { publish } = await import('./publishing/functions.ts')
    await publish()
  }
)

const { timeZone } = settings

/** A new day moves the agenda and draws other covers, though nothing was written. */
export const cadaDia = onSchedule({ ...endpoints.cadaDia, schedule: '5 0 * * *', timeZone }, async () => {
  const { requestPublication } = await import('./publishing/functions.ts')
  await requestPublication()
})

export const cadaNoche = onSchedule(
  { ...endpoints.cadaNoche, schedule: '30 3 * * *', timeZone },
  async () => {
    const { everyNight } = await import('./site/every-night.ts')
    await everyNight(new Date())
  }
)

/** Puts documents online or takes them off at the minute that editors planned. */
export const publicarProgramados = onSchedule(
  { ...endpoints.publicarProgramados, schedule: '* * * * *', timeZone },
  async () => {
    const { carryOutPlans } = await import('#studio/plans/due.function.ts')
    await carryOutPlans(new Date())
  }
)
