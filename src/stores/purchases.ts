import { type FailureTexts, reasonIn } from '#domain/failure.ts'
import type { Purchase } from '#domain/purchase.ts'
import { filled } from '#domain/wording.ts'
import { giveFile } from '#services/files.ts'
import { type PurchaseCalls, purchaseCalls, type WantedInvoice } from '#services/purchases.ts'

import { createHeld, createTurn } from './held.ts'
import { showSnackbar } from './snackbar.ts'

export interface InvoiceTexts {
  failure: FailureTexts
  generated: string
  generateFailed: string
  seeFailed: string
}

export type InvoiceOutcome = { kind: 'done' } | { kind: 'busy' } | { kind: 'failed'; text: string }

type Give = (name: string, content: Blob) => void

/** What the customer has bought, and the invoices of it. */
export function createPurchases({ generate, list, see }: PurchaseCalls, give: Give) {
  const { $held, change, load } = createHeld<Purchase>(list)
  const { $busy, take } = createTurn()

  function failed(start: string, code: string, texts: InvoiceTexts): InvoiceOutcome {
    const text = `${start} ${reasonIn(texts.failure, code)}`
    showSnackbar({ color: 'error', text })
    return { kind: 'failed', text }
  }

  return {
    /** The purchase whose invoice is being made or fetched. */
    $busy,
    $purchases: $held,
    generate: (wanted: WantedInvoice, texts: InvoiceTexts): Promise<InvoiceOutcome> =>
      take(wanted.purchaseId, async () => {
        const answer = await generate(wanted)
        if (answer.kind === 'failed') return failed(texts.generateFailed, answer.code, texts)
        const { value: number } = answer
        change(items =>
          items.map(item => (item.id === wanted.purchaseId ? { ...item, invoice: number } : item))
        )
        showSnackbar({ color: 'success', text: filled(texts.generated, { number }) })
        return { kind: 'done' }
      }),
    load,
    see: (purchaseId: string, number: string, texts: InvoiceTexts): Promise<InvoiceOutcome> =>
      take(purchaseId, async () => {
        const answer = await see(number)
        if (answer.kind === 'failed') return failed(texts.seeFailed, answer.code, texts)
        give(`${number}.pdf`, answer.value)
        return { kind: 'done' }
      })
  }
}

export const purchases = createPurchases(purchaseCalls, giveFile)
