import { z } from 'zod/mini'

import { id, localizedText, nullable } from '#contract/fields/plain-fields.ts'
import { wayFields } from '#contract/published/partner-kit.ts'
import { objectCodec } from '#contract/values/codecs.ts'
import type { PartnerCredentials } from '#domain/partner/access.ts'
import type { PartnerKit } from '#domain/partner/kit.ts'
import { maxPrinted, printFormats, type PrintOrder } from '#domain/partner/print.ts'
import { isSpotId } from '#domain/partner/short-address.ts'
import { languages } from '#domain/text/locale.ts'

import { defineCall } from '#contract/calls/call.ts'

const longestToken = 160
const token = z.string().check(z.minLength(1), z.maxLength(longestToken))
const spot = z.string().check(z.refine(isSpotId))

const idAndName = { id, name: ['nombre', z.string()] } as const

const near = objectCodec({ id, name: ['nombre', localizedText], way: ['recorrido', nullable(wayFields)] })

/** How a partner shows who it is: by its private link, or by the account that calls, which may have several. */
const access = { link: ['enlace', nullable(token)], partnerId: ['socio', nullable(id)] } as const

export interface AccessRequest {
  link: string | null
  partnerId: string | null
}

export const accessRequest = objectCodec(access)

/** `verSocio`: what the owner of a private link may print, and its links. */
export const partnerKitCall = defineCall<AccessRequest, PartnerKit>(
  'verSocio',
  accessRequest,
  objectCodec({
    ...idAndName,
    address: ['direccion', z.url()],
    near: ['cerca', z.array(near)],
    others: ['otras', z.array(objectCodec(idAndName))],
    spots: ['sitios', z.array(objectCodec({ ...idAndName, id: spot }))],
    until: ['caduca', z.nullable(z.iso.datetime())]
  })
)

export function credentialsOf({ link, partnerId }: AccessRequest): PartnerCredentials {
  return link === null ? { kind: 'account', partnerId } : { kind: 'link', link }
}

export function askBy(way: PartnerCredentials): AccessRequest {
  return way.kind === 'link' ? { link: way.link, partnerId: null } : { link: null, partnerId: way.partnerId }
}

const order = {
  experienceIds: ['experiencias', z.array(id).check(z.maxLength(maxPrinted))],
  format: ['formato', z.enum(printFormats)],
  isColour: ['color', z.boolean()],
  languages: [
    'idiomas',
    z.array(z.enum(languages)).check(
      z.minLength(1),
      z.maxLength(languages.length),
      z.refine(list => new Set(list).size === list.length)
    )
  ],
  spot: ['sitio', nullable(spot)]
} as const

/** A file with its content in base64. */
interface PrintedFile {
  content: string
  file: string
  /** Letters of the name that could not be printed. */
  missing: string
}

/** `imprimirSocio`: a poster, card or hanger of the house, a PDF in base64. */
export const printPartnerCall = defineCall<{ access: AccessRequest; order: PrintOrder }, PrintedFile>(
  'imprimirSocio',
  objectCodec({ access, order }),
  objectCodec({
    content: ['pdf', z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/))],
    file: ['archivo', z.string()],
    missing: ['letrasQueFaltan', z.string()]
  })
)
