import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { bordersFile } from '#catalog/pages/listing/data.ts'
import { writeBorders } from '#domain/place/province-at.ts'
import { jsonResponse } from '#i18n/listing/data-files.ts'

export const getStaticPaths = bordersFile.staticPaths

export const GET: APIRoute<PagePropsOf<typeof bordersFile>> = ({ props }) =>
  jsonResponse(writeBorders(bordersFile.read(props).borders))
