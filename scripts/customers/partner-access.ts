import { createHmac } from 'node:crypto'
import type { Firestore } from 'firebase-admin/firestore'
import {
  accessCollection,
  decodeAccess,
  encodeAccess
} from '#contract/user-documents/partner/partner-access.ts'
import {
  accessState,
  accessText,
  nextAccess,
  type PartnerAccess,
  revokedAccess
} from '#domain/partner/access.ts'
import { isDocumentId } from '#domain/text/document-id.ts'
import { routes } from '#domain/site/routes.ts'
import { type Outcome, refused } from '../console.ts'
import { type LinkMail, mailLink } from './link-mail.ts'

type RoleAction = 'give' | 'renew' | 'revoke'

export function isRoleAction(word: string | undefined): word is RoleAction {
  return word === 'give' || word === 'renew' || word === 'revoke'
}

interface Change {
  days?: number | undefined
  /** The link is mailed to this address; without it the link is shown. */
  mail?: LinkMail | null
  action: RoleAction
  partnerId: string
}

interface Issuer {
  key: string
  site: string
}

/** Gives a partner its private link, renews it or ends it. The link is mailed, or shown once, and kept nowhere. */
export async function changeAccess(
  db: Firestore,
  { days, action, mail = null, partnerId }: Change,
  issuer: Issuer,
  tell: (text: string) => void
): Promise<Outcome> {
  const partner = isDocumentId(partnerId) ? await db.collection('partners').doc(partnerId).get() : null
  if (!partner?.exists) return refused(`There is no partner ${partnerId}.`)
  const place = db.collection(accessCollection).doc(partnerId)
  const before = decodeAccess((await place.get()).data())
  const problem = problemOf(action, before)
  if (problem !== null) return refused(problem)
  if (action === 'revoke' && before !== null) {
    await place.set(encodeAccess(revokedAccess(before)))
    tell(
      `The link of ${partnerId} holds no longer. Its printed codes go on working: set «activo» to false to end the partnership.`
    )
    return { kind: 'done' }
  }
  const access = nextAccess(before, Date.now(), days)
  await place.set(encodeAccess(access))
  const link = linkOf(partnerId, access, issuer)
  const { until, version } = access
  const given = { link, partner: String(partner.get('nombre')), partnerId, until, version }
  const reason = mail && (await mailLink(mail, given))
  const holds = `The link of ${partnerId} holds until ${until.slice(0, 10)}.`
  if (mail && reason === null) tell(`${holds} It was sent to ${mail.address}.`)
  else tell(`${holds} It is shown this once:\n\n${link}\n`)
  return reason === null ? { kind: 'done' } : refused(`The mail was not sent: ${reason}`)
}

function problemOf(action: RoleAction, before: PartnerAccess | null): string | null {
  const isValid = before !== null && accessState(before, before.version, Date.now()) === 'valid'
  if (action === 'give' && isValid) return 'It has a link that holds: renew ends that one and gives another.'
  if (action !== 'give' && before === null) return 'It never had a link: give makes one.'
  return action === 'revoke' && before?.isRevoked ? 'Its link was revoked before.' : null
}

/** Browsers never send the part behind `#` to a server, nor to the next page. */
export function linkOf(partnerId: string, { version }: PartnerAccess, { key, site }: Issuer): string {
  const text = accessText(partnerId, version)
  return `${site}${routes.partnerKit}#${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}
