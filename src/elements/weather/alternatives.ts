import { pathIn, routes } from '#domain/site/routes.ts'
import { isLanguage, type Language, type Locale, locales } from '#domain/text/locale.ts'
import { clockInAndalusia } from '#domain/time/calendar-day.ts'
import type { Occasion } from '#domain/weather/outlook.ts'
import { plansB } from '#domain/weather/plan-b.ts'
import { indoorAlternativesOn } from '#stores/weather/indoor-alternatives.ts'

import { askedOf } from './detail-occasion.ts'
import { placeOf, startsOf } from './row-occasion.ts'
import type { Choice } from './weather-note.ts'

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
    name: item.name,
    start: at
  }))
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
    name: {
      language: languageIn(item.link),
      text: item.link?.textContent?.trim() ?? ''
    },
    start: at
  }))
}

/** The language of a name; null where it is the page's. */
function languageIn(link: HTMLElement | null): Language | null {
  const language = link?.querySelector<HTMLElement>('[lang]')?.lang ?? ''
  return isLanguage(language) ? language : null
}

/** A partner's mode hides some, and what is over is hidden. */
function isShown(row: HTMLElement): boolean {
  return row.checkVisibility()
}

function hrefOf(row: HTMLElement): string {
  return row.querySelector('h4 a')?.getAttribute('href') ?? ''
}

function localeOfPage(): Locale {
  return locales.find(locale => locale === document.documentElement.dataset.locale) ?? 'esd'
}
