import { z } from 'zod/mini'

import { type BillingAddress, validateBillingAddress } from '#domain/billing/billing-address.ts'

import { readerOf, text } from '#contract/fields/plain-fields.ts'

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
export const addressFields = z.object({
  cif: text(),
  codigoPostal: text(),
  direccion: text(),
  municipio: text(),
  nombre: text(),
  pais: text(),
  provincia: text()
})

export type AddressDocument = z.output<typeof addressFields>

/** One that obeys the rules of the form, refused at the field as it is stored, with the code as its message. */
export const addressDocument = addressFields.check(({ issues, value }) => {
  for (const { code, field } of validateBillingAddress(billingAddressIn(value))) {
    issues.push({ code: 'custom', input: value, message: code, path: [names[field]] })
  }
})

const readAddress = readerOf(addressDocument)

export function decodeBillingAddress(document: unknown): BillingAddress | null {
  const found = readAddress(document)
  return found && billingAddressIn(found)
}

export function billingAddressIn(document: AddressDocument): BillingAddress {
  return {
    address: document.direccion,
    country: document.pais,
    municipality: document.municipio,
    name: document.nombre,
    postalCode: document.codigoPostal,
    province: document.provincia,
    taxId: document.cif
  }
}

export function encodeBillingAddress(address: BillingAddress): AddressDocument {
  return {
    cif: address.taxId,
    codigoPostal: address.postalCode,
    direccion: address.address,
    municipio: address.municipality,
    nombre: address.name,
    pais: address.country,
    provincia: address.province
  }
}
