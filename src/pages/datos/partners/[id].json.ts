import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/route.ts'
import { partnerFile } from '#catalog/pages/partners.ts'
import { jsonResponse } from '#i18n/data-files.ts'

export const getStaticPaths = partnerFile.staticPaths

export const GET: APIRoute<PagePropsOf<typeof partnerFile>> = ({ props }) =>
  jsonResponse({ ...partnerFile.read(props) })
