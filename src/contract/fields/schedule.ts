import { z } from 'zod'
import { type ClockTime, type Schedule, type Season, type Weekday, weekdays } from '#domain/time/schedule.ts'
import { slugOf } from '#domain/text/slug.ts'
import { field, type FieldNotes } from '#contract/schema/field.ts'
import { list, ruled } from './fields.ts'
import type { IssueTexts } from '#contract/problems/problem.ts'
import { optionsOf } from '#contract/schema/options.ts'

const notStated = { en: 'not stated', es: 'no se dice' }
const dayOfYear = { en: 'Month and day, such as 06-15.', es: 'Mes y día, como 06-15.' }
const days = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo']

/** Notes for editors about one time of an experience. */
const scheduleNotes = {
  abre: {
    label: { en: 'Opens', es: 'Abre' },
    help: { en: 'Where people come when they like.', es: 'Si se llega cuando se quiere.' },
    missing: notStated,
    example: '10:00',
    control: 'line'
  },
  cierra: {
    label: { en: 'Closes', es: 'Cierra' },
    help: { en: 'With “opens”.', es: 'Con «abre».' },
    missing: notStated,
    example: '20:00',
    control: 'line'
  },
  desde: {
    label: { en: 'From', es: 'Desde' },
    help: dayOfYear,
    missing: notStated,
    example: '06-15',
    control: 'line'
  },
  dias: {
    label: { en: 'Days', es: 'Días' },
    help: { en: 'One at least.', es: 'Uno al menos.' },
    missing: notStated,
    example: ['martes', 'sabado'],
    control: 'choices',
    options: optionsOf(days)
  },
  hasta: {
    label: { en: 'Until', es: 'Hasta' },
    help: dayOfYear,
    missing: notStated,
    example: '09-15',
    control: 'line'
  },
  inicios: {
    label: { en: 'Starts', es: 'Salidas' },
    help: { en: 'Times at which it begins.', es: 'Horas a las que empieza.' },
    missing: { en: 'then opening and closing', es: 'entonces apertura y cierre' },
    example: ['10:00', '12:30'],
    control: 'words'
  },
  temporada: {
    label: { en: 'Season', es: 'Temporada' },
    help: { en: 'Where it is not all year.', es: 'Si no es todo el año.' },
    missing: { en: 'all year', es: 'todo el año' },
    example: { desde: '06-15', hasta: '09-15' },
    control: 'group'
  }
} as const satisfies Record<string, FieldNotes>

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
