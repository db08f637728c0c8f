import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/route.ts'
import { bordersFile } from '#catalog/pages/data.ts'
import { writeBorders } from '#domain/province-at.ts'
import { jsonResponse } from '#i18n/data-files.ts'

export const getStaticPaths = bordersFile.staticPaths

export const GET: APIRoute<PagePropsOf<typeof bordersFile>> = ({ props }) =>
  jsonResponse(writeBorders(bordersFile.read(props).borders))
