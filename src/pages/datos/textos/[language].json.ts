import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { islandTextsFile } from '#catalog/pages/site/text-files.ts'
import { jsonResponse } from '#i18n/listing/data-files.ts'
import { islandTexts } from '#i18n/site/island-texts.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { localeOf } from '#domain/text/locale.ts'

export const getStaticPaths = islandTextsFile.staticPaths

export const GET: APIRoute<PagePropsOf<typeof islandTextsFile>> = ({ props }) =>
  jsonResponse(islandTexts(wordsFor(localeOf(islandTextsFile.read(props).language))))
