import { isEmail } from '#domain/text/email.ts'
import { escapeMarkup } from '#domain/text/escape-markup.ts'
import type { Language } from '#domain/text/locale.ts'

/** The collections whose documents are mails. */
export const mailKinds = ['contact', 'access-notice'] as const
export type MailKind = (typeof mailKinds)[number]

/** A mail as a document holds it. */
export interface Mail {
  kind: MailKind
  language: Language
  /** Where an answer goes: the visitor who wrote to us. Null where nobody waits for one. */
  replyTo: { address: string; name: string } | null
  subject: string
  text: string
  to: string[]
}

/** Whether a text is one address in a header of a mail, whatever reads it: with a comma it would be two. */
export function isMailAddress(text: string): boolean {
  return isEmail(text) && !/[\p{Cc}\p{Cf},;:<>()[\]"\\]/u.test(text)
}

/** The text of a mail as html, with nothing in it that a program would fetch. What a visitor wrote stays text. */
export function mailHtml({ language, subject, text }: Pick<Mail, 'language' | 'subject' | 'text'>): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map(paragraph => `<p>${escapeMarkup(paragraph).replaceAll('\n', '<br>\n')}</p>`)
  const head = `<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n<title>${escapeMarkup(subject)}</title>`
  const style = 'font:16px/1.5 system-ui,sans-serif;margin:1.5em auto;max-width:36em;padding:0 1em'
  return `<!doctype html>\n<html lang="${language}">\n<head>\n${head}\n</head>\n<body style="${style}">\n${paragraphs.join('\n')}\n</body>\n</html>\n`
}
