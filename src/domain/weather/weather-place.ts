import type { Timetable } from '#domain/catalogue/availability.ts'
import { areTexts, isColumns, isNumber, isText } from '#domain/data/columnar-table.ts'
import type { Coordinates } from '#domain/place/place.ts'
import { packSchedule, unpackSchedule } from '#domain/time/schedule-file.ts'

import { type Setting, settings } from './setting.ts'

/** Data in an experience's page from which the weather for the visitor's day is worked out. */
export interface WeatherPlace extends Timetable {
  place: Coordinates
  setting: Setting
  slug: string
}

export function writeWeatherPlace({ schedules, ...asked }: WeatherPlace): string {
  return JSON.stringify({ ...asked, schedules: schedules.map(packSchedule) })
}

/** Null for what is not of this make. */
export function readWeatherPlace(text: string): WeatherPlace | null {
  const read: unknown = JSON.parse(text)
  if (!isColumns(read)) return null
  const { durationMinutes, eventDate, place, schedules, setting, slug } = read
  const known = settings.find(each => each === setting)
  if (!isColumns(place) || !isNumber(place.lat) || !isNumber(place.lng)) return null
  if (known === undefined || !isText(slug) || !Array.isArray(schedules) || !schedules.every(areTexts))
    return null
  return {
    durationMinutes: isNumber(durationMinutes) ? durationMinutes : null,
    eventDate:
      isColumns(eventDate) && isText(eventDate.start)
        ? { end: isText(eventDate.end) ? eventDate.end : null, start: eventDate.start }
        : null,
    place: { lat: place.lat, lng: place.lng },
    schedules: schedules.map(unpackSchedule),
    setting: known,
    slug
  }
}
