import { isDay } from './calendar-day.ts'

/** An entry of a calendar file. Moments in ISO 8601 with their offset; a day (`YYYY-MM-DD`) is a whole one, and its end the day after. */
export interface CalendarEntry {
  uid: string
  start: string
  end: string | null
  /** When the entry was written into the file. */
  stamp: string
  /** When an editor last changed it; null when it is not recorded. */
  updated: string | null
  title: string
  description: string
  place: string | null
  url: string
}

const octetsPerLine = 75

/** A calendar file as RFC 5545 wants it: CRLF, escaped texts, lines folded at 75 octets. */
export function calendarFile(name: string, entries: CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Clavel//Agenda//ES',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...entries.flatMap(entryLines),
    'END:VCALENDAR'
  ]
  return lines.map(line => `${folded(line)}\r\n`).join('')
}

function entryLines(entry: CalendarEntry): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${utc(entry.stamp)}`,
    ...(entry.updated === null ? [] : [`LAST-MODIFIED:${utc(entry.updated)}`]),
    `DTSTART${timed(entry.start)}`,
    ...(entry.end === null ? [] : [`DTEND${timed(entry.end)}`]),
    `SUMMARY:${escaped(entry.title)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    ...(entry.place === null ? [] : [`LOCATION:${escaped(entry.place)}`]),
    `URL:${entry.url}`,
    'END:VEVENT'
  ]
}

function timed(moment: string): string {
  return isDay(moment) ? `;VALUE=DATE:${moment.replaceAll('-', '')}` : `:${utc(moment)}`
}

function utc(moment: string): string {
  return new Date(moment).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, sign => `\\${sign}`).replaceAll(/\r\n|[\r\n]/g, '\\n')
}

/** Continuation lines begin with a space, which counts; a character is never cut in two. */
function folded(line: string): string {
  let result = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > octetsPerLine) {
      result += '\r\n '
      octets = 1
    }
    result += character
    octets += size
  }
  return result
}

/** How long a character is in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x8_00) return 2
  return code < 0x1_00_00 ? 3 : 4
}
