import type { APIRoute } from 'astro'

import { addressIn } from '#domain/canonical.ts'
import { routes } from '#domain/routes.ts'

const lines = [
  'User-agent: *',
  'Allow: /',
  'Disallow: /fn/',
  '',
  `Sitemap: ${addressIn('es', routes.sitemapIndex)}`
]

export const GET: APIRoute = () =>
  new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
