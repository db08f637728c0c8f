import type { FailureTexts } from '#domain/failure.ts'
import type { Purchase } from '#domain/purchase.ts'
import { filled } from '#domain/wording.ts'
import { giveFile } from '#services/files.ts'
import { type PurchaseCalls, purchaseCalls, type WantedInvoice } from '#services/purchases.ts'

import { type ChangeOutcome, createHeld, createTurn, failedAloud } from './held.ts'
import { showSnackbar } from './snackbar.ts'

export interface InvoiceTexts {
  failure: FailureTexts
  generated: string
  generateFailed: string
  seeFailed: string
}

type Give = (name: string, content: Blob) => void

/** What the customer has bought, and the invoices of it. */
export function createPurchases({ generate, list, see }: PurchaseCalls, give: Give) {
  const { $held, change, load } = createHeld<Purchase>(list)
  const { $busy, take } = createTurn()

  return {
    /** The purchase whose invoice is being made or fetched. */
    $busy,
    $purchases: $held,
    generate: (wanted: WantedInvoice, texts: InvoiceTexts): Promise<ChangeOutcome> =>
      take(wanted.purchaseId, async () => {
        const answer = await generate(wanted)
        if (answer.kind === 'failed') return failedAloud(texts.generateFailed, answer.code, texts)
        const { value: number } = answer
        change(items =>
          items.map(item => (item.id === wanted.purchaseId ? { ...item, invoice: number } : item))
        )
        showSnackbar({ color: 'success', text: filled(texts.generated, { number }) })
        return { kind: 'done' }
      }),
    load,
    see: (purchaseId: string, number: string, texts: InvoiceTexts): Promise<ChangeOutcome> =>
      take(purchaseId, async () => {
        const answer = await see(number)
        if (answer.kind === 'failed') return failedAloud(texts.seeFailed, answer.code, texts)
        give(`${number}.pdf`, answer.value)
        return { kind: 'done' }
      })
  }
}

export const purchases = createPurchases(purchaseCalls, giveFile)
