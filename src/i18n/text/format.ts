import { type Language, perLanguage, regionalTags } from '#domain/text/locale.ts'
import { dayInAndalusia } from '#domain/time/day.ts'
import { startDay, withFirst } from '#domain/time/day-words.ts'
import { settings } from '#settings.ts'

const { timeZone } = settings

export type Formats = ReturnType<typeof createFormats>

/** How numbers, prices, dates and lists are written in a language. Dates are those of Andalusia. */
export function formatsOf(language: Language): Formats {
  return formats[language]
}

/** Name of a language in that language: «Deutsch». */
export function ownName(language: Language): string {
  const name = formatsOf(language).languageName(language)
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

function createFormats(language: Language) {
  const tag = regionalTags[language]
  const dates = {
    day: new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone, weekday: 'long' }),
    full: new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }),
    month: new Intl.DateTimeFormat(tag, { month: 'long', timeZone, year: 'numeric' }),
    monthName: new Intl.DateTimeFormat(tag, { month: 'long', timeZone }),
    monthShort: new Intl.DateTimeFormat(tag, { month: 'short', timeZone }),
    monthDay: new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
    span: new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone }),
    time: new Intl.DateTimeFormat(tag, { hour: '2-digit', hour12: false, minute: '2-digit', timeZone }),
    weekday: new Intl.DateTimeFormat(tag, { timeZone: 'UTC', weekday: 'long' })
  }
  const list = new Intl.ListFormat(tag, { type: 'conjunction' })
  const languageNames = new Intl.DisplayNames(tag, { type: 'language' })
  const number = new Intl.NumberFormat(tag)
  const money = new Intl.NumberFormat(tag, { currency: 'EUR', style: 'currency' })
  const price = new Intl.NumberFormat(tag, {
    currency: 'EUR',
    style: 'currency',
    trailingZeroDisplay: 'stripIfInteger'
  })
  return {
    /** The language with its country, as BCP 47 writes it. */
    tag,
    date: (moment: string) => withFirst(language, dates.full.format(new Date(moment))),
    /** «sábado, 16 de mayo» */
    day: (moment: string) => withFirst(language, dates.day.format(new Date(moment))),
    languageName: remembering((code: string) => languageNames.of(code) ?? code),
    list: (items: string[]) => list.format(items),
    /** With its cents, as on an invoice. */
    money: (cents: number) => money.format(cents / 100),
    month: (moment: string) => dates.month.format(new Date(moment)),
    monthName: (moment: string) => dates.monthName.format(new Date(moment)),
    monthShort: (moment: string) => dates.monthShort.format(new Date(moment)),
    /** «1 de marzo» for `03-01`. */
    monthDay: remembering((monthDay: string) =>
      withFirst(language, dates.monthDay.format(new Date(`2024-${monthDay}T12:00:00Z`)))
    ),
    /** «24–29 de noviembre» */
    dayRange: (from: string, to: string) => dates.span.formatRange(new Date(from), new Date(to)),
    number: (value: number) => number.format(value),
    price: remembering((euros: number) => price.format(euros)),
    /** «sáb 28 nov» */
    shortDay: (moment: string) => {
      const day = dayInAndalusia(moment)
      return startDay(language, day, day)
    },
    time: (moment: string) => dates.time.format(new Date(moment)),
    /** 1 is Monday. The first of January 2024 was one. */
    weekday: remembering((day: number) => dates.weekday.format(new Date(Date.UTC(2024, 0, day))))
  }
}

const formats = perLanguage(createFormats)

/** For the few values that stand on page after page: the formatters of the platform are slow. */
function remembering<Key>(write: (key: Key) => string): (key: Key) => string {
  const known = new Map<Key, string>()
  return key => {
    const text = known.get(key) ?? write(key)
    known.set(key, text)
    return text
  }
}
