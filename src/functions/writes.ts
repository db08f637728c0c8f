import { onDocumentWritten } from 'firebase-functions/firestore'

import { triggerPaths } from '#contract/reading/trigger-paths.ts'
import { mailCollections } from '#contract/user-documents/mail-collections.ts'
import { mailKinds } from '#domain/mail/mail.ts'

import './site/app.ts'
import { endpoints } from './site/endpoints.ts'

// The functions that Google calls after a write. Each imports what it does when it is called.

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
