import type { MailKind } from '#domain/mail/mail.ts'

export const mailCollections = {
  'access-notice': 'avisos',
  contact: 'contactos'
} as const satisfies Record<MailKind, string>
