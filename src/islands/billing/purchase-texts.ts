import type { PrivacyNoteTexts } from '#domain/privacy/privacy-note.ts'
import type { Texts } from '#texts.ts'

export type PurchaseTexts = Texts['purchases']
export type BillingTexts = Texts['billing']
export type CardLabels = Texts['cards']

/** Texts that all sections of the page share. */
export interface SharedTexts extends Pick<Texts['account'], 'browse'>, Pick<Texts['bookingPanel'], 'retry'> {
  failure: Texts['failure']
  privacyNotes: Record<'billing' | 'card', PrivacyNoteTexts>
}

export interface PurchaseLabels extends Pick<Texts, 'billing' | 'cards' | 'purchases'> {
  shared: SharedTexts
}
