import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { eventCalendar } from '#catalog/pages/listing/calendars.ts'
import { calendarOf } from '#i18n/time/calendar.ts'
import { wordsFor } from '#i18n/text/words.ts'

export const getStaticPaths = eventCalendar.staticPaths

export const GET: APIRoute<PagePropsOf<typeof eventCalendar>> = ({ props }) => {
  const { day, events, locale } = eventCalendar.read(props)
  return calendarOf(wordsFor(locale), events, day)
}
