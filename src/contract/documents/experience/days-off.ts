import { z } from 'zod'

import { type DayOffReason, dayOffReasons, type Exception } from '#domain/time/day-off.ts'
import { isDay } from '#domain/time/calendar-day.ts'
import { list, ruled } from '#contract/fields/fields.ts'
import { time } from '#contract/fields/schedule.ts'
import { field } from '#contract/schema/field.ts'
import { optionsOf } from '#contract/schema/options.ts'

/** Names of the values in documents. */
const dayOffNames = { closed: 'cerrado', 'sold-out': 'completo' } as const satisfies Record<
  DayOffReason,
  string
>

const names = dayOffReasons.map(reason => dayOffNames[reason])
const dayWords = { expected: 'un día, por ejemplo 2026-12-24', problem: 'no es un día' } as const
const nameWords = { expected: `uno de: ${names.join(', ')}`, problem: 'no es un estado' } as const
const orderWords = {
  expected: 'un día igual o posterior a «desde»',
  problem: 'termina antes de empezar'
} as const

const day = ruled(z.string().trim(), isDay, dayWords)

const state = z.string().transform((name, context): DayOffReason => {
  const found = dayOffReasons.find(reason => dayOffNames[reason] === name)
  if (found) return found
  context.addIssue({ code: 'custom', params: nameWords })
  return z.NEVER
})

/** Days, and single departures, on which an experience is closed or sold out. */
export const daysOff = list(
  z
    .object({
      desde: field(day, {
        label: { en: 'From', es: 'Desde' },
        help: { en: 'Year, month and day.', es: 'Año, mes y día.' },
        missing: { en: 'not stated', es: 'no se dice' },
        example: '2026-12-24',
        control: 'line'
      }),
      hasta: field(day.nullish(), {
        label: { en: 'Until', es: 'Hasta' },
        help: { en: 'That day included.', es: 'Ese día incluido.' },
        missing: { en: 'one day only', es: 'un solo día' },
        example: '2026-12-26',
        control: 'line'
      }),
      estado: field(state, {
        label: { en: 'Word', es: 'Estado' },
        help: { en: 'Closed, or sold out.', es: 'Cerrado o completo.' },
        missing: { en: 'not stated', es: 'no se dice' },
        example: 'cerrado',
        control: 'choice',
        options: optionsOf(names)
      }),
      hora: field(time.nullish(), {
        label: { en: 'Departure', es: 'Salida' },
        help: { en: 'Only the one that begins then.', es: 'Solo la que empieza a esa hora.' },
        missing: { en: 'all of the day', es: 'todas las del día' },
        example: '12:00',
        control: 'line'
      })
    })
    .transform(({ desde, estado, hasta, hora }, context): Exception => {
      const until = hasta ?? desde
      if (until >= desde) return { from: desde, reason: estado, until, ...(hora && { start: hora }) }
      context.addIssue({ code: 'custom', params: orderWords, path: ['hasta'] })
      return z.NEVER
    })
)

/** As a document has them. */
export function encodeDayOff({ from, reason, start, until }: Exception): Record<string, string> {
  return {
    desde: from,
    estado: dayOffNames[reason],
    ...(until === from ? {} : { hasta: until }),
    ...(start && { hora: start })
  }
}

/** Reads the valid days off of a document and ignores everything else in it. */
export function readDaysOff(value: unknown): Exception[] {
  const items: unknown[] = Array.isArray(value) ? value : []
  return items.flatMap(item => daysOff.safeParse([item]).data ?? [])
}
