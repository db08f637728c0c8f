import {
  addressesCall,
  addressesIn,
  askSaveAddress,
  removeAddressCall,
  saveAddressCall
} from '#contract/calls/billing-addresses.ts'
import type { BillingAddress, IsTaxNumber, KeptAddress } from '#domain/billing-address.ts'

import { type Answered, ask, mapped } from './asking.ts'
import { type Call, customerCall } from './callable.ts'

export interface AddressCalls {
  list: () => Promise<Answered<KeptAddress[]>>
  /** The id it is kept under; without one, it is a new address. */
  save: (address: BillingAddress, id: string | null) => Promise<Answered<string>>
  remove: (id: string) => Promise<Answered<string>>
}

function createAddressCalls(call: Call): AddressCalls {
  return {
    list: async () => mapped(await ask(call, addressesCall, {}), addressesIn),
    remove: async id => mapped(await ask(call, removeAddressCall, { id }), answer => answer.id),
    save: async (address, id) =>
      mapped(await ask(call, saveAddressCall, askSaveAddress(address, id)), answer => answer.id)
  }
}

export const addressCalls = createAddressCalls(customerCall)

/** The rules of all countries. Where they cannot be fetched, the function will say whether a number is right. */
export async function loadTaxNumbers(): Promise<IsTaxNumber> {
  try {
    const rules = await import('#contract/tax-number.ts')
    return await rules.loadTaxNumbers()
  } catch {
    return () => true
  }
}
