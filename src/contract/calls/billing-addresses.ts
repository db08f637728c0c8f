import { z } from 'zod/mini'

import { id, nullable } from '#contract/fields/plain-fields.ts'
import { objectCodec } from '#contract/values/codecs.ts'
import { addressDocument, addressFields } from '#contract/user-documents/billing-address.ts'
import type { BillingAddress, SavedAddress } from '#domain/billing/billing-address.ts'

import { defineCall } from './call.ts'

/** `listarDirecciones`: the billing addresses of the customer. */
export const addressesCall = defineCall<object, SavedAddress[]>(
  'listarDirecciones',
  z.object({}),
  z.array(objectCodec({ ...addressFields, id }))
)

/** The address, and the id of the one it takes the place of. */
export interface SaveAddressRequest {
  address: BillingAddress
  id: string | null
}

/** `guardarDireccion`: keeps a new address, or with an id changes one. */
export const saveAddressCall = defineCall<SaveAddressRequest, { id: string }>(
  'guardarDireccion',
  objectCodec({ address: ['direccion', addressDocument], id: nullable(id) }),
  z.object({ id })
)

/** `borrarDireccion`: removes an address for good. Invoices made out to it stay as they are. */
export const removeAddressCall = defineCall('borrarDireccion', z.object({ id }), z.object({ id }))
