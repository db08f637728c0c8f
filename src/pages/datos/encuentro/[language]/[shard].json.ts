import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { meetingShard } from '#catalog/pages/site/plan.ts'
import { localeOf } from '#domain/text/locale.ts'
import { jsonResponse } from '#i18n/listing/data-files.ts'
import { meetingTable } from '#i18n/plan/meeting-file.ts'
import { wordsFor } from '#i18n/text/words.ts'

export const getStaticPaths = meetingShard.staticPaths

export const GET: APIRoute<PagePropsOf<typeof meetingShard>> = ({ props }) => {
  const { language, sources } = meetingShard.read(props)
  return jsonResponse(meetingTable(wordsFor(localeOf(language)), sources))
}
