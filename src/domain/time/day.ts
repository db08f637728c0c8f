const calendar = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Madrid' })

/** The day of a moment on the calendar of Andalusia, `YYYY-MM-DD`. */
export function dayInAndalusia(moment: string): string {
  return calendar.format(new Date(moment))
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Madrid'
})

/** Local time in Andalusia at a moment, `HH:mm`. */
export function timeInAndalusia(moment: string): string {
  return clock.format(new Date(moment))
}
