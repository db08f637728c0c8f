import { z } from 'zod/mini'

import { isOwnPath } from '#contract/address.ts'
import { id, stated } from '#contract/written/plain-fields.ts'
import { type Locale, locales } from '#domain/locale.ts'
import type { Coordinates } from '#domain/place.ts'
import { type ProvinceSlug, provinceSlugs } from '#domain/province.ts'
import type { PartnerStamp } from '#domain/visit.ts'

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
  coordenadas: stated(
    z.object({
      lat: z.number().check(z.gte(-90), z.lte(90)),
      lng: z.number().check(z.gte(-180), z.lte(180))
    })
  ),
  id: stated(z.uuid()),
  idioma: z.enum(locales),
  partnerId: stated(id),
  partnerMoment: stated(z.int().check(z.gte(0), z.lte(100_000_000_000))),
  provincia: z.enum(provinceSlugs),
  tipo: stated(z.literal('visitaPartner')),
  url: stated(
    z.string().check(
      z.maxLength(longestPath),
      z.refine(path => isOwnPath(path))
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
