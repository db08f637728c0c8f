import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { indexNowFile } from '#catalog/pages/site/index-now.ts'
import { textResponse } from '#i18n/site/text-response.ts'

export const getStaticPaths = indexNowFile.staticPaths

export const GET: APIRoute<PagePropsOf<typeof indexNowFile>> = ({ props }) =>
  textResponse(indexNowFile.read(props).key, 'text/plain')
