import { z } from 'zod/mini'

import { defineCall } from '#contract/calls/call.ts'
import { id } from '#contract/fields/plain-fields.ts'
import { enumCodec, objectCodec } from '#contract/values/codecs.ts'
import type { CompanyDays, DayMark, DayState, MarkedDay } from './company-day.ts'
import { isDay } from '#domain/time/calendar-day.ts'

import { revision } from '#studio/document/documents.call.ts'

const day = z.string().check(z.refine(isDay))
const dayState = enumCodec<DayState>({ closed: 'cerrado', open: 'abierto', 'sold-out': 'completo' })
const state = ['estado', dayState] as const

const hour = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))

const companyDay = objectCodec({
  day: ['dia', day],
  departures: ['salidas', z.array(objectCodec({ hour: ['hora', hour], isFull: ['completa', z.boolean()] }))],
  hours: ['horas', z.array(z.string())],
  isUsual: ['tieneLugar', z.boolean()],
  state
})

const experience = objectCodec({
  days: ['dias', z.array(companyDay)],
  id,
  isOnline: ['enLaWeb', z.boolean()],
  slug: z.nullable(z.string()),
  title: ['titulo', z.string()]
})

/** `estudioDias`: the experiences of a company with their next days. */
export const estudioDias = defineCall<object, CompanyDays>(
  'estudioDias',
  z.object({}),
  objectCodec({ experiences: ['experiencias', z.array(experience)], today: ['hoy', day] })
)

const mark = objectCodec({ day: ['dia', day], hour: ['hora', z.optional(hour)], id, state })

/** `estudioMarcarDia`: says of a day of an experience that it is closed, sold out, or as usual; of one of its departures that it is sold out, or as usual. It holds at once. */
export const estudioMarcarDia = defineCall<DayMark, MarkedDay>(
  'estudioMarcarDia',
  mark.check(z.refine(({ hour: of, state: word }) => of === undefined || word !== 'closed')),
  objectCodec({ before: ['antes', dayState], revision })
)
