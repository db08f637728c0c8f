import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { topicCalendarFile } from '#catalog/pages/listing/feeds.ts'
import { localeOf } from '#domain/text/locale.ts'
import { calendarOf } from '#i18n/time/calendar.ts'
import { wordsFor } from '#i18n/text/words.ts'

export const getStaticPaths = topicCalendarFile.staticPaths

export const GET: APIRoute<PagePropsOf<typeof topicCalendarFile>> = ({ props }) => {
  const { day, events, title } = topicCalendarFile.read(props)
  const words = wordsFor(localeOf(props.ids.language))
  return calendarOf(words, events, day, words.plain(title))
}
