/*
 * It stands in the page of today as an inline script, right behind what it concerns, so that nothing moves after it was painted. So it must be complete in
 * itself, without imports and without anything from outside but the browser.
 */

/**
 * By the clock of Andalusia, not that of the device: what of today can still be begun, what within `soon` minutes first. When the day is over, tomorrow
 * comes first; a page that knows nothing of today says so. It looks again when the visitor comes back to the page.
 */
export function showStillToday(soon: number, night: number): void {
  const show = () => {
    const [today = '', time = ''] = new Date()
      .toLocaleString('sv-SE', { timeZone: 'Europe/Madrid' })
      .split(' ')
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    const now = hours * 60 + minutes
    const sections = [...document.querySelectorAll<HTMLElement>('[data-today-day]')]
    const isKnown = sections.some(({ dataset }) => dataset.todayDay === today)
    let isOver = isKnown
    for (const section of sections) {
      const day = section.dataset.todayDay ?? ''
      const isToday = day === today
      const list = (name: string) => section.querySelector<HTMLElement>(`[data-part="${name}"] ul`)
      const rows = [...section.querySelectorAll<HTMLElement>('[data-starts]')].flatMap(row => {
        const spans = (row.dataset.starts ?? '').split(' ').map(span => {
          const [first = 0, last = first] = span.split('-').map(Number)
          return { first, last }
        })
        const place = spans.findIndex(({ last }) => !isToday || last >= now)
        const next = spans[place]
        row.hidden = next === undefined
        return next ? [{ at: isToday ? Math.max(next.first, now) : next.first, next, place, row }] : []
      })
      for (const { at, next, place, row } of rows.toSorted(
        (a, b) => a.at - b.at || a.next.last - b.next.last
      )) {
        const start = row.querySelector<HTMLElement>('[data-start]')
        if (start) start.textContent = start.dataset.start?.split('|')[place] ?? ''
        row.dataset.at = String(at)
        const evening = next.first >= night ? 'night' : 'day'
        list(isToday && at <= now + soon ? 'now' : evening)?.append(row)
      }
      for (const part of section.querySelectorAll<HTMLElement>('[data-part]'))
        part.hidden = !part.querySelector('[data-starts]:not([hidden])')
      section.hidden = day < today || (isToday ? rows.length === 0 : isKnown && !isOver)
      if (isToday && rows.length > 0) isOver = false
      const word = section.querySelector('[data-day-word]')
      // A clock that runs behind knows neither day.
      const isNext = Date.parse(day) - Date.parse(today) === 86_400_000
      const { wordToday, wordTomorrow } = section.dataset
      if (word) word.textContent = (isToday ? wordToday : isNext ? wordTomorrow : '') ?? ''
    }
    const say = (name: string, isSaid: boolean) => {
      const note = document.querySelector<HTMLElement>(`[data-today-note="${name}"]`)
      if (note) note.hidden = !isSaid
    }
    say('over', isKnown && isOver)
    say('old', !isKnown)
  }
  show()
  document.addEventListener('visibilitychange', show)
}
