/*
 * It stands in the home page as an inline script, right behind the wall, so that nothing moves after it was painted. So it must be complete
 * in itself, without imports and without anything from outside but the browser.
 */

/**
 * By the clock of Andalusia: what of today can still be done; tomorrow's posters as well, where fewer than `count` are left. The timetable of each day stands in
 * its section (`wallTimetable`). A page of another day stays as it was built. Which pictures stand first is known only here: they are fetched at once.
 */
export function showStillPossible(count: number): void {
  const [today, time = ''] = new Date().toLocaleString('sv-SE', { timeZone: 'Europe/Madrid' }).split(' ')
  const sections = [...document.querySelectorAll<HTMLElement>('[data-day]')]
  const current = sections.findIndex(({ dataset }) => dataset.day === today)
  if (current < 0) {
    for (const section of sections) section.querySelector('[data-word]')?.remove()
    return
  }
  let free = count
  for (const [index, section] of sections.entries()) {
    const { dataset } = section
    const isToday = index === current
    const walls = dataset.wall?.split('|') ?? []
    const following = index === current + 1 && free > 0 ? walls[0] : ''
    const [, ...shown] = ((isToday ? walls.find(wall => wall >= time.slice(0, 5)) : following) ?? '').split(
      ' '
    )
    const posters = [...section.querySelectorAll('li')]
    for (const poster of posters) poster.hidden = true
    for (const pick of shown) {
      const [place = '', start] = pick.split('@')
      const poster = posters[Number(place)]
      if (!poster) continue
      const shownStart = poster.querySelector('time')
      const picture = poster.querySelector('img')
      poster.hidden = false
      poster.parentElement?.append(poster)
      if (picture) picture.loading = 'eager'
      if (start && shownStart) shownStart.textContent = shownStart.dateTime = start
    }
    const word = section.querySelector('[data-word]')
    if (word) word.textContent = (isToday ? dataset.today : dataset.tomorrow) ?? ''
    section.hidden = !shown[0]
    free -= shown.length
  }
}
