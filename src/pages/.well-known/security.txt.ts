import type { APIRoute } from 'astro'

import { addressIn } from '#domain/canonical.ts'
import { languages } from '#domain/locale.ts'
import { routes } from '#domain/routes.ts'
import { security, settings } from '#settings.ts'

/** Whom to tell of a weakness (RFC 9116). The date is that of the settings: two builds of one content must not differ. */
const lines = [
  `Contact: mailto:${security.email}`,
  `Expires: ${security.contactUntil}`,
  `Preferred-Languages: ${languages.join(', ')}`,
  `Canonical: ${settings.site}/.well-known/security.txt`,
  `Policy: ${addressIn('es', routes.legal)}`
]

export const GET: APIRoute = () =>
  new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
