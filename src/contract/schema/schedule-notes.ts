import type { FieldNotes } from './field.ts'
import { optionsOf } from './options.ts'

const notStated = { en: 'not stated', es: 'no se dice' }
const dayOfYear = { en: 'Month and day, such as 06-15.', es: 'Mes y día, como 06-15.' }
const days = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo']

/** Notes for editors about one time of an experience. */
export const scheduleNotes = {
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
