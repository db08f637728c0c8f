import type { MeetingEntry } from '#domain/plan/meeting/meeting-entry.ts'
import { type Meeting, meetingDeadline, type MeetingTime, meetingTime } from '#domain/plan/meeting/meeting.ts'
import type { PlanEntry } from '#domain/plan/plan-entry.ts'
import { hoursText } from '#domain/catalogue/availability.ts'
import { addressLine } from '#domain/place/place.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { Language } from '#domain/text/locale.ts'
import { readablePhone } from '#domain/text/phone.ts'
import { clockTimeOf } from '#domain/time/calendar-day.ts'
import { dayAndTime, longDay } from '#domain/time/day-words.ts'
import { durationText } from '#domain/time/duration-text.ts'
import type { Party } from '#domain/visit/visit.ts'
import { peopleText } from '#domain/visit/visit-sentence.ts'

import type { MeetingLabels } from './meeting-labels.ts'

/** Everything that the card says, as lines; the card and the text that is shared are made of the same. */
export interface MeetingWords {
  name: string
  party: string
  day: string
  /** Each with what it is called. */
  times: { label: string; value: string; note: string }[]
  /** Instead of times. */
  timeNote: string
  where: string
  address: string
  coordinates: string
  bring: string[]
  included: string[]
  company: string
  phone: string
  deadline: string
  url: string
}

interface Known {
  entry: PlanEntry
  labels: MeetingLabels
  language: Language
  meeting: Meeting
  entryOfMeeting: MeetingEntry
  now: Date
  url: string
}

export function meetingWords(known: Known): MeetingWords {
  const { entry, entryOfMeeting, labels, language, meeting, url } = known
  const time = meetingTime(meeting, entry)
  const { company, languages } = entryOfMeeting
  return {
    address: addressLine(entryOfMeeting.address || null, entry.place || null),
    bring: entryOfMeeting.bring,
    company: [company, languages].filter(Boolean).join(' · '),
    coordinates: entry.position ? `${entry.position.lat}, ${entry.position.lng}` : '',
    day: meeting.day === null ? '' : longDay(language, meeting.day),
    deadline: deadlineText(known, time),
    included: entryOfMeeting.included,
    name: entry.name.text,
    party: peopleText(partyOf(meeting), labels.visit, language),
    phone: entryOfMeeting.phone === null ? '' : readablePhone(entryOfMeeting.phone),
    url,
    where: entryOfMeeting.where.text,
    ...timeWords(time, entry, labels, language)
  }
}

function timeWords(
  time: MeetingTime,
  { durationMinutes }: PlanEntry,
  labels: MeetingLabels,
  language: Language
): Pick<MeetingWords, 'timeNote' | 'times'> {
  if (time.kind === 'no-day') return { timeNote: labels.noDay, times: [] }
  if (time.kind === 'closed') return { timeNote: labels.closed, times: [] }
  if (time.kind === 'unknown') return { timeNote: labels.unknownTime, times: [] }
  const about =
    durationMinutes === null
      ? ''
      : interpolate(labels.about, { time: durationText(durationMinutes, language) })
  if (time.kind === 'between') {
    return { timeNote: '', times: [{ label: labels.hours, note: about, value: hoursText(time, labels) }] }
  }
  const start = interpolate(labels.startsAt, { time: clockTimeOf(time.start) })
  const there = { label: labels.beThere, note: start, value: clockTimeOf(time.beThere) }
  if (time.end === null) return { timeNote: '', times: [there] }
  return { timeNote: '', times: [there, { label: labels.back, note: about, value: clockTimeOf(time.end) }] }
}

function deadlineText({ entryOfMeeting, labels, language, meeting, now }: Known, time: MeetingTime): string {
  const deadline = meetingDeadline(meeting.day, time, entryOfMeeting)
  if (deadline === null) return ''
  const text = interpolate(labels.freeUntil, { deadline: dayAndTime(language, deadline) })
  return Date.parse(deadline) < now.getTime() ? `${text} ${labels.freePast}` : text
}

/** Kinds of people without a number are left out. */
function partyOf({ adults, children }: Meeting): Pick<Party, 'adults' | 'ages' | 'children'> {
  return { adults: adults ?? 0, ages: [], children: children ?? 0 }
}

/** The card as a text: the same lines in the same order. */
export function meetingText(words: MeetingWords, labels: MeetingLabels): string {
  const {
    address,
    bring,
    company,
    coordinates,
    day,
    deadline,
    included,
    name,
    party,
    phone,
    times,
    url,
    where
  } = words
  const list = (heading: string, lines: string[]) =>
    lines.length === 0 ? [] : [`${heading}:`, ...lines.map(line => `- ${line}`)]
  return [
    name,
    party,
    day,
    ...times.map(({ label, note, value }) => [`${label} ${value}`, note].filter(Boolean).join(', ')),
    words.timeNote,
    where,
    address,
    coordinates,
    ...list(labels.bring, bring),
    ...list(labels.included, included),
    [phone, company].filter(Boolean).join(' · '),
    deadline,
    url
  ]
    .filter(line => line !== '')
    .join('\n')
}
