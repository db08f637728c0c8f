import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/route.ts'
import { indexNowFile } from '#catalog/pages/index-now.ts'

export const getStaticPaths = indexNowFile.staticPaths

export const GET: APIRoute<PagePropsOf<typeof indexNowFile>> = ({ props }) =>
  new Response(indexNowFile.read(props).key, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
