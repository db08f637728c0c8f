/** Purposes for which personal data are asked. */
export const dataPurposes = ['account', 'billing', 'card', 'contact', 'opinion', 'phone', 'profile'] as const
export type DataPurpose = (typeof dataPurposes)[number]

/** The information beside a form (articles 12 and 13 GDPR, 11 LOPDGDD): its text, and the link to the whole. */
export interface PrivacyNoteTexts {
  href: string
  link: string
  text: string
}
