import { z } from 'zod/mini'

import { id, localizedText, nullable } from '#contract/fields/plain-fields.ts'
import { wayFields } from '#contract/published/partner-kit.ts'
import type { PartnerWayIn } from '#domain/partner/access.ts'
import type { PartnerKit } from '#domain/partner/kit.ts'
import { mostPrinted, printFormats, type PrintOrder } from '#domain/partner/print.ts'
import { isSpotId } from '#domain/partner/short-address.ts'
import { languages } from '#domain/text/locale.ts'

import { defineCall } from '#contract/calls/call.ts'

const longestToken = 160
const token = z.string().check(z.minLength(1), z.maxLength(longestToken))
const spot = z.string().check(z.refine(isSpotId))

const kit = z.object({
  caduca: z.nullable(z.iso.datetime()),
  cerca: z.array(z.object({ id, nombre: localizedText, recorrido: nullable(wayFields) })),
  direccion: z.url(),
  id,
  nombre: z.string(),
  otras: z.array(z.object({ id, nombre: z.string() })),
  sitios: z.array(z.object({ id: spot, nombre: z.string() }))
})

/** How a partner shows who it is: by its private link, or by the account that calls, which may have several. */
export const accessRequest = z.object({ enlace: nullable(token), socio: nullable(id) })

type AccessRequest = z.output<typeof accessRequest>

type KitAnswer = z.output<typeof kit>

/** `verSocio`: what the owner of a private link may print, and its links. */
export const partnerKitCall = defineCall('verSocio', accessRequest, kit)

export function wayInOf({ enlace, socio }: AccessRequest): PartnerWayIn {
  return enlace === null ? { kind: 'account', partnerId: socio } : { kind: 'link', link: enlace }
}

export function askBy(way: PartnerWayIn): AccessRequest {
  return way.kind === 'link' ? { enlace: way.link, socio: null } : { enlace: null, socio: way.partnerId }
}

export function answerKit({
  address,
  id: partnerId,
  name,
  near,
  others,
  spots,
  until
}: PartnerKit): KitAnswer {
  return {
    caduca: until,
    cerca: near.map(each => ({ id: each.id, nombre: each.name, recorrido: each.way })),
    direccion: address,
    id: partnerId,
    nombre: name,
    otras: others.map(each => ({ id: each.id, nombre: each.name })),
    sitios: spots.map(each => ({ id: each.id, nombre: each.name }))
  }
}

export function kitIn({
  caduca,
  cerca,
  direccion,
  id: partnerId,
  nombre,
  otras,
  sitios
}: KitAnswer): PartnerKit {
  return {
    address: direccion,
    id: partnerId,
    name: nombre,
    near: cerca.map(each => ({ id: each.id, name: each.nombre, way: each.recorrido })),
    others: otras.map(each => ({ id: each.id, name: each.nombre })),
    spots: sitios.map(each => ({ id: each.id, name: each.nombre })),
    until: caduca
  }
}

const printRequest = z.extend(accessRequest, {
  color: z.boolean(),
  experiencias: z.array(id).check(z.maxLength(mostPrinted)),
  formato: z.enum(printFormats),
  idiomas: z.array(z.enum(languages)).check(
    z.minLength(1),
    z.maxLength(languages.length),
    z.refine(list => new Set(list).size === list.length)
  ),
  sitio: nullable(spot)
})

type PrintRequest = z.output<typeof printRequest>

const printAnswer = z.object({
  archivo: z.string(),
  letrasQueFaltan: z.string(),
  pdf: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/))
})

/** `imprimirSocio`: a poster, card or hanger of the house, a PDF in base64. */
export const printPartnerCall = defineCall('imprimirSocio', printRequest, printAnswer)

/** A file with its content in base64. */
interface PrintedFile {
  content: string
  file: string
  /** Letters of the name that could not be printed. */
  missing: string
}

export function answerPrint({ content, file, missing }: PrintedFile): z.output<typeof printAnswer> {
  return { archivo: file, letrasQueFaltan: missing, pdf: content }
}

export function printedIn({ archivo, letrasQueFaltan, pdf }: z.output<typeof printAnswer>): PrintedFile {
  return { content: pdf, file: archivo, missing: letrasQueFaltan }
}

export function printOrderIn({ color, experiencias, formato, idiomas, sitio }: PrintRequest): PrintOrder {
  return {
    experienceIds: experiencias,
    format: formato,
    isColour: color,
    languages: idiomas,
    spot: sitio
  }
}

export function askPrint(way: PartnerWayIn, order: PrintOrder): PrintRequest {
  return {
    ...askBy(way),
    color: order.isColour,
    experiencias: order.experienceIds,
    formato: order.format,
    idiomas: order.languages,
    sitio: order.spot
  }
}
