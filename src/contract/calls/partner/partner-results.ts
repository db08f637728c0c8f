import { z } from 'zod/mini'

import { id, localizedText } from '#contract/fields/plain-fields.ts'
import { objectCodec } from '#contract/values/codecs.ts'
import type { PartnerResults } from '#domain/partner/partner-results.ts'
import { smallestGroup } from '#domain/partner/results.ts'

import { defineCall } from '#contract/calls/call.ts'
import { type AccessRequest, accessRequest } from './partner-kit.ts'

/** A group that is too small is null: its number does not leave the server. */
const count = z.nullable(z.int().check(z.gte(smallestGroup)))
const counts = {
  bookings: ['reservas', count],
  plans: ['planes', count],
  visits: ['visitas', count]
} as const

const sum = objectCodec(counts)
const day = objectCodec({ ...counts, id: ['dia', z.iso.date()] })
const experience = objectCodec({ ...counts, id, name: ['nombre', localizedText] })
const spot = objectCodec({ ...counts, id, name: ['nombre', z.string()] })

/** `resultadosSocio`: what came of a partnership in the last days, without persons. */
export const partnerResultsCall = defineCall<AccessRequest, PartnerResults>(
  'resultadosSocio',
  accessRequest,
  objectCodec({
    days: ['dias', z.array(day)],
    experiences: ['experiencias', z.array(experience)],
    from: ['desde', z.iso.date()],
    otherDays: ['otrosDias', sum],
    otherSpots: ['otrosSitios', sum],
    spots: ['sitios', z.array(spot)],
    until: ['hasta', z.iso.date()],
    wasOpenedLastWeek: ['abiertoSemanaPasada', z.boolean()],
    whole: ['todo', sum]
  })
)
