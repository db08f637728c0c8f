import type { StartSpan } from '#domain/catalogue/availability.ts'
import type { Coordinates } from '#domain/place/place.ts'
import { clockInAndalusia } from '#domain/time/calendar-day.ts'
import type { Occasion } from '#domain/weather/outlook.ts'
import { plansB } from '#domain/weather/plan-b.ts'
import { settings } from '#domain/weather/setting.ts'

import type { Choice } from './weather-note.ts'

/** When and where a row of the page of today takes place: at the time that it shows, in the section of its day. */
export function occasionOfRow(row: HTMLElement): Occasion | null {
  const { dataset } = row
  const day = row.closest<HTMLElement>('[data-today-day]')?.dataset.todayDay
  const place = placeOf(row)
  const setting = settings.find(known => known === dataset.setting)
  if (day === undefined || place === null || setting === undefined) return null
  const start = Number(dataset.at ?? startsOf(row)[0]?.first ?? 0)
  return { day, minutes: Number(dataset.minutes) || null, place, setting, start }
}

/** Indoor experiences of the same day are on the page already. */
export async function alternativesOfRow(
  row: HTMLElement,
  { day, place, start }: Occasion
): Promise<Choice[]> {
  const rows = row.closest('[data-today-day]')?.querySelectorAll<HTMLElement>('[data-setting="roof"]') ?? []
  const others = [...rows].filter(isShown).map(other => ({
    link: other.querySelector<HTMLAnchorElement>('h4 a'),
    position: placeOf(other),
    slug: hrefOf(other),
    starts: startsOf(other)
  }))
  const now = clockInAndalusia(new Date())
  const earliest = day === now.day ? now.minutes : 0
  return plansB({ earliest, place, slug: hrefOf(row), start }, others).map(({ item, km, start: at }) => ({
    href: item.slug,
    km,
    language: item.link?.querySelector<HTMLElement>('[lang]')?.lang ?? null,
    name: item.link?.textContent?.trim() ?? '',
    start: at
  }))
}

/** A partner's mode hides some, and what is over is hidden. */
function isShown(row: HTMLElement): boolean {
  return row.checkVisibility()
}

function hrefOf(row: HTMLElement): string {
  return row.querySelector('h4 a')?.getAttribute('href') ?? ''
}

function placeOf({ dataset }: HTMLElement): Coordinates | null {
  const [lat, lng] = (dataset.position ?? '').split(' ').map(Number)
  return !dataset.position || lat === undefined || lng === undefined ? null : { lat, lng }
}

function startsOf({ dataset }: HTMLElement): StartSpan[] {
  return (dataset.starts ?? '').split(' ').map(span => {
    const [first = 0, last = first] = span.split('-').map(Number)
    return { first, last }
  })
}
