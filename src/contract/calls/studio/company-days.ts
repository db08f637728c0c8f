import { z } from 'zod/mini'

import { id } from '#contract/fields/plain-fields.ts'
import type { CompanyDays, DayMark, DayState, MarkedDay } from '#domain/studio/company/company-day.ts'
import { isDay } from '#domain/time/calendar-day.ts'

import { defineCall } from '#contract/calls/call.ts'
import { revision } from './documents.ts'

const stateNames = { closed: 'cerrado', open: 'abierto', 'sold-out': 'completo' } as const satisfies Record<
  DayState,
  string
>

const states = { abierto: 'open', cerrado: 'closed', completo: 'sold-out' } as const satisfies Record<
  (typeof stateNames)[DayState],
  DayState
>

const day = z.string().check(z.refine(isDay))
const state = z.enum(Object.values(stateNames))

const days = z.object({
  experiencias: z.array(
    z.object({
      dias: z.array(
        z.object({ dia: day, estado: state, horas: z.array(z.string()), tieneLugar: z.boolean() })
      ),
      enLaWeb: z.boolean(),
      id,
      slug: z.nullable(z.string()),
      titulo: z.string()
    })
  ),
  hoy: day
})

/** `estudioDias`: the experiences of a company with their next days. */
export const estudioDias = defineCall<object, z.output<typeof days>>('estudioDias', z.object({}), days)

export function companyDaysIn({ experiencias, hoy }: z.output<typeof days>): CompanyDays {
  return {
    experiences: experiencias.map(({ dias, enLaWeb, id: experienceId, slug, titulo }) => ({
      days: dias.map(({ dia, estado, horas, tieneLugar }) => ({
        day: dia,
        hours: horas,
        isUsual: tieneLugar,
        state: states[estado]
      })),
      id: experienceId,
      isOnline: enLaWeb,
      slug,
      title: titulo
    })),
    today: hoy
  }
}

export function answerCompanyDays({ experiences, today }: CompanyDays): z.output<typeof days> {
  return {
    experiencias: experiences.map(({ days: own, id: experienceId, isOnline, slug, title }) => ({
      dias: own.map(each => ({
        dia: each.day,
        estado: stateNames[each.state],
        horas: [...each.hours],
        tieneLugar: each.isUsual
      })),
      enLaWeb: isOnline,
      id: experienceId,
      slug,
      titulo: title
    })),
    hoy: today
  }
}

const marked = z.object({ antes: state, revision })

/** `estudioMarcarDia`: says of a day of an experience that it is closed, sold out, or as usual. It holds at once. */
export const estudioMarcarDia = defineCall<DayMark, z.output<typeof marked>>(
  'estudioMarcarDia',
  z.pipe(
    z.object({ dia: day, estado: state, id }),
    z.transform(({ dia, estado, id: experienceId }) => ({
      day: dia,
      id: experienceId,
      state: states[estado]
    }))
  ),
  marked
)

export function encodeDayMark({ day: dia, id: experienceId, state: wanted }: DayMark) {
  return { dia, estado: stateNames[wanted], id: experienceId }
}

export function markedDayIn({ antes, revision: at }: z.output<typeof marked>): MarkedDay {
  return { before: states[antes], revision: at }
}

export function answerMarkedDay({ before, revision: at }: MarkedDay): z.output<typeof marked> {
  return { antes: stateNames[before], revision: at }
}
