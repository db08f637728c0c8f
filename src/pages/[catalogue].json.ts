import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { catalogueFile } from '#catalog/pages/listing/feeds.ts'
import { jsonResponse } from '#i18n/listing/data-files.ts'

export const getStaticPaths = catalogueFile.staticPaths

export const GET: APIRoute<PagePropsOf<typeof catalogueFile>> = ({ props }) =>
  jsonResponse(catalogueFile.read(props))
