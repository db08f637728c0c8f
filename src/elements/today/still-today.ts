/*
 * It stands in the page of today as an inline script, right behind what it concerns, so that nothing moves after it was painted. So it must be complete in
 * itself, without imports and without anything from outside but the browser.
 */

/**
 * The next start of an experience with its place among all starts, in minutes from midnight; null when none is left after `now`, or when the visitor's partner
 * leaves the experience out. Without `now`, on another day, all starts are left.
 */
export function nextStartIn({ hiddenFor, starts = '' }: DOMStringMap, now: number | null, mode: string) {
  if (hiddenFor?.split(' ').includes(mode)) return null
  const spans = starts.split(' ').map(span => {
    const [first = 0, last = first] = span.split('-').map(Number)
    return { first, last }
  })
  const place = spans.findIndex(({ last }) => now === null || last >= now)
  const next = spans[place]
  return next ? { ...next, at: Math.max(next.first, now ?? 0), place } : null
}

/**
 * Shows the experiences of today that can still be begun, by the clock of Andalusia: those that begin within `soon` minutes first, the others in the
 * part of the day that their start belongs to (`dayParts`, the last part first). As long as fewer than `enough` are shown the next day follows. A page that is
 * too old says so, and one that is older than all its days shows what it had: there is always a wall. It runs again when the visitor comes back to the page.
 */
export function showStillToday(
  nextIn: typeof nextStartIn,
  soon: number,
  dayParts: readonly (readonly [part: string, from: number])[],
  enough: number
): void {
  const show = () => {
    const [today = '', time = ''] = new Date()
      .toLocaleString('sv-SE', { timeZone: 'Europe/Madrid' })
      .split(' ')
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    const now = hours * 60 + minutes
    const sections = [...document.querySelectorAll<HTMLElement>('[data-today-day]')]
    const isKnown = sections.slice(0, 2).some(({ dataset }) => dataset.todayDay === today)
    let left = 0
    let shown = 0
    const { mode = '' } = document.documentElement.dataset
    for (const section of sections) {
      const day = section.dataset.todayDay ?? ''
      const isToday = day === today
      const list = (name: string) => section.querySelector<HTMLElement>(`[data-part="${name}"] ul`)
      const rows = [...section.querySelectorAll<HTMLElement>('[data-starts]')].flatMap(row => {
        const next = nextIn(row.dataset, isToday ? now : null, mode)
        row.hidden = next === null
        return next ? [{ ...next, row }] : []
      })
      for (const { at, first, place, row } of rows.toSorted((a, b) => a.at - b.at || a.last - b.last)) {
        const start = row.querySelector<HTMLElement>('[data-start]')
        if (start) start.textContent = start.dataset.start?.split('|')[place] ?? ''
        row.dataset.at = String(at)
        const part = dayParts.find(([, from]) => first >= from)?.[0] ?? ''
        list(isToday && at <= now + soon ? 'now' : part)?.append(row)
      }
      for (const part of section.querySelectorAll<HTMLElement>('[data-part]'))
        part.hidden = !part.querySelector('[data-starts]:not([hidden])')
      if (isToday) left = rows.length
      section.hidden = day < today || rows.length === 0 || shown >= enough
      if (!section.hidden) shown += rows.length
      const word = section.querySelector('[data-day-word]')
      // A clock that runs behind knows neither day.
      const isNext = Date.parse(day) - Date.parse(today) === 86_400_000
      const { wordToday, wordTomorrow } = section.dataset
      if (word) word.textContent = (isToday ? wordToday : isNext ? wordTomorrow : '') ?? ''
    }
    if (shown === 0)
      for (const section of sections) {
        const { length } = section.querySelectorAll('[data-starts]:not([hidden])')
        section.hidden = length === 0 || shown >= enough
        shown += length
      }
    const say = (name: string, isSaid: boolean) => {
      const note = document.querySelector<HTMLElement>(`[data-today-note="${name}"]`)
      if (note) note.hidden = !isSaid
    }
    say('over', isKnown && left === 0)
    say('old', !isKnown)
  }
  show()
  document.addEventListener('visibilitychange', show)
}
