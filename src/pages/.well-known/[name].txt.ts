import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/routing/route.ts'
import { securityContactFile } from '#catalog/pages/site/security-contact.ts'
import { addressIn } from '#domain/page/canonical.ts'
import { languages } from '#domain/text/locale.ts'
import { routes } from '#domain/site/routes.ts'
import { securityEmail, settings } from '#settings.ts'
import { textResponse } from '#i18n/site/text-response.ts'

export const getStaticPaths = securityContactFile.staticPaths

/** Whom to tell of a weakness (RFC 9116). */
export const GET: APIRoute<PagePropsOf<typeof securityContactFile>> = ({ props }) => {
  const lines = [
    `Contact: mailto:${securityEmail}`,
    `Expires: ${securityContactFile.read(props).until}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${settings.site}/.well-known/security.txt`,
    `Policy: ${addressIn(settings.site, 'es', routes.legal)}`
  ]
  return textResponse(`${lines.join('\n')}\n`, 'text/plain')
}
