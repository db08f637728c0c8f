import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { guideFile } from '#catalog/pages/listing/markdown-pages.ts'
import { guideText } from '#i18n/feeds/markdown-page.ts'
import { textResponse } from '#i18n/site/text-response.ts'

export const getStaticPaths = guideFile.staticPaths

export const GET: APIRoute<PagePropsOf<typeof guideFile>> = ({ props }) =>
  textResponse(guideText(guideFile.read(props)), 'text/plain')
