import { isMailAddress } from '#domain/mail/mail.ts'
import { isLanguage, type Language } from '#domain/text/locale.ts'
import { linkMailWords } from '#i18n/partner/link-mail-words.ts'
import { sendBySmtp } from '#mail/smtp.ts'
import { mail, settings } from '#settings.ts'

/** The private link of a partner is mailed to this address. */
export interface LinkMail {
  address: string
  language: Language
  /** The mail server, as `SMTP_URL` names it. */
  server: string
}

interface Given {
  link: string
  partner: string
  partnerId: string
  /** ISO 8601. */
  until: string
  version: number
}

/** Reads the options of the command. A text says what is wrong with them; null where no mail is asked for. */
export function linkMailIn(
  { language = 'es', mail: address }: { language?: string | undefined; mail?: string | undefined },
  server: string | undefined
): LinkMail | string | null {
  if (address === undefined) return null
  if (!isMailAddress(address)) return `${address} is no address of a mail.`
  if (!isLanguage(language)) return `There is no language ${language}.`
  if (!server)
    return 'SMTP_URL is missing: npx firebase functions:secrets:access SMTP_URL --project PROJECT shows it.'
  return { address, language, server }
}

/** Sends a link without a document in between, so that it is kept nowhere. Null where the mail server took it, else its reason. */
export async function mailLink(
  { address, language, server }: LinkMail,
  { partnerId, version, ...given }: Given
): Promise<string | null> {
  const { problem } = await sendBySmtp(server, {
    mail: {
      ...linkMailWords(language, given),
      language,
      replyTo: { address: settings.email, name: settings.name },
      to: [address]
    },
    messageId: `<partner.${partnerId}.${version}@${new URL(settings.site).hostname}>`,
    recipients: [address],
    sender: { address: mail.sender ?? settings.email, name: settings.name }
  })
  return problem?.reason ?? null
}
