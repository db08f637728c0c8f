import type { APIRoute } from 'astro'

import { addressIn } from '#domain/page/canonical.ts'
import { routes } from '#domain/site/routes.ts'
import { textResponse } from '#i18n/site/text-response.ts'
import { settings } from '#settings.ts'

const lines = [
  'User-agent: *',
  'Allow: /',
  'Disallow: /fn/',
  '',
  `Sitemap: ${addressIn(settings.site, 'es', routes.sitemapIndex)}`
]

export const GET: APIRoute = () => textResponse(`${lines.join('\n')}\n`, 'text/plain')
