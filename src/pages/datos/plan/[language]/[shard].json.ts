import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { planShard } from '#catalog/pages/site/plan.ts'
import { localeOf } from '#domain/text/locale.ts'
import { jsonResponse } from '#i18n/listing/data-files.ts'
import { planTable } from '#i18n/plan/plan-file.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { cardPoster } from '#posters/address.ts'

export const getStaticPaths = planShard.staticPaths

export const GET: APIRoute<PagePropsOf<typeof planShard>> = ({ props }) => {
  const { language, sources } = planShard.read(props)
  return jsonResponse(planTable(wordsFor(localeOf(language)), sources, cardPoster))
}
