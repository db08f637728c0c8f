import { z } from 'zod/mini'

import { id, localizedText, nullable } from '#contract/fields/plain-fields.ts'
import { wayFields } from '#contract/published/partner-kit.ts'
import { mostPrinted, printFormats, type PrintOrder } from '#domain/partner/print.ts'
import { isSpotId } from '#domain/partner/short-address.ts'
import { languages } from '#domain/text/locale.ts'

import { defineCall } from '#contract/calls/call.ts'

const longestToken = 160
const token = z.string().check(z.minLength(1), z.maxLength(longestToken))
const spot = z.string().check(z.refine(isSpotId))

const kit = z.object({
  caduca: z.iso.datetime(),
  cerca: z.array(z.object({ id, nombre: localizedText, recorrido: nullable(wayFields) })),
  direccion: z.url(),
  id,
  nombre: z.string(),
  sitios: z.array(z.object({ id: spot, nombre: z.string() }))
})

export type PartnerKitAnswer = z.output<typeof kit>

/** `verSocio`: what the owner of a private link may print, and its links. */
export const partnerKitCall = defineCall('verSocio', z.object({ enlace: token }), kit)

const printRequest = z.object({
  color: z.boolean(),
  enlace: token,
  experiencias: z.array(id).check(z.maxLength(mostPrinted)),
  formato: z.enum(printFormats),
  idiomas: z.array(z.enum(languages)).check(
    z.minLength(1),
    z.maxLength(languages.length),
    z.refine(list => new Set(list).size === list.length)
  ),
  sitio: nullable(spot)
})

export type PrintRequest = z.output<typeof printRequest>

/** `imprimirSocio`: a poster, card or hanger of the house, a PDF in base64. */
export const printPartnerCall = defineCall(
  'imprimirSocio',
  printRequest,
  z.object({ archivo: z.string(), pdf: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/)) })
)

export function printOrderIn({ color, experiencias, formato, idiomas, sitio }: PrintRequest): PrintOrder {
  return {
    experienceIds: experiencias,
    format: formato,
    isColour: color,
    languages: idiomas,
    spot: sitio
  }
}

export function askPrint(
  enlace: string,
  { experienceIds, format, isColour, languages: idiomas, spot: sitio }: PrintOrder
): PrintRequest {
  return { color: isColour, enlace, experiencias: experienceIds, formato: format, idiomas, sitio }
}
