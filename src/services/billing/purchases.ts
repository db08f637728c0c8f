import {
  askCorrection,
  askInvoice,
  correctInvoiceCall,
  generateInvoiceCall,
  purchasesCall,
  purchasesIn,
  seeInvoiceCall
} from '#contract/calls/purchases.ts'
import type { Language } from '#domain/text/locale.ts'
import type { Purchase } from '#domain/billing/purchase.ts'
import { mapResult, type Result } from '#domain/data/remote.ts'

import { callFunction } from '#services/site/call-function.ts'
import { type Call, customerCall } from '#services/site/callable.ts'

export interface WantedInvoice {
  purchaseId: string
  addressId: string
  language: Language
}

export type WantedCorrection = Omit<WantedInvoice, 'language'>

export interface PurchaseCalls {
  /** The number of the invoice that replaces the one there is. */
  correct: (wanted: WantedCorrection) => Promise<Result<string>>
  list: () => Promise<Result<Purchase[]>>
  /** The number of the invoice. */
  generate: (wanted: WantedInvoice) => Promise<Result<string>>
  /** Its document. */
  see: (number: string) => Promise<Result<Blob>>
}

function createPurchaseCalls(call: Call): PurchaseCalls {
  return {
    correct: async wanted =>
      mapResult(await callFunction(call, correctInvoiceCall, askCorrection(wanted)), ({ numero }) => numero),
    generate: async wanted =>
      mapResult(await callFunction(call, generateInvoiceCall, askInvoice(wanted)), ({ numero }) => numero),
    list: async () => mapResult(await callFunction(call, purchasesCall, {}), purchasesIn),
    see: async number =>
      mapResult(await callFunction(call, seeInvoiceCall, { numero: number }), ({ pdf }) => documentIn(pdf))
  }
}

export const purchaseCalls = createPurchaseCalls(customerCall)

function documentIn(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0))
  return new Blob([bytes], { type: 'application/pdf' })
}
