import { type Language, isLocale, languageOf, type Locale } from '#domain/text/locale.ts'
import { priceLine } from '#domain/text/price-line.ts'
import type { AgeLimits } from '#domain/catalogue/age-limits.ts'
import { openHoursText, type StartSpan } from '#domain/catalogue/availability.ts'
import type { Amount, PriceSummary, StatedPrice } from '#domain/catalogue/price.ts'
import { type Province, wholeRegion } from '#domain/place/province.ts'
import { pathIn } from '#domain/site/routes.ts'
import { upperFirst } from '#domain/text/upper-first.ts'
import { weekdayText } from '#domain/time/day-words.ts'
import type { DayOff } from '#domain/time/day-off.ts'
import type { Schedule, Season, Weekday } from '#domain/time/schedule.ts'
import { type LocalizedText, readIn, type ShownText } from '#domain/text/text.ts'

import { type Formats, formatsOf } from './format.ts'
import { messages } from './messages.ts'
import { townIn } from './place-names.ts'
import { type Translator, translator } from './translator.ts'

const minutesPerHour = 60
const minutesPerDay = 24 * minutesPerHour
const daysPerWeek = 7
const millisecondsPerHour = 60 * 60 * 1000
const hoursOfANight = 12

/** Everything a template needs to speak a language. */
export interface Words {
  locale: Locale
  language: Language
  t: Translator
  format: Formats
  /** The address of a route in this locale. */
  href: (route: string) => string
  /** A text of the content in this language, or in the one there is. */
  read: (text: LocalizedText) => ShownText
  /** The text without its language, for titles and alternative texts. */
  plain: (text: LocalizedText) => string
  price: (price: StatedPrice) => string
  /** On a wall of posters, in one line: the price is the adult’s. */
  wallPrice: (price: StatedPrice) => string
  /** The adult's price and the price "from" in one line. */
  priceLine: (price: PriceSummary) => string
  provinceName: (province: Pick<Province, 'name' | 'slug'>) => string
  /** The name where there is little room: «Málaga» for «Costa del Sol - Málaga». */
  shortProvinceName: (province: Pick<Province, 'name'>) => string
  /** A municipality as the readers of this language call it. */
  town: (municipality: string | null) => string | null
  /** «por niño, hasta 12 años» */
  audience: (amount: Pick<Amount, 'audience' | 'until'>) => string
  /** «desde 8 años», «de 8 a 65 años»; null where everybody may take part. */
  ages: (limits: AgeLimits) => string | null
  /** On which days something takes place, in one line; empty when it is not known. */
  days: (schedules: Schedule[]) => string
  /** When something is closed or sold out: «Completo: mié, 25 nov», or in full. */
  dayOff: (dayOff: DayOff, isShort?: boolean) => string
  duration: (minutes: number) => string
  season: (season: Season | null) => string
  weekdays: (days: Weekday[]) => string
  hours: (schedule: Schedule) => string
  /** When it can begin on a day: «11:00», «10:00–18:30», «hasta las 20:00». */
  startHours: (span: StartSpan) => string
  /** The end of an event: the time alone when it ends before the next morning. */
  until: (start: string, end: string) => string
}

/** The words of a locale, made once. */
export function wordsFor(locale: Locale): Words {
  const words = known[locale] ?? createWords(locale)
  known[locale] = words
  return words
}

/** The words of the page that Astro makes, by the locale of its address. It throws where Astro has no `i18n`, which is a fault of the configuration. */
export function wordsOf({ currentLocale }: { currentLocale: string | undefined }): Words {
  if (currentLocale === undefined || !isLocale(currentLocale))
    throw new Error(`Astro has no locale for this page: ${currentLocale}`)
  return wordsFor(currentLocale)
}

const known: Partial<Record<Locale, Words>> = {}

function createWords(locale: Locale): Words {
  const language = languageOf(locale)
  const t = translator(language)
  const format = formatsOf(language)
  return {
    ages: limits => agesIn(t, limits),
    audience: ({ audience, until }) =>
      [
        audienceIn(language, audience),
        ...(until === undefined ? [] : [agesIn(t, { maximum: until, minimum: null })])
      ].join(', '),
    days: schedules => daysIn(language, t, format, schedules),
    dayOff: (dayOff, isShort = false) => dayOffIn(t, format, dayOff, isShort),
    duration: minutes => durationIn(t, minutes),
    format,
    hours: schedule => hoursIn(t, format, schedule),
    href: route => pathIn(locale, route),
    language,
    locale,
    plain: text => readIn(language, text).text,
    price: price => priceIn(language, t, format, price),
    priceLine: ({ from, headline }) =>
      priceLine(priceIn(language, t, format, headline), from && priceIn(language, t, format, from)),
    provinceName: ({ name, slug }) =>
      slug === wholeRegion ? t('province.region') : keepHyphen(readIn(language, name).text),
    read: text => readIn(language, text),
    shortProvinceName: ({ name }) => readIn(language, name).text.split(' - ').at(-1) ?? '',
    season: season => seasonIn(t, format, season),
    startHours: span => openHoursText(span, messages[language].schedule),
    t,
    town: municipality => townIn(language, municipality),
    until: (start, end) => untilIn(t, format, start, end),
    wallPrice: price => wallPriceIn(language, t, format, price),
    weekdays: days => weekdaysIn(t, format, days)
  }
}

/** A price says per whom (quality check P5): «desde 12 € por niño» is no price for two adults. */
function priceIn(language: Language, t: Translator, format: Formats, price: StatedPrice): string {
  if (price.kind === 'free') return t('price.free')
  if (price.kind === 'unknown') return t('price.unknown')
  const amount = format.price(price.euros)
  const stated = price.kind === 'from' ? t('price.from', { price: amount }) : amount
  if (price.audience === null) return stated
  const whom = audienceNames(language)[price.audience]
  return `${stated} ${whom ?? `(${price.audience})`}`
}

/** The adult's price stands beside the start without a name; other rates say whose they are. */
function wallPriceIn(language: Language, t: Translator, format: Formats, price: StatedPrice): string {
  if (price.kind === 'unknown') return t('prices.noPrice')
  if (price.kind === 'free' || (price.audience !== 'adulto' && price.audience !== 'persona'))
    return priceIn(language, t, format, price)
  const amount = format.price(price.euros)
  return price.kind === 'from' ? t('price.fromShort', { price: amount }) : amount
}

function agesIn(t: Translator, { maximum, minimum }: AgeLimits): string | null {
  if (minimum === null) return maximum === null ? null : t('detail.maximumAge', { years: maximum })
  if (maximum === null) return t('detail.minimumAge', { years: minimum })
  return t('detail.ageRange', { from: minimum, until: maximum })
}

/** A known audience has a name in every language; another one is shown as it is written. */
function audienceIn(language: Language, audience: string): string {
  return audienceNames(language)[audience] ?? audience
}

function audienceNames(language: Language): Partial<Record<string, string>> {
  return messages[language].price.audience
}

function durationIn(t: Translator, minutes: number): string {
  if (minutes >= minutesPerDay && minutes % minutesPerDay === 0) {
    return t('duration.days', { count: minutes / minutesPerDay })
  }
  const hours = Math.floor(minutes / minutesPerHour)
  const rest = minutes % minutesPerHour
  if (hours === 0) return t('duration.minutes', { minutes })
  return rest === 0 ? t('duration.hours', { hours }) : t('duration.hoursMinutes', { hours, minutes: rest })
}

/** All its days together; where they are not the same all year round, the part of the year, or that they depend on it. Three names or more are short ones: on a phone they have a third of its width. */
function daysIn(language: Language, t: Translator, format: Formats, schedules: Schedule[]): string {
  const all = [...new Set(schedules.flatMap(({ weekdays }) => weekdays))]
  const isLong = all.length > 2
  const nameOf = (day: Weekday) => (isLong ? weekdayText(language, `2024-01-0${day}`) : format.weekday(day))
  const days = upperFirst(weekdaysIn(t, format, all, nameOf))
  const [season, ...others] = new Set(schedules.map(schedule => seasonIn(t, format, schedule.season)))
  if (others.length > 0) return `${days}, ${t('schedule.bySeason')}`
  return season !== undefined && season !== t('schedule.allYear')
    ? `${days}, ${withinSentence(season)}`
    : days
}

function dayOffIn(t: Translator, format: Formats, { from, reason, until }: DayOff, isShort: boolean): string {
  const label = t(reason === 'closed' ? 'schedule.closed' : 'schedule.soldOut')
  const [first, last] = [from, until].map(day => `${day}T12:00:00Z`)
  const one = isShort ? format.shortDay : format.day
  const days = from === until ? one(first ?? '') : format.dayRange(first ?? '', last ?? '')
  return `${t('site.labelled', { label })} ${days}`
}

function withinSentence(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** «Costa del Sol - Málaga» begins no line with its hyphen. Lines break behind a hyphen even before a no-break space, which would then begin the next one. */
function keepHyphen(name: string): string {
  return name.replaceAll(' - ', '\u{a0}- ')
}

function seasonIn(t: Translator, format: Formats, season: Season | null): string {
  if (season === null) return t('schedule.allYear')
  return t('schedule.season', { from: format.monthDay(season.from), until: format.monthDay(season.until) })
}

function hoursIn(t: Translator, format: Formats, schedule: Schedule): string {
  return schedule.kind === 'starts'
    ? t('schedule.starts', { times: format.list(schedule.starts) })
    : t('schedule.open', { closes: schedule.closes, opens: schedule.opens })
}

/** Three days or more in a row are a range; the rest a list. */
function weekdaysIn(
  t: Translator,
  format: Formats,
  days: Weekday[],
  nameOf: (day: Weekday) => string = format.weekday
): string {
  const sorted = days.toSorted((a, b) => a - b)
  const [first] = sorted
  const last = sorted.at(-1)
  if (first === undefined || last === undefined) return ''
  if (sorted.length === daysPerWeek) return t('schedule.everyDay')
  const isInARow = last - first === sorted.length - 1
  if (isInARow && sorted.length > 2) {
    return t('schedule.dayRange', { from: format.weekday(first), to: format.weekday(last) })
  }
  return format.list(sorted.map(nameOf))
}

function untilIn(t: Translator, format: Formats, start: string, end: string): string {
  const hours = (Date.parse(end) - Date.parse(start)) / millisecondsPerHour
  if (hours < hoursOfANight) return format.time(end)
  return t('schedule.eventDate', { day: format.day(end), time: format.time(end) })
}
