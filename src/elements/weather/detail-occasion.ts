import { clockInAndalusia, type Day } from '#domain/time/calendar-day.ts'
import { startOf } from '#domain/weather/occasion.ts'
import type { Occasion } from '#domain/weather/outlook.ts'
import { readWeatherPlace, type WeatherPlace } from '#domain/weather/weather-place.ts'

/** When the experience of a page takes place for this visitor: on the day that the visitor named, else next. */
export function occasionOfDetail(place: HTMLElement, noteTexts: Day | null): Occasion | null {
  const asked = askedOf(place)
  const next = asked && startOf(asked, noteTexts, clockInAndalusia(new Date()))
  return (
    asked && next && { ...next, minutes: asked.durationMinutes, place: asked.place, setting: asked.setting }
  )
}

export function askedOf({ dataset }: HTMLElement): WeatherPlace | null {
  return dataset.weather ? readWeatherPlace(dataset.weather) : null
}
