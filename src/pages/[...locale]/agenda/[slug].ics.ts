import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/route.ts'
import { metaCalendar } from '#catalog/pages/calendars.ts'
import { calendarOf } from '#i18n/calendar.ts'
import { wordsFor } from '#i18n/words.ts'

export const getStaticPaths = metaCalendar.staticPaths

export const GET: APIRoute<PagePropsOf<typeof metaCalendar>> = ({ props }) => {
  const { day, events, locale } = metaCalendar.read(props)
  return calendarOf(wordsFor(locale), events, day)
}
