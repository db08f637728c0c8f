import { z } from 'zod/mini'

import { type BillingAddress, validateBillingAddress } from '#domain/billing/billing-address.ts'

import { readerOf, text } from '#contract/fields/plain-fields.ts'
import { objectCodec } from '#contract/values/codecs.ts'

const names = {
  address: 'direccion',
  country: 'pais',
  municipality: 'municipio',
  name: 'nombre',
  postalCode: 'codigoPostal',
  province: 'provincia',
  taxId: 'cif'
} as const satisfies Record<keyof BillingAddress, string>

/** As it stands in `usuarios/{uid}/direcciones` and on an invoice. */
export const addressFields = {
  address: [names.address, text()],
  country: [names.country, text()],
  municipality: [names.municipality, text()],
  name: [names.name, text()],
  postalCode: [names.postalCode, text()],
  province: [names.province, text()],
  taxId: [names.taxId, text()]
} as const

export const writtenAddress = objectCodec(addressFields)

/** One that obeys the rules of the form, refused at the field as it is stored, with the code as its message. */
export const addressDocument = writtenAddress.check(({ issues, value }) => {
  for (const { code, field } of validateBillingAddress(value)) {
    issues.push({ code: 'custom', input: value, message: code, path: [names[field]] })
  }
})

/** Null for one that does not obey them. */
export const decodeBillingAddress = readerOf<BillingAddress>(addressDocument)

export function encodeBillingAddress(address: BillingAddress) {
  return z.encode(writtenAddress, address)
}
