import {
  type CorrectionRequest,
  correctInvoiceCall,
  generateInvoiceCall,
  type InvoiceRequest,
  purchasesCall,
  seeInvoiceCall
} from '#contract/calls/purchases.ts'
import type { Purchase } from '#domain/billing/purchase.ts'
import { mapResult, type Result } from '#domain/data/remote.ts'

import { callFunction } from '#services/site/call-function.ts'
import { type Call, customerCall } from '#services/site/callable.ts'

export type { CorrectionRequest, InvoiceRequest } from '#contract/calls/purchases.ts'

export interface PurchaseCalls {
  /** The number of the invoice that replaces the one there is. */
  correct: (wanted: CorrectionRequest) => Promise<Result<string>>
  list: () => Promise<Result<Purchase[]>>
  /** The number of the invoice. */
  generate: (wanted: InvoiceRequest) => Promise<Result<string>>
  /** Its document. */
  see: (number: string) => Promise<Result<Blob>>
}

function createPurchaseCalls(call: Call): PurchaseCalls {
  return {
    correct: async wanted =>
      mapResult(await callFunction(call, correctInvoiceCall, wanted), ({ number }) => number),
    generate: async wanted =>
      mapResult(await callFunction(call, generateInvoiceCall, wanted), ({ number }) => number),
    list: () => callFunction(call, purchasesCall, {}),
    see: async number =>
      mapResult(await callFunction(call, seeInvoiceCall, { number }), ({ pdf }) => documentIn(pdf))
  }
}

export const purchaseCalls = createPurchaseCalls(customerCall)

function documentIn(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0))
  return new Blob([bytes], { type: 'application/pdf' })
}
