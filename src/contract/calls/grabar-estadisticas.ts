import { z } from 'zod/mini'

import { isOwnPath } from '#contract/fields/address.ts'
import { id, nullable } from '#contract/fields/plain-fields.ts'
import { type Locale, locales } from '#domain/text/locale.ts'
import type { Coordinates } from '#domain/place/place.ts'
import { tidyLine } from '#domain/text/plain-text.ts'
import { type ProvinceSlug, provinceSlugs } from '#domain/place/province.ts'
import type { PartnerStamp } from '#domain/privacy/visit.ts'

import { defineCall } from './call.ts'

const longestPath = 500

/** What is told of a visit, by somebody who agreed to be counted. Who and when is known to the server alone. */
export interface VisitReport {
  /** Of the visit, once it has one. */
  id: string | null
  locale: Locale
  partner: PartnerStamp | null
  position: Coordinates | null
  province: ProvinceSlug
  /** Where a visit that comes from a partner arrived. */
  url: string | null
}

const payload = z.object({
  coordenadas: nullable(
    z.object({
      lat: z.number().check(z.gte(-90), z.lte(90)),
      lng: z.number().check(z.gte(-180), z.lte(180))
    })
  ),
  id: nullable(z.uuid()),
  idioma: z.enum(locales),
  partnerId: nullable(id),
  partnerMoment: nullable(z.int().check(z.gte(0), z.lte(100_000_000_000))),
  provincia: z.enum(provinceSlugs),
  tipo: nullable(z.literal('visitaPartner')),
  url: nullable(
    z.string().check(
      z.maxLength(longestPath),
      z.refine(path => isOwnPath(path) && tidyLine(path) === path)
    )
  )
})

/** `grabarEstadisticas`: begins the record of a visit, or adds to the one that has this id. The answer is its id. */
export const grabarEstadisticas = defineCall<VisitReport, string>(
  'grabarEstadisticas',
  z.pipe(
    payload.check(
      // A visit that comes from a partner says which, and where it arrived.
      z.refine(({ partnerId, partnerMoment, tipo, url }) =>
        tipo === null ? url === null : url !== null && partnerId !== null && partnerMoment !== null
      )
    ),
    z.transform(({ coordenadas, idioma, partnerId, partnerMoment, provincia, ...rest }) => ({
      id: rest.id,
      locale: idioma,
      partner: partnerId !== null && partnerMoment !== null ? { partnerId, partnerMoment } : null,
      position: coordenadas,
      province: provincia,
      url: rest.url
    }))
  ),
  z.uuid()
)

export function encodeVisitReport({ id: visitId, locale, partner, position, province, url }: VisitReport) {
  return {
    coordenadas: position,
    id: visitId,
    idioma: locale,
    partnerId: partner?.partnerId ?? null,
    partnerMoment: partner?.partnerMoment ?? null,
    provincia: province,
    tipo: url === null ? null : 'visitaPartner',
    url
  } as const
}
