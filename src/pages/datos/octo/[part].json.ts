import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { octoFile } from '#catalog/pages/listing/feeds.ts'
import { octoProducts } from '#i18n/feeds/octo.ts'
import { jsonResponse } from '#i18n/listing/data-files.ts'

export const getStaticPaths = octoFile.staticPaths

export const GET: APIRoute<PagePropsOf<typeof octoFile>> = ({ props }) =>
  jsonResponse(octoProducts(octoFile.read(props).products))
