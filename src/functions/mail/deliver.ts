import type { DocumentReference } from 'firebase-admin/firestore'

import { decodeMail, decodeMailDelivery, encodeMailDelivery } from '#contract/user-documents/mail.ts'
import type { Mail, MailKind } from '#domain/mail/mail.ts'
import { afterAttempt, type MailAttempt, type MailDelivery, mailStep } from '#domain/mail/delivery.ts'

import type { Outgoing } from '#mail/smtp.ts'

/** An entry of the log about a mail. It holds neither the text nor the recipients. */
export interface MailEvent {
  attempts: number
  /** `mail-not-sent` is what an alarm waits for; `mail-off`: no mail server is configured. */
  event: 'mail-not-sent' | 'mail-off' | 'mail-refused-for-now'
  path: string
  reason: string
}

interface Means {
  log: (event: MailEvent) => void
  now: () => Date
  /** Null where no mail server is configured. */
  send: ((outgoing: Outgoing) => Promise<MailAttempt>) | null
  sender: { address: string; name: string }
  /** The host behind the @ of the ids of messages. */
  site: string
}

interface Claimed {
  before: MailDelivery
  mail: Mail
}

/**
 * Sends the mail of a document, unless it is sent. Throws where it is to be tried again: the event comes back then. Each event may come more than once, so a
 * transaction says which of them sends. One that died while it sent is not repeated: an administrator decides.
 */
export async function deliver(ref: DocumentReference, kind: MailKind, means: Means): Promise<void> {
  const { log, now, send, sender, site } = means
  if (send === null) {
    log({ attempts: 0, event: 'mail-off', path: ref.path, reason: 'SMTP_URL is not set' })
    return
  }
  const claimed = await claim(ref, kind, means)
  if (claimed === null) return
  const { before, mail } = claimed
  const attempt = await send({
    mail,
    messageId: `<${ref.parent.id}.${ref.id}@${site}>`,
    recipients: mail.to.filter(address => !before.delivered.includes(address)),
    sender
  })
  const after = afterAttempt(before, attempt, now())
  await keep(ref, after)
  tell(ref, after, log)
  if (after.state === 'retrying') throw new Error(`${ref.path} is tried again later`)
}

/** Takes a mail for this function alone; null where there is nothing to send. */
async function claim(ref: DocumentReference, kind: MailKind, { log, now }: Means): Promise<Claimed | null> {
  const settled = await ref.firestore.runTransaction(async transaction => {
    const document = (await transaction.get(ref)).data()
    const delivery = decodeMailDelivery(document)
    const step = delivery === null ? 'nothing' : mailStep(delivery, now())
    if (delivery === null || step === 'nothing') return null
    if (step === 'busy') throw new Error(`${ref.path} is being sent`)
    const mail = decodeMail(kind, document)
    const isSent = step === 'send' && mail !== null
    const changed: MailDelivery = {
      ...delivery,
      attempts: delivery.attempts + (isSent ? 1 : 0),
      moment: now().toISOString(),
      reason: isSent ? null : mail === null ? 'invalid' : 'interrupted',
      state: isSent ? 'sending' : 'failed'
    }
    transaction.update(ref, encodeMailDelivery(changed))
    return { delivery: changed, mail: isSent ? mail : null }
  })
  if (settled === null) return null
  tell(ref, settled.delivery, log)
  return settled.mail && { before: settled.delivery, mail: settled.mail }
}

/** Unless the document is gone: an account may be deleted meanwhile. */
async function keep(ref: DocumentReference, delivery: MailDelivery): Promise<void> {
  await ref.firestore.runTransaction(async transaction => {
    if ((await transaction.get(ref)).exists) transaction.update(ref, encodeMailDelivery(delivery))
  })
}

function tell(ref: DocumentReference, { attempts, reason, state }: MailDelivery, log: Means['log']): void {
  const event = { failed: 'mail-not-sent', retrying: 'mail-refused-for-now' } as const
  if (state === 'failed' || state === 'retrying')
    log({ attempts, event: event[state], path: ref.path, reason: reason ?? '' })
}
