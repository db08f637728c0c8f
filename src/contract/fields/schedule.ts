import { z } from 'zod'

import { type ClockTime, type Schedule, type Season, type Weekday, weekdays } from '#domain/time/schedule.ts'
import { slugOf } from '#domain/text/slug.ts'
import { field } from '#contract/schema/field.ts'
import { list, ruled } from './fields.ts'
import { scheduleNotes } from '#contract/schema/schedule-notes.ts'
import type { IssueTexts } from '#contract/problems/problem.ts'

const weekdayNames: ReadonlyMap<string, Weekday> = new Map([
  ['lunes', 1],
  ['martes', 2],
  ['miercoles', 3],
  ['jueves', 4],
  ['viernes', 5],
  ['sabado', 6],
  ['domingo', 7]
])

const dayWords = { expected: 'un día, por ejemplo lunes', problem: 'no es un día de la semana' } as const
const timeWords = { expected: 'una hora, por ejemplo 10:00', problem: 'no es una hora' } as const
const seasonWords = { expected: 'mes y día, por ejemplo 03-01', problem: 'no es un día del año' } as const
const hoursWords = {
  expected: '«inicios», o «abre» y «cierra»',
  problem: 'faltan las horas'
} as const satisfies IssueTexts

/** Accents and capitals do not matter. */
const weekday = z.string().transform((name, context): Weekday => {
  const found = weekdayNames.get(slugOf(name))
  if (found) return found
  context.addIssue({ code: 'custom', params: dayWords })
  return z.NEVER
})

/** A time of day, with or without the zero before a morning hour. */
export const time = ruled(
  z.string().trim(),
  text => /^(?:[01]?\d|2[0-3]):[0-5]\d$|^24:00$/.test(text),
  timeWords
).transform(clockTime)
const monthDay = ruled(z.string().trim(), isDayOfYear, seasonWords)

export const schedules = list(
  z
    .object({
      dias: field(z.array(weekday).min(1), scheduleNotes.dias),
      inicios: field(z.array(time).min(1).nullish(), scheduleNotes.inicios),
      abre: field(time.nullish(), scheduleNotes.abre),
      cierra: field(time.nullish(), scheduleNotes.cierra),
      temporada: field(
        z
          .object({
            desde: field(monthDay, scheduleNotes.desde),
            hasta: field(monthDay, scheduleNotes.hasta)
          })
          .nullish(),
        scheduleNotes.temporada
      )
    })
    .transform(({ abre, cierra, dias, inicios, temporada }, context): Schedule => {
      const days = { season: seasonOf(temporada), weekdays: weekdays.filter(day => dias.includes(day)) }
      if (inicios) return { ...days, kind: 'starts', starts: [...new Set(inicios)].toSorted() }
      if (abre && cierra) return { ...days, closes: cierra, kind: 'open', opens: abre }
      context.addIssue({ code: 'custom', params: hoursWords })
      return z.NEVER
    })
)

function seasonOf(season: { desde: string; hasta: string } | null | undefined): Season | null {
  return season ? { from: season.desde, until: season.hasta } : null
}

/** `9:00` is written `09:00`; midnight at the end of a day is the start of the next. */
function clockTime(text: string): ClockTime {
  return text === '24:00' ? '00:00' : text.padStart(5, '0')
}

function isDayOfYear(text: string): boolean {
  // 2024 is a leap year: February 29 is a day of the year.
  return /^\d\d-\d\d$/.test(text) && z.iso.date().safeParse(`2024-${text}`).success
}
