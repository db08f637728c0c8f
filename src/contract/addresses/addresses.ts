import { slugOfId } from '#domain/text/slug.ts'
import { z } from 'zod'

/** Collections whose documents have pages at addresses of their own making. */
export const addressedCollections = ['experiencias', 'categorias', 'preguntas'] as const
export type AddressedCollection = (typeof addressedCollections)[number]

/** The id of the document that an address belongs to: addresses of before, and of documents that are gone, too. */
export type Owners = Readonly<Record<string, string>>
export type AddressBook = Readonly<Record<AddressedCollection, Owners>>

const owners = z.record(z.string(), z.string()).default({})

export const addressBook = z.object({
  categorias: owners,
  experiencias: owners,
  preguntas: owners
} satisfies Record<AddressedCollection, typeof owners>)

export const noAddresses: AddressBook = { categorias: {}, experiencias: {}, preguntas: {} }

/** An item that is shown at an address. */
export interface Addressed {
  id: string
  slug: string
  /** When it was changed last, ISO 8601, where that is known. */
  updated?: string | null
}

export interface Ownership {
  owners: Owners
  /** Documents that are not public now and may be again: drafts, and those that cannot be read. */
  kept: ReadonlySet<string>
  reserved: readonly string[]
}

/** Of the documents those that are not among the public items. */
export function retainedIds(
  documents: readonly { id: string }[],
  items: readonly { id: string }[]
): ReadonlySet<string> {
  const shown = new Set(items.map(({ id }) => id))
  return new Set(documents.filter(({ id }) => !shown.has(id)).map(({ id }) => id))
}

/**
 * The slug of each item, by its id. An address belongs to the document that was published there first, as long as that document wants it or is kept for later; one that moved away leaves its
 * old address to the next that wants it. Where an address has no owner, the item that was changed longest ago has it, then the first of the list: a copy is newer than what it was copied
 * from. A document that does not get the address it wants keeps the one it was given before, or gets the next free one.
 */
export function assignSlugs(items: readonly Addressed[], ownership: Ownership): ReadonlyMap<string, string> {
  const wanting = Map.groupBy(items, ({ slug }) => slug)
  const winners = winnersOf(wanting, ownership)
  const second = secondAddresses(items, winners, ownership)
  const given = new Map<string, string>()
  const taken = new Set([...ownership.reserved, ...wanting.keys(), ...second.values()])
  for (const { id, slug } of items) {
    const own = second.get(id) ?? (winners.get(slug) === id ? slug : null)
    if (own !== null) given.set(id, own)
  }
  for (const { id, slug } of items)
    if (!given.has(id)) given.set(id, freeSlug(`${slug}-${slugOfId(id)}`, id, taken, ownership))
  return given
}

/** The owner of each address that is wanted, by the address. */
function winnersOf(
  wanting: ReadonlyMap<string, Addressed[]>,
  { kept, owners, reserved }: Ownership
): Map<string, string> {
  const winners = new Map<string, string>()
  for (const [slug, all] of wanting) {
    const owner = ownerOf(slug, owners)
    if (reserved.includes(slug) || (owner !== null && kept.has(owner))) continue
    const winner = all.find(({ id }) => id === owner) ?? all.toSorted(byAge)[0]
    if (winner) winners.set(slug, winner.id)
  }
  return winners
}

function byAge({ updated: one }: Addressed, { updated: other }: Addressed): number {
  const [first, second] = [one ?? '', other ?? '']
  return first < second ? -1 : Number(first > second)
}

/**
 * The addresses that items were given before, of those that do not get what they want. Each of them may keep another item from what it wants, which then has
 * perhaps an address of before, too.
 */
function secondAddresses(
  items: readonly Addressed[],
  winners: Map<string, string>,
  { owners, reserved }: Ownership
): Map<string, string> {
  const second = new Map<string, string>()
  let losers = items.filter(({ id, slug }) => winners.get(slug) !== id)
  while (losers.length > 0) {
    const wanted = new Map(losers.map(({ id, slug }) => [id, slug]))
    for (const [slug, id] of Object.entries(owners))
      if (!second.has(id) && !reserved.includes(slug) && slug.startsWith(`${wanted.get(id) ?? '/'}-`))
        second.set(id, slug)
    const kept = new Set(second.values())
    losers = items.filter(({ id, slug }) => kept.has(slug) && winners.get(slug) === id && !second.has(id))
    for (const { slug } of losers) winners.delete(slug)
  }
  return second
}

/** Also a made slug may exist already: `x-1` beside the second `x`, whose id is `1`. Marks what it gives as taken. */
function freeSlug(wanted: string, id: string, taken: Set<string>, { owners }: Ownership): string {
  const isFree = (slug: string) => !taken.has(slug) && (ownerOf(slug, owners) ?? id) === id
  let slug = wanted
  for (let count = 2; !isFree(slug); count += 1) slug = `${wanted}-${count}`
  taken.add(slug)
  return slug
}

function ownerOf(slug: string, owners: Owners): string | null {
  return Object.hasOwn(owners, slug) ? (owners[slug] ?? null) : null
}

/** Who owns which address after these items were published: the same object when there is no new owner. */
export function ownersAfter(owners: Owners, items: readonly Addressed[]): Owners {
  const news = items.filter(({ id, slug }) => ownerOf(slug, owners) !== id)
  if (news.length === 0) return owners
  return { ...owners, ...Object.fromEntries(news.map(({ id, slug }) => [slug, id])) }
}
