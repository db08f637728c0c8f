import type { Result } from '#domain/data/remote.ts'
import type { Texts } from '#texts.ts'
import type { Purchase } from '#domain/billing/purchase.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { downloadFile } from '#services/site/download.ts'
import {
  type PurchaseCalls,
  purchaseCalls,
  type CorrectionRequest,
  type InvoiceRequest
} from '#services/billing/purchases.ts'

import { type ChangeOutcome, createRemoteList, createSingleTask, showFailure } from '#stores/site/remote.ts'
import { showSnackbar } from '#stores/site/snackbar.ts'

type Outcomes = Pick<
  Texts['purchases'],
  'corrected' | 'correctFailed' | 'generated' | 'generateFailed' | 'seeFailed'
>

export interface InvoiceTexts extends Outcomes, Pick<Texts, 'failure'> {}

type Give = (name: string, content: Blob) => void

/** Purchases of the customer, and their invoices. */
export function createPurchases({ correct, generate, list, see }: PurchaseCalls, give: Give) {
  const { $items, change, load } = createRemoteList<Purchase>(list)
  const { $busy, take } = createSingleTask()

  function make(
    purchaseId: string,
    call: () => Promise<Result<string>>,
    texts: InvoiceTexts
  ): Promise<ChangeOutcome> {
    return take(purchaseId, async () => {
      const answer = await call()
      if (answer.kind === 'failed') return showFailure(texts.generateFailed, answer.code, texts)
      const { value: number } = answer
      change(items => items.map(item => (item.id === purchaseId ? { ...item, invoice: number } : item)))
      showSnackbar({ color: 'success', text: interpolate(texts.generated, { number }) })
      return { kind: 'done' }
    })
  }

  return {
    /** The purchase whose invoice is being made or fetched. */
    $busy,
    $purchases: $items,
    /** Replaces the invoice of a purchase by one that is made out to another address. */
    correct: (wanted: CorrectionRequest, texts: InvoiceTexts): Promise<ChangeOutcome> =>
      make(wanted.purchaseId, () => correct(wanted), {
        ...texts,
        generated: texts.corrected,
        generateFailed: texts.correctFailed
      }),
    generate: (wanted: InvoiceRequest, texts: InvoiceTexts): Promise<ChangeOutcome> =>
      make(wanted.purchaseId, () => generate(wanted), texts),
    load,
    see: (purchaseId: string, number: string, texts: InvoiceTexts): Promise<ChangeOutcome> =>
      take(purchaseId, async () => {
        const answer = await see(number)
        if (answer.kind === 'failed') return showFailure(texts.seeFailed, answer.code, texts)
        give(`${number}.pdf`, answer.value)
        return { kind: 'done' }
      })
  }
}

export const purchases = createPurchases(purchaseCalls, downloadFile)
