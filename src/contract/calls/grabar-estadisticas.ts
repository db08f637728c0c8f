import { z } from 'zod/mini'

import { isOwnPath } from '#contract/fields/address.ts'
import { id, nullable, slug } from '#contract/fields/plain-fields.ts'
import { locales } from '#domain/text/locale.ts'
import { tidyLine } from '#domain/text/plain-text.ts'
import { provinceSlugs } from '#domain/place/province.ts'
import type { VisitUpdate } from '#domain/privacy/visit.ts'
import { maxStepsReported } from '#domain/privacy/visit-steps.ts'

import { defineCall } from './call.ts'

const longestPath = 500

/** Report about a visit whose visitor agreed to be counted. Only the server knows the account and the moment. */
export interface VisitReport extends VisitUpdate {
  /** Of the visit, once it has one. */
  id: string | null
}

/** A page that is kept on a device from before says nothing of it. */
const slugs = z.prefault(z.array(slug).check(z.maxLength(maxStepsReported)), [])

const payload = z.object({
  abiertas: slugs,
  coordenadas: nullable(
    z.object({
      lat: z.number().check(z.gte(-90), z.lte(90)),
      lng: z.number().check(z.gte(-180), z.lte(180))
    })
  ),
  guardadas: slugs,
  id: nullable(z.uuid()),
  idioma: z.enum(locales),
  partnerId: nullable(id),
  partnerMoment: nullable(z.int().check(z.gte(0), z.lte(100_000_000_000))),
  provincia: z.enum(provinceSlugs),
  reservas: slugs,
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
  z.codec(
    payload.check(
      // A visit that comes from a partner says which, and where it arrived.
      z.refine(({ partnerId, partnerMoment, tipo, url }) =>
        tipo === null ? url === null : url !== null && partnerId !== null && partnerMoment !== null
      )
    ),
    z.custom<VisitReport>(),
    {
      decode: ({ coordenadas, idioma, partnerId, partnerMoment, provincia, ...rest }) => ({
        id: rest.id,
        locale: idioma,
        partner: partnerId !== null && partnerMoment !== null ? { partnerId, partnerMoment } : null,
        position: coordenadas,
        province: provincia,
        steps: { booked: rest.reservas, opened: rest.abiertas, planned: rest.guardadas },
        url: rest.url
      }),
      encode: ({ id: visitId, locale, partner, position, province, steps, url }) => ({
        abiertas: [...steps.opened],
        coordenadas: position,
        guardadas: [...steps.planned],
        id: visitId,
        idioma: locale,
        partnerId: partner?.partnerId ?? null,
        partnerMoment: partner?.partnerMoment ?? null,
        provincia: province,
        reservas: [...steps.booked],
        tipo: url === null ? null : ('visitaPartner' as const),
        url
      })
    }
  ),
  z.uuid()
)
