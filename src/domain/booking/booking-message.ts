import { longDay } from '#domain/time/day-words.ts'
import { type Day, isDay } from '#domain/time/calendar-day.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { Language } from '#domain/text/locale.ts'
import { isPartySet, noParty, type Party } from '#domain/visit/visit.ts'
import { partyText, type VisitTexts } from '#domain/visit/visit-sentence.ts'
import type { Texts } from '#texts.ts'

import { type AgeLimit, refusalText, type RefusalTexts } from './admission.ts'

type Sentences = Texts['bookingMessage']

/** Texts of a message in one language. */
export interface MessageTexts extends RefusalTexts, Sentences, VisitTexts {
  language: Language
  /** The subject of the message and its question. */
  intro: string
}

/** Details of a booking that the visitor gave, and the partner that sent the visitor. */
export interface BookingDetails {
  /** `YYYY-MM-DD` */
  day: string | null
  /** `HH:mm`, where one start is meant. */
  time: string | null
  party: Party
  partner: string | null
  /** The age limit that leaves somebody of the party out, if any. */
  refusal: AgeLimit | null
}

export const noDetails: BookingDetails = {
  day: null,
  partner: null,
  party: noParty,
  refusal: null,
  time: null
}

/** A day that can still be asked for: one of the calendar, today or later. */
export function bookableDay(text: string, today: Day): Day | null {
  return isDay(text) && text >= today ? text : null
}

/** The message in the visitor's language and in Spanish, for anyone who answers: once where both are the same. */
export function bookingMessage(texts: MessageTexts[], details: BookingDetails): string {
  return texts.map(own => inOneLanguage(own, details)).join('\n\n')
}

function inOneLanguage(texts: MessageTexts, { day, partner, party, refusal, time }: BookingDetails): string {
  return [
    texts.intro,
    day === null ? null : interpolate(texts.date, { date: longDay(texts.language, day) }),
    time === null ? null : interpolate(texts.time, { time }),
    isPartySet(party) ? interpolate(texts.people, { people: partyText(party, texts, texts.language) }) : null,
    refusal === null ? null : interpolate(texts.ageLimit, { limit: refusalText(refusal, texts) }),
    partner === null ? null : interpolate(texts.partner, { partner })
  ]
    .filter(line => line !== null)
    .join('\n')
}
