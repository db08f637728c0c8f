import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { shortAddressesFile } from '#catalog/pages/catalogue/partners.ts'
import { jsonResponse } from '#i18n/listing/data-files.ts'

export const getStaticPaths = shortAddressesFile.staticPaths

export const GET: APIRoute<PagePropsOf<typeof shortAddressesFile>> = ({ props }) =>
  jsonResponse(shortAddressesFile.read(props))
