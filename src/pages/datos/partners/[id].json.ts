import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { partnerFile } from '#catalog/pages/catalogue/partners.ts'
import { jsonResponse } from '#i18n/listing/data-files.ts'

export const getStaticPaths = partnerFile.staticPaths

export const GET: APIRoute<PagePropsOf<typeof partnerFile>> = ({ props }) =>
  jsonResponse({ ...partnerFile.read(props) })
