import type { BillingProblem } from '#domain/billing/billing-address.ts'
import type { FailureTexts } from '#domain/site/failure.ts'
import type { CardProblem } from '#domain/billing/payment-card.ts'
import type { PrivacyNoteTexts } from '#domain/privacy/privacy-note.ts'
import type { NoInvoice, PurchaseState } from '#domain/billing/purchase.ts'

/** What the page of purchases says, as the catalogue of texts has it. */
export type PurchaseTexts = Record<
  | PurchaseState
  | `unavailable-${NoInvoice}`
  | 'addressNeeded'
  | 'boughtOn'
  | 'correct'
  | 'corrected'
  | 'correctFailed'
  | 'correctNote'
  | 'correctTitle'
  | 'empty'
  | 'failed'
  | 'final'
  | 'generate'
  | 'generated'
  | 'generateFailed'
  | 'generating'
  | 'heading'
  | 'invoiceFor'
  | 'invoiceTitle'
  | 'line'
  | 'loading'
  | 'ofPurchase'
  | 'see'
  | 'seeFailed'
  | 'seeing'
  | 'takesPlace'
  | 'total'
  | 'unavailable',
  string
>

export type BillingTexts = Record<
  | BillingProblem['code']
  | 'add'
  | 'address'
  | 'addTitle'
  | 'cancel'
  | 'country'
  | 'edit'
  | 'editTitle'
  | 'empty'
  | 'failed'
  | 'heading'
  | 'loading'
  | 'municipality'
  | 'name'
  | 'ofAddress'
  | 'postalCode'
  | 'province'
  | 'remove'
  | 'removed'
  | 'removeFailed'
  | 'removeNote'
  | 'removeTitle'
  | 'removing'
  | 'save'
  | 'saved'
  | 'saveFailed'
  | 'saving'
  | 'taxId'
  | 'taxIdHint',
  string
>

export type CardLabels = Record<
  | CardProblem['code']
  | 'add'
  | 'empty'
  | 'ending'
  | 'expired'
  | 'expiry'
  | 'failed'
  | 'forFuture'
  | 'heading'
  | 'keep'
  | 'keepHint'
  | 'lead'
  | 'loading'
  | 'number'
  | 'onlyHere'
  | 'other'
  | 'remove'
  | 'removed'
  | 'removeFailed'
  | 'removeNote'
  | 'removeTitle'
  | 'save'
  | 'saved'
  | 'saveFailed'
  | 'saving'
  | 'validUntil',
  string
>

/** What all sections of the page share. */
export interface SharedTexts {
  browse: string
  failure: FailureTexts
  privacyNotes: Record<'billing' | 'card', PrivacyNoteTexts>
  retry: string
}

export interface PurchaseLabels {
  billing: BillingTexts
  cards: CardLabels
  purchases: PurchaseTexts
  shared: SharedTexts
}
