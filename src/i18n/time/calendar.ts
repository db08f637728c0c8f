import type { CalendarEntry } from '#domain/time/calendar.ts'
import { calendarFile } from '#domain/time/calendar.ts'
import type { Card } from '#domain/catalogue/card.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { addressLine } from '#domain/place/place.ts'
import { routes } from '#domain/site/routes.ts'
import { settings } from '#settings.ts'

import { textResponse } from '#i18n/site/text-response.ts'
import type { Words } from '#i18n/text/words.ts'

/** An event, and when it was last changed. */
export type CalendarEvent = Card & Pick<Experience, 'updated'>

/** The events as a calendar file in the language of the page. `day` is the day of the catalogue, `YYYY-MM-DD`; `topic` what they have in common. */
export function calendarOf(words: Words, events: CalendarEvent[], day: string, topic = ''): Response {
  const entries = events.flatMap(event => entryOf(words, event, day))
  const title = `${settings.name}: ${words.t('agenda.title')}${topic && `, ${topic}`}`
  return textResponse(calendarFile(title, entries), 'text/calendar')
}

function entryOf({ href, plain, priceLine }: Words, event: CalendarEvent, day: string): CalendarEntry[] {
  if (!event.eventDate) return []
  const url = settings.site + href(routes.experience(event.slug))
  const tagline = event.tagline ? `${plain(event.tagline)}\n` : ''
  return [
    {
      description: `${tagline}${priceLine(event.price)}\n${url}`,
      end: event.eventDate.end,
      place: addressLine(event.address, event.municipality) || null,
      stamp: `${day}T00:00:00Z`,
      start: event.eventDate.start,
      title: plain(event.name),
      updated: event.updated,
      uid: `${event.id}@${new URL(settings.site).hostname}`,
      url
    }
  ]
}
