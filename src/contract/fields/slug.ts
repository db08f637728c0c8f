import { isSlug, slugOf, slugOfId } from '#domain/text/slug.ts'
import { readIn, type LocalizedText } from '#domain/text/text.ts'
import type { Note } from '#contract/reading/decoding.ts'

/** A slug may get an id behind it. */
const longestWithoutId = 120

/** The slug as written, put right where needed; without one, made from the name, at worst from the id. */
export function readSlug(written: string | null, name: LocalizedText, id: string, note: Note): string {
  if (written === null) return made(readIn('es', name).text, id)
  if (isSlug(written) && written.length <= longestWithoutId) return written
  const slug = made(slugOf(written) === '' ? readIn('es', name).text : written, id)
  note(
    'slug',
    { expected: `minúsculas, cifras y guiones: ${slug}`, problem: 'tiene caracteres que no valen' },
    written
  )
  return slug
}

function made(text: string, id: string): string {
  return cut(slugOf(text)) || slugOfId(id)
}

function cut(slug: string): string {
  return slug.slice(0, longestWithoutId).replace(/-+$/, '')
}
