import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/route.ts'
import { planShard } from '#catalog/pages/plan.ts'
import { localeOf } from '#domain/locale.ts'
import { jsonResponse } from '#i18n/data-files.ts'
import { planTable } from '#i18n/plan-file.ts'
import { wordsFor } from '#i18n/words.ts'

export const getStaticPaths = planShard.staticPaths

export const GET: APIRoute<PagePropsOf<typeof planShard>> = ({ props }) => {
  const { cards, language } = planShard.read(props)
  return jsonResponse(planTable(wordsFor(localeOf(language)), cards))
}
