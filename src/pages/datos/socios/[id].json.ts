import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { partnerKitFile } from '#catalog/pages/catalogue/partner-kit.ts'
import { jsonResponse } from '#i18n/listing/data-files.ts'

export const getStaticPaths = partnerKitFile.staticPaths

export const GET: APIRoute<PagePropsOf<typeof partnerKitFile>> = ({ props }) =>
  jsonResponse(partnerKitFile.read(props))
