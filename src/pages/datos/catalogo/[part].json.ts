import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { cataloguePart } from '#catalog/pages/listing/feeds.ts'
import { jsonResponse } from '#i18n/listing/data-files.ts'

export const getStaticPaths = cataloguePart.staticPaths

export const GET: APIRoute<PagePropsOf<typeof cataloguePart>> = ({ props }) =>
  jsonResponse(cataloguePart.read(props))
