import type { SMTPTransportOptions } from 'nodemailer/lib/smtp-transport'

import { type Mail, mailHtml } from '#domain/mail/mail.ts'
import type { MailAttempt } from '#domain/mail/delivery.ts'

/** A mail with its number, for the recipients that do not have it yet. */
export interface Outgoing {
  mail: Omit<Mail, 'kind'>
  /** Does not change from attempt to attempt, so that mail programs show the mail once. */
  messageId: string
  recipients: readonly string[]
  sender: { address: string; name: string }
}

/** Sends by the mail server at that address (`smtps://user:password@mail.example`); never throws. */
export async function sendBySmtp(url: string, outgoing: Outgoing): Promise<MailAttempt> {
  const { createTransport } = await import('nodemailer')
  try {
    const transport = createTransport(smtpOptions(url))
    const { accepted, messageId, rejectedErrors } = await transport.sendMail(messageOf(outgoing))
    return { delivered: accepted, messageId, problem: worst(rejectedErrors ?? []) }
  } catch (error) {
    return { delivered: [], messageId: null, problem: problemOf(error) }
  }
}

const patienceMs = 20_000
const ownMachine = ['127.0.0.1', '[::1]', 'localhost']

/** A password and the data of customers go over the network encrypted, or not at all. */
export function smtpOptions(url: string): SMTPTransportOptions {
  return {
    connectionTimeout: patienceMs,
    dnsTimeout: patienceMs,
    greetingTimeout: patienceMs,
    requireTLS: !ownMachine.includes(URL.parse(url)?.hostname ?? ''),
    socketTimeout: patienceMs,
    url
  }
}

/** Addresses are objects: what a name holds is never read as an address. */
function messageOf({ mail, messageId, recipients, sender }: Outgoing) {
  const { language, replyTo, subject, text, to } = mail
  return {
    disableFileAccess: true,
    disableUrlAccess: true,
    envelope: { from: sender.address, to: [...recipients] },
    from: sender,
    headers: {
      'Content-Language': language,
      // So that no absence note answers it. Who may be answered wrote by hand.
      ...(replyTo === null && { 'Auto-Submitted': 'auto-generated' })
    },
    html: mailHtml(mail),
    messageId,
    subject: literal(subject),
    text,
    to: to.map(address => ({ address, name: '' })),
    ...(replyTo && { replyTo: { address: replyTo.address, name: literal(replyTo.name) } })
  }
}

/** A header that looks encoded would be sent as it is, and read as what it encodes. */
function literal(text: string): string {
  return text.replaceAll('=?', '= ?')
}

/** A refusal for now counts more than one for good, because the mail is tried again then. */
function worst(errors: readonly unknown[]): MailAttempt['problem'] {
  const problems = errors.map(problemOf)
  return problems.find(({ isPermanent }) => !isPermanent) ?? problems[0] ?? null
}

const longestReason = 200

/** A reply of 5xx is for good, and so is what nodemailer itself finds wrong with a message; a network that fails is not. */
function problemOf(error: unknown): { isPermanent: boolean; reason: string } {
  const { code, message, permanent, response }: Record<string, unknown> = Object(error)
  const isPermanent = typeof permanent === 'boolean' ? permanent : hopeless.includes(code)
  const said = [response, code, message].find(each => typeof each === 'string' && each !== '')
  return { isPermanent, reason: String(said).slice(0, longestReason) }
}

const hopeless: readonly unknown[] = ['EENVELOPE', 'EMESSAGE', 'ENOAUTH']
