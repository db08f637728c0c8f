import type { CalendarEntry } from '#domain/calendar.ts'
import { calendarFile } from '#domain/calendar.ts'
import type { Card } from '#domain/card.ts'
import { routes } from '#domain/routes.ts'
import { settings } from '#settings.ts'

import { textResponse } from './text-response.ts'
import type { Words } from './words.ts'

/** The events as a calendar file in the language of the page. `day` is the day of the catalogue, `YYYY-MM-DD`. */
export function calendarOf(words: Words, events: Card[], day: string): Response {
  const entries = events.flatMap(event => entryOf(words, event, day))
  return textResponse(calendarFile(`${settings.name}: ${words.t('agenda.title')}`, entries), 'text/calendar')
}

function entryOf({ href, plain, priceFrom }: Words, event: Card, day: string): CalendarEntry[] {
  if (!event.eventDate) return []
  const url = settings.site + href(routes.experience(event.slug))
  const tagline = event.tagline ? `${plain(event.tagline)}\n` : ''
  return [
    {
      description: `${tagline}${priceFrom(event.priceFrom)}\n${url}`,
      end: event.eventDate.end,
      place: [event.address, event.municipality].filter(part => part !== null).join(', ') || null,
      stamp: `${day}T00:00:00Z`,
      start: event.eventDate.start,
      title: plain(event.name),
      uid: `${event.id}@${new URL(settings.site).hostname}`,
      url
    }
  ]
}
