import { addressesCall, removeAddressCall, saveAddressCall } from '#contract/calls/billing-addresses.ts'
import type { BillingAddress, IsTaxNumber } from '#domain/billing/billing-address.ts'
import { mapResult } from '#domain/data/remote.ts'

import { callFunction } from '#services/site/call-function.ts'
import { customerCall } from '#services/site/callable.ts'

export const addressCalls = {
  list: () => callFunction(customerCall, addressesCall, {}),
  remove: async (id: string) =>
    mapResult(await callFunction(customerCall, removeAddressCall, { id }), answer => answer.id),
  /** The id it is kept under; without one, it is a new address. */
  save: async (address: BillingAddress, id: string | null) =>
    mapResult(await callFunction(customerCall, saveAddressCall, { address, id }), answer => answer.id)
}

export type AddressCalls = typeof addressCalls

/** The rules of all countries. Where they cannot be fetched, the function will say whether a number is right. */
export async function loadTaxNumbers(): Promise<IsTaxNumber> {
  try {
    const rules = await import('#contract/fields/tax-number.ts')
    return await rules.loadTaxNumbers()
  } catch {
    return () => true
  }
}
