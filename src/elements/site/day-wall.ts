import type { pickStillPossible, WallItem } from '#domain/catalogue/day-wall.ts'

/*
 * It stands in the home page as an inline script, right behind the wall, so that nothing moves after it was painted. So it must be complete
 * in itself, without imports and without anything from outside but the browser.
 */

interface HungPoster extends WallItem {
  element: HTMLElement
}

/** By the clock of Andalusia: what of today can still be done; tomorrow's posters as well, where too little of today is left. A page of another day stays as it was built. */
export function showStillPossible(pick: typeof pickStillPossible, count: number): void {
  const dayAndTime = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Madrid'
  })
  const [today, time = ''] = dayAndTime.format(new Date()).split(' ')
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  const clock = (minutes: number) =>
    [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':')
  const show = (section: HTMLElement, word: string | undefined, minutes: number): number => {
    const posters = [...section.querySelectorAll<HTMLElement>('[data-starts]')].map(
      (element): HungPoster => ({
        element,
        province: element.dataset.province ?? '',
        starts: (element.dataset.starts ?? '').split(' ').map(span => {
          const [first = 0, last = first] = span.split('-').map(Number)
          return { first, last }
        })
      })
    )
    const picked = pick(posters, minutes, count)
    for (const { element } of posters) element.hidden = true
    for (const { item, next } of picked) {
      item.element.hidden = false
      item.element.parentElement?.append(item.element)
      const start = item.element.querySelector('time')
      if (start && next.first === next.last) start.textContent = start.dateTime = clock(next.first)
    }
    const heading = section.querySelector<HTMLElement>('[data-word]')
    if (heading && word) heading.textContent = word
    section.hidden = picked.length === 0
    return picked.length
  }
  const sections = [...document.querySelectorAll<HTMLElement>('section[data-day]')]
  const index = sections.findIndex(({ dataset }) => dataset.day === today)
  const [current, following] = index < 0 ? [] : sections.slice(index)
  if (!current) return
  for (const section of sections) section.hidden = true
  const left = show(current, current.dataset.today, hours * 60 + rest)
  if (following && left < count) show(following, following.dataset.tomorrow, 0)
}
