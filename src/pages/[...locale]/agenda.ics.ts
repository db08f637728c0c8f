import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { agendaCalendar } from '#catalog/pages/listing/calendars.ts'
import { calendarOf } from '#i18n/time/calendar.ts'
import { wordsFor } from '#i18n/text/words.ts'

export const getStaticPaths = agendaCalendar.staticPaths

export const GET: APIRoute<PagePropsOf<typeof agendaCalendar>> = ({ props }) => {
  const { day, events, locale } = agendaCalendar.read(props)
  return calendarOf(wordsFor(locale), events, day)
}
