import { onDocumentWritten } from 'firebase-functions/firestore'
import { onSchedule } from 'firebase-functions/scheduler'
import { onTaskDispatched } from 'firebase-functions/tasks'

import { triggerPaths } from '#contract/reading/trigger-paths.ts'
import { mailCollections } from '#contract/written/mail-collections.ts'
import { mailKinds } from '#domain/mail/mail.ts'
import { settings } from '#settings.ts'

import './site/app.ts'
import { endpoints } from './site/endpoints.ts'

// The functions that Google calls: after a write, at an hour, for a task. Each imports what it does when it is called.

const onWrite = (name: 'alCambiar' | 'alComentar', document: string) =>
  onDocumentWritten({ ...endpoints[name], document, retry: true }, async event => {
    const { askAfterWrite } = await import('./publishing/functions.ts')
    await askAfterWrite(event)
  })

export const alCambiar = onWrite('alCambiar', triggerPaths.documents)
export const alComentar = onWrite('alComentar', triggerPaths.opinions)

/** A function for each collection of mails: what asks for one is sent. */
export const enviarCorreo = Object.fromEntries(
  mailKinds.map(kind => [
    mailCollections[kind],
    onDocumentWritten(
      { ...endpoints.enviarCorreo, document: `${mailCollections[kind]}/{id}`, retry: true },
      async event => {
        const { sendMail } = await import('./mail/functions.ts')
        await sendMail(kind, event)
      }
    )
  ])
)

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
