import { z } from 'zod'

import { type LocalizedText, readIn } from '#domain/text/text.ts'

import { isDraft } from '#contract/reading/draft.ts'
import { line, requiredName } from './fields.ts'
import { readSlug } from './slug.ts'

const named = z.object({ nombre: requiredName, slug: line })

/** The slug under which a document has its page, without reading the rest of it; null when it cannot have one, or is a draft. */
export function pageSlug(id: string, document: Record<string, unknown>): string | null {
  if (isDraft(document)) return null
  const parsed = named.safeParse(document)
  return parsed.success ? readSlug(parsed.data.slug, parsed.data.nombre, id, () => {}) : null
}

/** The name of a document in Spanish, or in a language it has; null when it has none. */
export function nameIn(document: unknown): string | null {
  const names = namesIn(document)
  return names && readIn('es', names).text
}

/** The name of a document in its languages; null when it has none. */
export function namesIn(document: unknown): LocalizedText | null {
  const parsed = named.safeParse(document)
  return parsed.success ? parsed.data.nombre : null
}
