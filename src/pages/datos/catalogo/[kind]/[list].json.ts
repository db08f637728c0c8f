import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { catalogueList } from '#catalog/pages/listing/feeds.ts'
import { jsonResponse } from '#i18n/listing/data-files.ts'

export const getStaticPaths = catalogueList.staticPaths

export const GET: APIRoute<PagePropsOf<typeof catalogueList>> = ({ props }) =>
  jsonResponse(catalogueList.read(props))
