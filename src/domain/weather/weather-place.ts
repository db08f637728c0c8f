import type { Timetable } from '#domain/catalogue/availability.ts'
import type { Coordinates } from '#domain/place/place.ts'
import { readTimetable, writeTimetable } from '#domain/time/timetable-text.ts'

import { type Setting, settings } from './setting.ts'

/** Data in an experience's page from which the weather for the visitor's day is worked out. */
export interface WeatherPlace extends Timetable {
  place: Coordinates
  setting: Setting
  slug: string
}

/** `36.7503 -3.8662 water kayak-nerja 180;1234567,,09:30`, and behind it the beginning and the end of an event. The timetable stands in the page in the same words: again, it weighs little. */
export function writeWeatherPlace({ eventDate, place, setting, slug, ...timetable }: WeatherPlace): string {
  const event = eventDate === null ? [] : [eventDate.start, eventDate.end ?? '']
  return [place.lat, place.lng, setting, slug, writeTimetable(timetable), ...event].join(' ')
}

/** Null for what is not of this make. */
export function readWeatherPlace(text: string): WeatherPlace | null {
  const [lat, lng, setting, slug, timetable, start, end] = text.split(' ')
  const place = { lat: Number(lat), lng: Number(lng) }
  const known = settings.find(each => each === setting)
  if (known === undefined || timetable === undefined || !slug || Number.isNaN(place.lat + place.lng))
    return null
  return {
    ...readTimetable(timetable),
    eventDate: start ? { end: end || null, start } : null,
    place,
    setting: known,
    slug
  }
}
