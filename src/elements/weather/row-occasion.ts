import type { StartSpan } from '#domain/catalogue/availability.ts'
import type { Coordinates } from '#domain/place/place.ts'
import type { Occasion } from '#domain/weather/outlook.ts'
import { settings } from '#domain/weather/setting.ts'

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

export function placeOf({ dataset }: HTMLElement): Coordinates | null {
  const [lat, lng] = (dataset.position ?? '').split(' ').map(Number)
  return !dataset.position || lat === undefined || lng === undefined ? null : { lat, lng }
}

export function startsOf({ dataset }: HTMLElement): StartSpan[] {
  return (dataset.starts ?? '').split(' ').map(span => {
    const [first = 0, last = first] = span.split('-').map(Number)
    return { first, last }
  })
}
