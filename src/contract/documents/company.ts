import { z } from 'zod'

import type { Company } from '#domain/catalogue/company.ts'
import { readAddress, readHttps } from '#contract/fields/address.ts'
import { documentDecoder, type Note } from '#contract/reading/decoding.ts'
import { address, line, localizedHtml, longestName, plainText, required } from '#contract/fields/fields.ts'
import { phoneOf, phoneWords } from '#contract/fields/phone.ts'
import { coordinates, readPosition, readProvince } from '#contract/fields/place.ts'
import { field } from '#contract/schema/field.ts'
import { provinceOptions } from '#contract/schema/options.ts'

export const companyDocument = z.object({
  cif: field(line, {
    label: { en: 'Tax id', es: 'CIF' },
    help: { en: 'As the law names the company.', es: 'Como consta en el registro.' },
    missing: { en: 'nothing', es: 'nada' },
    example: 'B12345674'
  }),
  coordenadas: field(coordinates, {
    label: { en: 'Coordinates', es: 'Coordenadas' },
    help: { en: 'Latitude and longitude, in Spain.', es: 'Latitud y longitud, en España.' },
    missing: { en: 'no map', es: 'sin mapa' },
    example: { lat: 36.7466, lng: -3.879 }
  }),
  descripcion: field(localizedHtml, {
    label: { en: 'Description', es: 'Descripción' },
    help: { en: 'With html.', es: 'Con html.' },
    missing: { en: 'nothing', es: 'nada' },
    example: { es: '<p>Kayak desde 2009.</p>' }
  }),
  direccion: field(line, {
    label: { en: 'Address', es: 'Dirección' },
    help: { en: 'Street and number, plain text.', es: 'Calle y número, sin html.' },
    missing: { en: 'nothing', es: 'nada' },
    example: 'Calle del Mar 3'
  }),
  email: field(line, {
    label: { en: 'E-mail', es: 'Correo' },
    help: { en: 'An address that answers.', es: 'Una dirección que conteste.' },
    missing: { en: 'nothing', es: 'nada' },
    example: 'hola@example.com'
  }),
  logo: field(address, {
    label: { en: 'Logo', es: 'Logo' },
    help: { en: 'An https address or an own path.', es: 'Una dirección https o una ruta propia.' },
    missing: { en: 'no logo', es: 'sin logo' },
    example: '/logos/maro.webp'
  }),
  municipio: field(plainText(longestName), {
    label: { en: 'Municipality', es: 'Municipio' },
    help: { en: 'Its name.', es: 'Su nombre.' },
    missing: { en: 'nothing', es: 'nada' },
    example: 'Nerja'
  }),
  nombre: field(required(plainText(longestName), 'un texto'), {
    label: { en: 'Name', es: 'Nombre' },
    help: { en: 'Plain text, the same in all languages.', es: 'Sin html, igual en todos los idiomas.' },
    missing: { en: 'the document is left out', es: 'el documento no sale' },
    example: 'Kayak Maro'
  }),
  provincia: field(line, {
    label: { en: 'Province', es: 'Provincia' },
    help: { en: 'Of its office.', es: 'La de su sede.' },
    missing: { en: 'nothing', es: 'nada' },
    example: '29',
    control: 'choice',
    options: provinceOptions
  }),
  registroTurismo: field(line, {
    label: { en: 'Tourism register', es: 'Registro de turismo' },
    help: {
      en: 'Number in the tourism register of Andalusia.',
      es: 'Número en el registro de turismo de Andalucía.'
    },
    missing: { en: 'nothing', es: 'nada' },
    example: 'AT/MA/00123'
  }),
  telefono: field(line, {
    label: { en: 'Phone', es: 'Teléfono' },
    help: { en: 'With prefix.', es: 'Con prefijo.' },
    missing: { en: 'nothing', es: 'nada' },
    example: '+34 600 000 001'
  }),
  web: field(address, {
    label: { en: 'Website', es: 'Web' },
    help: { en: 'An https address.', es: 'Una dirección https.' },
    missing: { en: 'nothing', es: 'nada' },
    example: 'https://example.com'
  })
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
