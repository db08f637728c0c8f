import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/route.ts'
import { sitemapFile } from '#catalog/pages/sitemaps.ts'
import { writeSitemap } from '#domain/sitemap.ts'

export const getStaticPaths = sitemapFile.staticPaths

export const GET: APIRoute<PagePropsOf<typeof sitemapFile>> = ({ props }) =>
  new Response(writeSitemap(sitemapFile.read(props)), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' }
  })
