const calendar = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Madrid' })

/** The day of a moment on the calendar of Andalusia, `YYYY-MM-DD`. */
export function dayInAndalusia(moment: string): string {
  return calendar.format(new Date(moment))
}
