import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/route.ts'
import { agendaCalendar } from '#catalog/pages/calendars.ts'
import { calendarOf } from '#i18n/calendar.ts'
import { wordsFor } from '#i18n/words.ts'

export const getStaticPaths = agendaCalendar.staticPaths

export const GET: APIRoute<PagePropsOf<typeof agendaCalendar>> = ({ props }) => {
  const { day, events, locale } = agendaCalendar.read(props)
  return calendarOf(wordsFor(locale), events, day)
}
