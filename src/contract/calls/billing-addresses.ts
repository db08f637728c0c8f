import { z } from 'zod/mini'

import type { BillingAddress, SavedAddress } from '#domain/billing/billing-address.ts'
import {
  addressDocument,
  addressFields,
  billingAddressIn,
  encodeBillingAddress
} from '#contract/written/billing-address.ts'
import { id } from '#contract/fields/plain-fields.ts'

import { defineCall } from './call.ts'

const addressAnswer = z.array(z.extend(addressFields, { id }))

type AddressAnswer = z.output<typeof addressAnswer>

/** `listarDirecciones`: the billing addresses of the customer. */
export const addressesCall = defineCall('listarDirecciones', z.object({}), addressAnswer)

export function addressesIn(answer: AddressAnswer): SavedAddress[] {
  return answer.map(({ id: addressId, ...document }) => ({ ...billingAddressIn(document), id: addressId }))
}

export function answerAddresses(addresses: readonly SavedAddress[]): AddressAnswer {
  return addresses.map(({ id: addressId, ...address }) => ({
    ...encodeBillingAddress(address),
    id: addressId
  }))
}

const saveRequest = z.object({ direccion: addressDocument, id: z.optional(z.nullable(id)) })

/** `guardarDireccion`: keeps a new address, or with an id changes one. */
export const saveAddressCall = defineCall('guardarDireccion', saveRequest, z.object({ id }))

/** The address, and the one it takes the place of. */
export function savedAddressIn({ direccion, id: addressId }: z.output<typeof saveRequest>) {
  return { address: billingAddressIn(direccion), id: addressId ?? null }
}

export function askSaveAddress(address: BillingAddress, addressId: string | null) {
  return { direccion: encodeBillingAddress(address), id: addressId }
}

/** `borrarDireccion`: removes an address for good. Invoices made out to it stay as they are. */
export const removeAddressCall = defineCall('borrarDireccion', z.object({ id }), z.object({ id }))
