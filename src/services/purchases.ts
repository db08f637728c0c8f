import {
  askInvoice,
  generateInvoiceCall,
  purchasesCall,
  purchasesIn,
  seeInvoiceCall
} from '#contract/calls/purchases.ts'
import type { Language } from '#domain/locale.ts'
import type { Purchase } from '#domain/purchase.ts'

import { type Answered, ask, mapped } from './asking.ts'
import { type Call, customerCall } from './callable.ts'

export interface WantedInvoice {
  purchaseId: string
  addressId: string
  language: Language
}

export interface PurchaseCalls {
  list: () => Promise<Answered<Purchase[]>>
  /** The number of the invoice. */
  generate: (wanted: WantedInvoice) => Promise<Answered<string>>
  /** Its document. */
  see: (number: string) => Promise<Answered<Blob>>
}

function createPurchaseCalls(call: Call): PurchaseCalls {
  return {
    generate: async wanted =>
      mapped(await ask(call, generateInvoiceCall, askInvoice(wanted)), ({ numero }) => numero),
    list: async () => mapped(await ask(call, purchasesCall, {}), purchasesIn),
    see: async number =>
      mapped(await ask(call, seeInvoiceCall, { numero: number }), ({ pdf }) => documentIn(pdf))
  }
}

export const purchaseCalls = createPurchaseCalls(customerCall)

function documentIn(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0))
  return new Blob([bytes], { type: 'application/pdf' })
}
