import { getFunctions } from 'firebase-admin/functions'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'

import { collectionAt, concernsTheSite } from '#contract/reading/change.ts'
import { workflowToken } from '#functions/site/secrets.ts'
import { publishing, region } from '#settings.ts'

import { askForPublication } from './ask.ts'
import { identityToken } from './identity-token.ts'
import { fetchWithoutTimeout } from './fetch-without-timeout.ts'
import { startPublication } from './start.ts'

const queueName = `locations/${region}/functions/publicacion`

/** A document as it was and as it is, as the event of a write tells it. */
interface Write {
  data?: Readonly<Record<'after' | 'before', Pick<DocumentSnapshot, 'data'>>> | undefined
  document: string
}

/** Asks for a publication after a write of an editor. Visitors and functions write other documents, from which nothing follows. */
export async function askAfterWrite({ data, document }: Write): Promise<void> {
  const collection = collectionAt(document)
  if (collection !== null && concernsTheSite(collection, data?.before.data(), data?.after.data()))
    await requestPublication()
}

export async function requestPublication(): Promise<void> {
  if (publishing.starter !== null) await askForPublication(getFunctions().taskQueue(queueName), new Date())
}

/** Carries out a task of the queue. Tasks that wait for the same publication are answered together by the publisher. */
export async function publish(): Promise<void> {
  if (publishing.starter === null) warn('An edit waits, and the environment names nobody who publishes')
  else
    await startPublication(publishing.starter, {
      fetch: fetchWithoutTimeout,
      identityToken,
      workflowToken: () => workflowToken?.value() ?? ''
    })
}
