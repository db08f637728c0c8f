import type { Problem } from '#contract/problems/problem.ts'
import { type Addressed, assignSlugs, type Ownership } from './addresses.ts'
import { createPatch } from '#contract/reading/memoize-decoder.ts'
import { createNotes } from '#contract/reading/reader.ts'
import type { CollectionName } from '#contract/reading/snapshot.ts'

/** Gives every document of a collection a slug of its own, and tells the editors whose slug is another one than they wrote. */
export function createUniqueSlugs<Item extends Addressed>(
  collection: CollectionName,
  reserved: readonly string[]
): (items: Item[], ownership: Omit<Ownership, 'reserved'>, problems: Problem[]) => Item[] {
  const patch = createPatch<Item, Pick<Addressed, 'slug'>>()
  return (items, ownership, problems) => {
    const given = assignSlugs(items, { ...ownership, reserved })
    return items.map(item => {
      const slug = given.get(item.id) ?? item.slug
      if (slug === item.slug) return item
      const problem = reserved.includes(item.slug)
        ? 'es una dirección reservada'
        : 'es la dirección de otro documento'
      createNotes(problems, collection, item.id)(
        'slug',
        { expected: `otro; mientras, ${slug}`, problem },
        item.slug
      )
      return patch(item, { slug })
    })
  }
}
