import { getFunctions } from 'firebase-admin/functions'
import { onDocumentWritten } from 'firebase-functions/firestore'
import { warn } from 'firebase-functions/logger'
import { defineSecret } from 'firebase-functions/params'
import { onSchedule } from 'firebase-functions/scheduler'
import { onTaskDispatched } from 'firebase-functions/tasks'

import { concernsTheSite, documentsOf } from '#contract/reading/change.ts'
import { type CollectionName, collectionNames } from '#contract/reading/snapshot.ts'
import { settings } from '#settings.ts'

import { askForPublication, longestTaskSeconds } from './ask.ts'
import { identityToken } from './identity-token.ts'
import { fetchWithoutTimeout } from './fetch-without-timeout.ts'
import { starter } from './starter.ts'
import { startPublication } from './start.ts'

const region = 'europe-west1'
const queueName = `locations/${region}/functions/publicacion`

/** Declared only where it is used: a declared secret must exist when the functions are deployed. */
const workflowToken = starter?.kind === 'workflow' ? defineSecret('PUBLISH_TOKEN') : null

/** A function for each collection of the editors: what they write asks for a publication. */
export const alCambiar = Object.fromEntries(collectionNames.map(name => [name, onWrite(name)]))

function onWrite(collection: CollectionName) {
  return onDocumentWritten({ document: documentsOf(collection), region, retry: true }, async ({ data }) => {
    if (concernsTheSite(collection, data?.before.data(), data?.after.data())) await ask()
  })
}

/** A new day moves the agenda and draws other covers, though nothing was written. */
export const cadaDia = onSchedule({ region, schedule: '5 0 * * *', timeZone: settings.timeZone }, ask)

/** The queue. Tasks that wait for the same publication are answered together by the publisher. */
export const publicacion = onTaskDispatched(
  {
    rateLimits: { maxConcurrentDispatches: 10 },
    region,
    retryConfig: { maxAttempts: 5, maxBackoffSeconds: 300, minBackoffSeconds: 10 },
    secrets: workflowToken ? [workflowToken] : [],
    timeoutSeconds: longestTaskSeconds
  },
  async () => {
    if (starter === null) warn('An edit waits, and src/settings.ts names nobody who publishes')
    else
      await startPublication(starter, {
        fetch: fetchWithoutTimeout,
        identityToken,
        workflowToken: () => workflowToken?.value() ?? ''
      })
  }
)

async function ask(): Promise<void> {
  if (starter !== null) await askForPublication(getFunctions().taskQueue(queueName), new Date())
}
