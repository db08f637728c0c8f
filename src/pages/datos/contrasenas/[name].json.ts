import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { commonPasswordsFile } from '#catalog/pages/site/text-files.ts'
import { jsonResponse } from '#i18n/listing/data-files.ts'

export const getStaticPaths = commonPasswordsFile.staticPaths

export const GET: APIRoute<PagePropsOf<typeof commonPasswordsFile>> = ({ props }) =>
  jsonResponse(commonPasswordsFile.read(props))
