import { z } from 'zod/mini'

import { isDocumentId } from '#domain/text/document-id.ts'
import { type Language, languages, perLanguage } from '#domain/text/locale.ts'
import { tidyLine, tidyLines } from '#domain/text/plain-text.ts'
import { isSlug } from '#domain/text/slug.ts'
import type { LocalizedText } from '#domain/text/text.ts'

/** Ids as documents have them: never a path. */
export const id = z.string().check(z.refine(isDocumentId))

/** The slug of an experience. */
export const slug = z.string().check(z.refine(isSlug))

const longestText = 400

/** A text of one line, as it travels. It is tidied where it enters: what arrives is what is stored and shown. */
export function text(longest = longestText) {
  return z.string().check(z.overwrite(tidyLine), z.maxLength(longest))
}

/** A text of several lines. */
export function textLines(longest: number) {
  return z.string().check(z.overwrite(tidyLines), z.maxLength(longest))
}

/** A moment in ISO 8601; Firestore gives its own kind where one was written. */
export const moment = z.codec(z.unknown(), z.pipe(z.unknown(), z.iso.datetime({ offset: true })), {
  decode: isoOf,
  encode: value => value
})

const inLanguage = z.nullish(text())
const textsPerLanguage = z.object(perLanguage(() => inLanguage))

/** A plain text is Spanish. */
const texts = z.codec(z.unknown(), z.pipe(z.unknown(), textsPerLanguage), {
  decode: value => (typeof value === 'string' ? { es: value } : value),
  encode: value => value
})

/** A text per language. At least one language has something to read. */
export const localizedText = z.codec(texts, z.custom<LocalizedText>(), {
  decode: (read, context) => {
    const found = withoutGaps(read)
    if (Object.keys(found).length === 0) context.issues.push({ code: 'custom', input: read })
    return found
  },
  encode: value => value
})

/** The language in which a person reads the site: Spanish, where it is not said. */
export const ownLanguage = z.codec(z.optional(z.enum(languages)), z.enum(languages), {
  decode: language => language ?? 'es',
  encode: language => language
})

/** Reads a missing value as null. */
export function nullable<Output, Input>(schema: z.ZodMiniType<Output, Input>) {
  return z.codec(z.nullish(schema), z.custom<Output | null>(), {
    decode: value => value ?? null,
    encode: value => value
  })
}

/** Reads with a schema; null when it does not fit. */
export function readerOf<Value>(schema: z.ZodMiniType<Value>): (value: unknown) => Value | null {
  return value => {
    const parsed = z.safeParse(schema, value)
    return parsed.success ? parsed.data : null
  }
}

function isoOf(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  const { toDate }: { toDate?: unknown } = Object(value)
  const date: unknown = typeof toDate === 'function' ? toDate.call(value) : null
  return date instanceof Date ? date.toISOString() : value
}

function withoutGaps(texts: Partial<Record<Language, string | null | undefined>>): LocalizedText {
  const found: LocalizedText = {}
  for (const language of languages) if (texts[language]) found[language] = texts[language]
  return found
}
