import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/route.ts'
import { loginFile } from '#catalog/pages/login.ts'
import { jsonResponse } from '#i18n/data-files.ts'
import { loginTexts } from '#i18n/account-texts.ts'

export const getStaticPaths = loginFile.staticPaths

export const GET: APIRoute<PagePropsOf<typeof loginFile>> = ({ props }) =>
  jsonResponse({ ...loginTexts(loginFile.read(props).language) })
