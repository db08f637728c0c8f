import type { ListingEntry, Town } from './files/listing-entry.ts'
import type { Language } from '#domain/text/locale.ts'

/** The towns of some entries, each once, by their names. */
export function townsOf(entries: readonly Pick<ListingEntry, 'town'>[], language: Language): Town[] {
  const bySlug = new Map(entries.flatMap(({ town }) => (town === null ? [] : [[town.slug, town] as const])))
  return [...bySlug.values()].toSorted((a, b) => a.name.localeCompare(b.name, language))
}
