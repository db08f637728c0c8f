import {
  type CorrectionRequest,
  correctInvoiceCall,
  generateInvoiceCall,
  type InvoiceRequest,
  purchasesCall,
  seeInvoiceCall
} from '#contract/calls/purchases.ts'
import { mapResult } from '#domain/data/remote.ts'

import { pdfIn } from '#services/site/pdf.ts'
import { callFunction } from '#services/site/call-function.ts'
import { customerCall } from '#services/site/callable.ts'

export type { CorrectionRequest, InvoiceRequest } from '#contract/calls/purchases.ts'

export const purchaseCalls = {
  /** The number of the invoice that replaces the one there is. */
  correct: async (wanted: CorrectionRequest) =>
    mapResult(await callFunction(customerCall, correctInvoiceCall, wanted), ({ number }) => number),
  /** The number of the invoice. */
  generate: async (wanted: InvoiceRequest) =>
    mapResult(await callFunction(customerCall, generateInvoiceCall, wanted), ({ number }) => number),
  list: () => callFunction(customerCall, purchasesCall, {}),
  /** Its document. */
  see: async (number: string) =>
    mapResult(await callFunction(customerCall, seeInvoiceCall, { number }), ({ pdf }) => pdfIn(pdf))
}

export type PurchaseCalls = typeof purchaseCalls
