import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { sitemapFile } from '#catalog/pages/site/sitemaps.ts'
import { writeSitemap } from '#domain/page/sitemap.ts'
import { textResponse } from '#i18n/site/text-response.ts'
import { settings } from '#settings.ts'

export const getStaticPaths = sitemapFile.staticPaths

export const GET: APIRoute<PagePropsOf<typeof sitemapFile>> = ({ props }) =>
  textResponse(writeSitemap(settings.site, sitemapFile.read(props)), 'application/xml')
