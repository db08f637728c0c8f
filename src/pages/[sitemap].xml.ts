import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/route.ts'
import { sitemapFile } from '#catalog/pages/sitemaps.ts'
import { writeSitemap } from '#domain/sitemap.ts'
import { textResponse } from '#i18n/text-response.ts'

export const getStaticPaths = sitemapFile.staticPaths

export const GET: APIRoute<PagePropsOf<typeof sitemapFile>> = ({ props }) =>
  textResponse(writeSitemap(sitemapFile.read(props)), 'application/xml')
