import type { APIRoute } from 'astro'

import type { PagePropsOf } from '#catalog/route.ts'
import { securityContactFile } from '#catalog/pages/security-contact.ts'
import { addressIn } from '#domain/canonical.ts'
import { languages } from '#domain/locale.ts'
import { routes } from '#domain/routes.ts'
import { securityEmail, settings } from '#settings.ts'
import { textResponse } from '#i18n/text-response.ts'

export const getStaticPaths = securityContactFile.staticPaths

/** Whom to tell of a weakness (RFC 9116). */
export const GET: APIRoute<PagePropsOf<typeof securityContactFile>> = ({ props }) => {
  const lines = [
    `Contact: mailto:${securityEmail}`,
    `Expires: ${securityContactFile.read(props).until}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${settings.site}/.well-known/security.txt`,
    `Policy: ${addressIn('es', routes.legal)}`
  ]
  return textResponse(`${lines.join('\n')}\n`, 'text/plain')
}
