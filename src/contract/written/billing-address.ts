import { z } from 'zod'

import { type BillingAddress, validateBillingAddress } from '#domain/billing-address.ts'
import { fitting, obeying, trimmed } from './fitting.ts'

const names = {
  address: 'direccion',
  country: 'pais',
  municipality: 'municipio',
  name: 'nombre',
  postalCode: 'codigoPostal',
  province: 'provincia',
  taxId: 'cif'
} as const satisfies Record<keyof BillingAddress, string>

/** A document of `usuarios/{uid}/direcciones`. */
export const billingAddress = z
  .object({
    cif: trimmed,
    codigoPostal: trimmed,
    direccion: trimmed,
    municipio: trimmed,
    nombre: trimmed,
    pais: trimmed,
    provincia: trimmed
  })
  .transform((doc): BillingAddress => ({
    address: doc.direccion,
    country: doc.pais,
    municipality: doc.municipio,
    name: doc.nombre,
    postalCode: doc.codigoPostal,
    province: doc.provincia,
    taxId: doc.cif
  }))
  .superRefine(obeying(validateBillingAddress, names))

export function decodeBillingAddress(document: unknown): BillingAddress | null {
  return fitting(billingAddress, document)
}

export function encodeBillingAddress(address: BillingAddress): z.input<typeof billingAddress> {
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
