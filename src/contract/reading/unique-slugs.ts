import { slugOf } from '#domain/text/slug.ts'
import { createPatch } from './memory.ts'
import type { Problem } from '#contract/problems/problem.ts'
import { noteInto } from './reader.ts'
import type { CollectionName } from './snapshot.ts'

interface Addressed {
  id: string
  slug: string
}

/** Gives every document of a collection a slug of its own. */
export function createUniqueSlugs<Item extends Addressed>(
  collection: CollectionName,
  reserved: readonly string[]
): (items: Item[], problems: Problem[]) => Item[] {
  const patch = createPatch<Item, Pick<Addressed, 'slug'>>()
  return (items, problems) => {
    const replaced = replacedSlugs(items, reserved)
    return items.map(item => {
      const slug = replaced.get(item.id)
      if (slug === undefined) return item
      const problem = reserved.includes(item.slug)
        ? 'es una dirección reservada'
        : 'otro documento tiene el mismo'
      noteInto(problems, collection, item.id)(
        'slug',
        { expected: `otro; mientras, ${slug}`, problem },
        item.slug
      )
      return patch(item, { slug })
    })
  }
}

/**
 * The slugs that cannot stay, by id, with what stands in their place: the first owner of a slug keeps it, the others get
 * their id behind it. Reserved slugs belong to nobody.
 */
function replacedSlugs(owners: readonly Addressed[], reserved: readonly string[]): Map<string, string> {
  const written = new Set([...reserved, ...owners.map(({ slug }) => slug)])
  const taken = new Set(reserved)
  const replaced = new Map<string, string>()
  for (const { id, slug } of owners) {
    if (taken.has(slug)) replaced.set(id, freeSlug(`${slug}-${slugOf(id)}`, written))
    taken.add(slug)
  }
  return replaced
}

/** Also a made slug may exist already: `x-1` beside the second `x`, whose id is `1`. Marks what it gives as taken. */
function freeSlug(wanted: string, taken: Set<string>): string {
  let slug = wanted
  for (let count = 2; taken.has(slug); count += 1) slug = `${wanted}-${count}`
  taken.add(slug)
  return slug
}
