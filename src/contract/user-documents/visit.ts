import { z } from 'zod'

import { locales } from '#domain/text/locale.ts'
import { provinceSlugs } from '#domain/place/province.ts'
import type { PartnerStamp, Visit } from '#domain/privacy/visit.ts'
import { moment } from '#contract/fields/fields.ts'
import { coordinates } from '#contract/fields/place.ts'
import { parsedOrNull, trimmed } from './fitting.ts'

const facts = {
  coordenadas: coordinates,
  idioma: z.enum(locales),
  moment,
  provincia: z.enum(provinceSlugs),
  uid: trimmed.min(1)
}

/** Records of before say nothing of it. */
const slugs = z.array(z.string()).default([])

const plainVisit = z
  .object({
    ...facts,
    partnerId: trimmed.nullish(),
    partnerMoment: z.number().nullish(),
    tipo: z.undefined().optional()
  })
  .transform(({ partnerId, partnerMoment, ...doc }): Visit => ({
    ...factsOf(doc),
    kind: 'visit',
    partner: stampOf(partnerId, partnerMoment)
  }))

const partnerVisit = z
  .object({
    ...facts,
    abiertas: slugs,
    guardadas: slugs,
    partnerId: trimmed.min(1),
    partnerMoment: z.number(),
    reservas: slugs,
    tipo: z.literal('visitaPartner'),
    url: trimmed
  })
  .transform(({ abiertas, guardadas, partnerId, partnerMoment, reservas, url, ...doc }): Visit => ({
    ...factsOf(doc),
    kind: 'partner-visit',
    partner: { partnerId, partnerMoment },
    steps: { booked: reservas, opened: abiertas, planned: guardadas },
    url
  }))

/** A document of `estadisticas`. */
const visitDocument = z.union([partnerVisit, plainVisit])

export function decodeVisit(document: unknown): Visit | null {
  return parsedOrNull(visitDocument, document)
}

export function encodeVisit(visit: Visit) {
  const { kind, locale, moment: at, partner, position, province, uid } = visit
  const written = {
    coordenadas: position,
    idioma: locale,
    moment: at,
    partnerId: partner?.partnerId ?? null,
    partnerMoment: partner?.partnerMoment ?? null,
    provincia: province,
    uid
  }
  if (kind === 'visit') return written
  const { booked, opened, planned } = visit.steps
  return {
    ...written,
    abiertas: [...opened],
    guardadas: [...planned],
    reservas: [...booked],
    tipo: 'visitaPartner',
    url: visit.url
  }
}

type Facts = z.output<z.ZodObject<typeof facts>>

function factsOf({ coordenadas, idioma, moment: at, provincia, uid }: Facts) {
  return { locale: idioma, moment: at, position: coordenadas, province: provincia, uid }
}

function stampOf(
  partnerId: string | null | undefined,
  partnerMoment: number | null | undefined
): PartnerStamp | null {
  return partnerId && typeof partnerMoment === 'number' ? { partnerId, partnerMoment } : null
}
