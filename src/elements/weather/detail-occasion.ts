import { type Locale, locales } from '#domain/text/locale.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import { clockInAndalusia, type Day } from '#domain/time/calendar-day.ts'
import { type WeatherPlace, readWeatherPlace } from '#domain/weather/weather-place.ts'
import { startOf } from '#domain/weather/occasion.ts'
import type { Occasion } from '#domain/weather/outlook.ts'
import { plansB } from '#domain/weather/plan-b.ts'
import { indoorAlternativesOn } from '#stores/weather/indoor-alternatives.ts'

import type { Choice } from './weather-note.ts'

/** When the experience of a page takes place for this visitor: on the day that the visitor named, else next. */
export function occasionOfDetail(place: HTMLElement, noteTexts: Day | null): Occasion | null {
  const asked = askedOf(place)
  const next = asked && startOf(asked, noteTexts, clockInAndalusia(new Date()))
  return (
    asked && next && { ...next, minutes: asked.durationMinutes, place: asked.place, setting: asked.setting }
  )
}

/** Null where they cannot be had now. */
export async function alternativesOfDetail(
  holder: HTMLElement,
  { day, place, start }: Occasion
): Promise<Choice[] | null> {
  const found = await indoorAlternativesOn(day)
  if (found.kind === 'failed') return null
  const now = clockInAndalusia(new Date())
  const earliest = day === now.day ? now.minutes : 0
  const slug = askedOf(holder)?.slug ?? ''
  return plansB({ earliest, place, slug, start }, found.value).map(({ item, km, start: at }) => ({
    href: pathIn(localeOfPage(), routes.experience(item.slug)),
    km,
    language: item.name.language,
    name: item.name.text,
    start: at
  }))
}

function askedOf({ dataset }: HTMLElement): WeatherPlace | null {
  return dataset.weather ? readWeatherPlace(dataset.weather) : null
}

function localeOfPage(): Locale {
  return locales.find(locale => locale === document.documentElement.dataset.locale) ?? 'esd'
}
