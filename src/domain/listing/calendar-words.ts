/**
 * The weekdays from Monday and the months from January, as the query and the filter of days name them. They have a file of their own because a listing loads
 * `listing-keys.ts` before the first touch, and these only after it.
 */
export const weekdayWords = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo']
export const monthWords = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre'
]

/** The words for days that only a typed text asks for, in a query. */
export const spokenDayWords = {
  afterTomorrow: 'pasado-manana',
  nextWeek: 'proxima-semana',
  nextWeekend: 'proximo-finde'
} as const
