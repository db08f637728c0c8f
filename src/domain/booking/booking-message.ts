import { longDay } from '#domain/time/day-words.ts'
import { type Day, isDay } from '#domain/time/calendar-day.ts'
import type { Language } from '#domain/text/locale.ts'

/** What a message is made of in one language. `{date}`, `{people}` and `{partner}` stand for what is not known yet. */
export interface MessageTexts {
  language: Language
  /** What it is about, and the question. */
  intro: string
  date: string
  people: string
  partner: string
}

/** What a visitor may say about the booking, and the partner that sent them. */
export interface BookingDetails {
  /** `YYYY-MM-DD` */
  day: string | null
  people: number | null
  partner: string | null
}

export const noDetails: BookingDetails = { day: null, partner: null, people: null }

/** The largest group that the message can speak of. */
export const mostPeople = 99

/** A day that can still be asked for: one of the calendar, today or later. */
export function bookableDay(text: string, today: Day): Day | null {
  return isDay(text) && text >= today ? text : null
}

/** The message in the visitor's language and in Spanish, for whoever answers: once where both are the same. */
export function bookingMessage(texts: MessageTexts[], details: BookingDetails): string {
  return texts.map(own => inOneLanguage(own, details)).join('\n\n')
}

function inOneLanguage(texts: MessageTexts, { day, partner, people }: BookingDetails): string {
  return [
    texts.intro,
    day === null ? null : texts.date.replace('{date}', () => longDay(texts.language, day)),
    people === null ? null : texts.people.replace('{people}', String(people)),
    partner === null ? null : texts.partner.replace('{partner}', () => partner)
  ]
    .filter(line => line !== null)
    .join('\n')
}
