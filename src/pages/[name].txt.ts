import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/route.ts'
import { guideFile } from '#catalog/pages/twins.ts'
import { guideText } from '#i18n/feeds/twin.ts'

export const getStaticPaths = guideFile.staticPaths

export const GET: APIRoute<PagePropsOf<typeof guideFile>> = ({ props }) =>
  new Response(guideText(guideFile.read(props).provinces))
