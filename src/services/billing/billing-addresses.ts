import { addressesCall, removeAddressCall, saveAddressCall } from '#contract/calls/billing-addresses.ts'
import type { BillingAddress, IsTaxNumber, SavedAddress } from '#domain/billing/billing-address.ts'
import { mapResult, type Result } from '#domain/data/remote.ts'

import { callFunction } from '#services/site/call-function.ts'
import { type Call, customerCall } from '#services/site/callable.ts'

export interface AddressCalls {
  list: () => Promise<Result<SavedAddress[]>>
  /** The id it is kept under; without one, it is a new address. */
  save: (address: BillingAddress, id: string | null) => Promise<Result<string>>
  remove: (id: string) => Promise<Result<string>>
}

function createAddressCalls(call: Call): AddressCalls {
  return {
    list: () => callFunction(call, addressesCall, {}),
    remove: async id => mapResult(await callFunction(call, removeAddressCall, { id }), answer => answer.id),
    save: async (address, id) =>
      mapResult(await callFunction(call, saveAddressCall, { address, id }), answer => answer.id)
  }
}

export const addressCalls = createAddressCalls(customerCall)

/** The rules of all countries. Where they cannot be fetched, the function will say whether a number is right. */
export async function loadTaxNumbers(): Promise<IsTaxNumber> {
  try {
    const rules = await import('#contract/fields/tax-number.ts')
    return await rules.loadTaxNumbers()
  } catch {
    return () => true
  }
}
