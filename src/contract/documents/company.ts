import { z } from 'zod'

import type { Company } from '#domain/catalogue/company.ts'
import { readAddress, readHttps } from '#contract/fields/address.ts'
import { documentDecoder, type Note } from '#contract/reading/decoding.ts'
import { address, line, localizedHtml, longestName, plainText, required } from '#contract/fields/fields.ts'
import { phoneOf, phoneWords } from '#contract/fields/phone.ts'
import { coordinates, readPosition, readProvince } from '#contract/fields/place.ts'

const companyDocument = z.object({
  cif: line,
  coordenadas: coordinates,
  descripcion: localizedHtml,
  direccion: line,
  email: line,
  logo: address,
  municipio: plainText(longestName),
  nombre: required(plainText(longestName), 'un texto'),
  provincia: line,
  registroTurismo: line,
  telefono: line,
  web: address
})

export const decodeCompany = documentDecoder('empresas', companyDocument, (doc, id, note): Company => ({
  address: doc.direccion,
  descriptionHtml: doc.descripcion,
  email: readEmail(doc.email, note),
  id,
  logoUrl: readAddress('logo', doc.logo, note),
  municipality: doc.municipio,
  name: doc.nombre,
  phone: readPhone(doc.telefono, note),
  position: readPosition('coordenadas', doc.coordenadas, note),
  province: readProvince(doc.provincia, note),
  taxId: doc.cif,
  tourismRegistration: doc.registroTurismo,
  website: readHttps('web', doc.web, note)
}))

function readEmail(text: string | null, note: Note): string | null {
  if (text === null || z.email().safeParse(text).success) return text
  note('email', { expected: 'por ejemplo hola@example.com', problem: 'no es una dirección de correo' }, text)
  return null
}

function readPhone(text: string | null, note: Note): string | null {
  const phone = text === null ? null : phoneOf(text)
  if (text !== null && phone === null) note('telefono', phoneWords, text)
  return phone
}
