import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { loginFile } from '#catalog/pages/site/text-files.ts'
import { jsonResponse } from '#i18n/listing/data-files.ts'
import { loginTexts } from '#i18n/account/account-texts.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { localeOf } from '#domain/text/locale.ts'

export const getStaticPaths = loginFile.staticPaths

export const GET: APIRoute<PagePropsOf<typeof loginFile>> = ({ props }) =>
  jsonResponse({ ...loginTexts(wordsFor(localeOf(loginFile.read(props).language))) })
