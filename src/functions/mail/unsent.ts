import { type DocumentSnapshot, getFirestore } from 'firebase-admin/firestore'

import {
  listarCorreos as listarCorreosCall,
  reenviarCorreo as reenviarCorreoCall
} from '#contract/calls/mail.ts'
import {
  decodeMail,
  decodeMailDelivery,
  encodeMailDelivery,
  unsentField
} from '#contract/user-documents/mail.ts'
import { mailCollections } from '#contract/user-documents/mail-collections.ts'
import { type MailKind, mailKinds } from '#domain/mail/mail.ts'
import { askedAgain, type UnsentMail } from '#domain/mail/delivery.ts'

import { callable } from '#functions/site/callable.ts'
import { done } from '#functions/site/outcome.ts'

const maxListed = 100

/** Lists mails that are not sent, the oldest first. The list has an end; the rest comes when some of these are sent. */
export const listarCorreos = callable(listarCorreosCall, { who: 'admin' }, async () => {
  const found = (await Promise.all(mailKinds.map(unsentOf))).flat()
  const mails = found.toSorted((one, other) => one.moment.localeCompare(other.moment))
  return done({ hasMore: mails.length > maxListed, mails: mails.slice(0, maxListed) })
})

/** Asks for a mail once more. The function that sends hears of it by the change of its document. */
export const reenviarCorreo = callable(reenviarCorreoCall, { who: 'admin' }, async ({ id, kind }) => {
  const db = getFirestore()
  const ref = db.collection(mailCollections[kind]).doc(id)
  await db.runTransaction(async transaction => {
    const delivery = decodeMailDelivery((await transaction.get(ref)).data())
    const again = delivery && askedAgain(delivery, new Date())
    if (again !== null) transaction.update(ref, encodeMailDelivery(again))
  })
  return done(true)
})

async function unsentOf(kind: MailKind): Promise<UnsentMail[]> {
  const { docs } = await getFirestore()
    .collection(mailCollections[kind])
    .where(unsentField, '==', true)
    .limit(maxListed + 1)
    .get()
  return docs.flatMap(doc => unsentMail(kind, doc))
}

function unsentMail(kind: MailKind, document: DocumentSnapshot): UnsentMail[] {
  const delivery = decodeMailDelivery(document.data())
  if (delivery === null) return []
  const { moment, reason, state } = delivery
  const mail = decodeMail(kind, document.data())
  return [
    {
      id: document.id,
      kind,
      moment,
      reason,
      replyTo: mail?.replyTo?.address ?? null,
      state,
      subject: mail?.subject ?? document.id,
      // An administrator can read and answer a visitor's message here, without a mail.
      text: kind === 'contact' ? (mail?.text ?? null) : null,
      to: mail?.to ?? []
    }
  ]
}
