import { z } from 'zod'

import type { CookieDefinition } from '#domain/privacy/cookie-definition.ts'
import { parsedOrNull, trimmed } from './fitting.ts'

/** Mandatory cookies count as accepted, whatever is written. */
export const cookieDocument = z
  .object({
    aceptada: z.boolean(),
    descripcion: trimmed,
    id: trimmed.min(1),
    nombre: trimmed.min(1),
    obligatoria: z.boolean(),
    subtitle: trimmed
  })
  .transform(({ aceptada, descripcion, id, nombre, obligatoria, subtitle }): CookieDefinition => ({
    description: descripcion,
    id,
    isAccepted: obligatoria || aceptada,
    isMandatory: obligatoria,
    name: nombre,
    subtitle
  }))

export function decodeCookieDefinition(document: unknown): CookieDefinition | null {
  return parsedOrNull(cookieDocument, document)
}

export function encodeCookieDefinition(cookie: CookieDefinition): z.input<typeof cookieDocument> {
  return {
    aceptada: cookie.isAccepted,
    descripcion: cookie.description,
    id: cookie.id,
    nombre: cookie.name,
    obligatoria: cookie.isMandatory,
    subtitle: cookie.subtitle
  }
}
