import { z } from 'zod'

import type { EventDate, Experience } from '#domain/catalogue/experience.ts'
import { amount, flag, statedEnd, statedSpan } from '#contract/fields/fields.ts'
import { schedules } from '#contract/fields/schedule.ts'
import { type Exception, wholeDaysOff } from '#domain/time/day-off.ts'
import type { Schedule } from '#domain/time/schedule.ts'
import type { Note } from '#contract/reading/decoding.ts'
import { field } from '#contract/schema/field.ts'

import { daysOff } from './days-off.ts'

export const whenFields = {
  horarios: field(schedules, {
    label: { en: 'Times', es: 'Horarios' },
    help: {
      en: 'Fixed starts or opening hours, by day and season (below).',
      es: 'Salidas fijas o apertura y cierre, por días y temporada (más abajo).'
    },
    missing: { en: '“ask for times”', es: '«pregunta los horarios»' },
    example: [{ dias: ['martes', 'sabado'], inicios: ['10:00', '12:30'] }],
    control: 'schedules'
  }),
  excepciones: field(daysOff, {
    label: { en: 'Closed or sold out', es: 'Días cerrados o completos' },
    help: {
      en: 'Days on which the times do not hold (below).',
      es: 'Días en los que no valen los horarios (más abajo).'
    },
    missing: { en: 'the times hold on every day', es: 'los horarios valen todos los días' },
    example: [{ desde: '2026-12-24', estado: 'cerrado', hasta: '2026-12-26' }],
    isAdvisory: true
  }),
  duracionMinutos: field(amount(z.int().min(1).max(100_000)), {
    label: { en: 'Duration', es: 'Duración' },
    help: { en: 'Whole minutes.', es: 'Minutos enteros.' },
    missing: { en: 'nothing', es: 'nada' },
    example: 150,
    unit: 'minutes',
    isAdvisory: true
  }),
  evento: field(flag, {
    label: { en: 'Is an event', es: 'Es un evento' },
    help: { en: 'It takes place on a date.', es: 'Tiene lugar en una fecha.' },
    missing: { en: 'no', es: 'no' },
    example: true
  }),
  fecha: field(statedSpan, {
    label: { en: 'Date', es: 'Fecha' },
    help: {
      en: 'Of an event: a moment with its offset, or a day.',
      es: 'De un evento: un momento con su zona, o un día.'
    },
    missing: {
      en: 'the event has a page, but is in no agenda and no listing; the report says so',
      es: 'el evento tiene página, pero no sale en la agenda ni en los listados'
    },
    example: '2026-05-16T21:30:00+02:00'
  }),
  fechaFin: field(statedEnd, {
    label: { en: 'End', es: 'Fin' },
    help: {
      en: 'Of an event: a moment with its offset, or a day.',
      es: 'De un evento: un momento con su zona, o un día.'
    },
    missing: {
      en: 'the end of the day of its date, or not stated',
      es: 'termina el día de su fecha, o no se dice'
    },
    example: '2026-05-17',
    isAdvisory: true
  })
}

type WhenFields = z.output<z.ZodObject<typeof whenFields>>

const endTooEarly = {
  expected: 'un momento posterior a «fecha»',
  problem: 'termina antes de empezar'
} as const
const noDate = {
  expected: 'el día o el momento en que empieza; o quita «evento» si se hace todo el año',
  problem: 'es un evento sin fecha: su página existe, pero no sale en la agenda ni en los listados'
} as const

export function readWhen(doc: WhenFields, note: Note) {
  return {
    daysOff: wholeDaysOff(doc.excepciones),
    schedules: doc.horarios.map(schedule => excepting(schedule, doc.excepciones)),
    durationMinutes: doc.duracionMinutos,
    isEvent: doc.evento,
    eventDate: readEventDate(doc, note)
  } satisfies Partial<Experience>
}

function excepting(schedule: Schedule, spans: readonly Exception[]): Schedule {
  if (spans.length === 0) return schedule
  return {
    ...schedule,
    except: spans.map(({ from, start, until }) => ({ from, until, ...(start && { start }) }))
  }
}

function readEventDate({ evento, fecha, fechaFin }: WhenFields, note: Note): EventDate | null {
  if (!evento) return null
  if (fecha === null) {
    note('fecha', noDate, undefined)
    return null
  }
  const isBackwards = fechaFin !== null && Date.parse(fechaFin) < Date.parse(fecha.start)
  if (isBackwards) note('fechaFin', endTooEarly, fechaFin)
  return { end: isBackwards ? fecha.end : (fechaFin ?? fecha.end), start: fecha.start }
}
