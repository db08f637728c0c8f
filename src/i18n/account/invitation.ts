import { invitationTo, type StudioRights } from '#domain/account/rights.ts'
import { routes } from '#domain/site/routes.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { Language } from '#domain/text/locale.ts'
import { settings } from '#settings.ts'

import { formatsOf } from '#i18n/text/format.ts'
import { messages } from '#i18n/text/messages.ts'

const addresses = { partner: routes.partnerKit, studio: routes.studio } as const

/** The mail that tells the owner of an account where it may enter now, as plain text. */
export function invitationWords(language: Language, place: keyof typeof addresses, email: string) {
  const texts = messages[language].invitation
  const values = { contact: settings.email, email, site: settings.name }
  const paragraphs = [
    texts.greeting,
    texts[place],
    settings.site + addresses[place],
    texts.signedOut,
    texts.unexpected
  ]
  return {
    subject: interpolate(texts.subject, values),
    text: paragraphs.map(paragraph => interpolate(paragraph, values)).join('\n\n')
  }
}

interface Invited {
  email?: string | undefined
  emailVerified: boolean
  uid: string
}

/**
 * The notice to a person whose rights open a place that was closed before; null where nothing opens, or where there is no verified address. It is in the first
 * language of a translator; for all others in Spanish, as nobody has said theirs.
 */
export function invitationOf(
  { email, emailVerified, uid }: Invited,
  { after, before }: Record<'after' | 'before', StudioRights>,
  moment: Date
) {
  const place = invitationTo(before, after)
  if (place === null || email === undefined || !emailVerified) return null
  const language = after.languages[0] ?? 'es'
  const words = invitationWords(language, place, email)
  return { ...words, addresses: [email], changes: ['roles' as const], language, moment, uid }
}

interface NewAccount {
  email: string
  /** The part of the link behind its address. */
  fragment: string
  now: Date
  rights: StudioRights
  /** ISO 8601. */
  until: string
}

/** The mail to an address without an account: its link makes the account. */
export function accountInvitation({ email, fragment, now, rights, until }: NewAccount) {
  const language = rights.languages[0] ?? 'es'
  const texts = messages[language].invitation
  const values = {
    contact: settings.email,
    date: formatsOf(language).date(until),
    email,
    site: settings.name
  }
  const link = settings.site + routes.studio + fragment
  const paragraphs = [texts.greeting, texts.newAccount, link, texts.until, texts.unexpected]
  return {
    addresses: [email],
    changes: ['roles' as const],
    language,
    moment: now,
    subject: interpolate(texts.subject, values),
    text: paragraphs.map(paragraph => interpolate(paragraph, values)).join('\n\n'),
    uid: null
  }
}
