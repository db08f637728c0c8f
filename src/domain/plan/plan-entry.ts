import { column, type Columns, isText, isTextOrNull } from '#domain/data/columnar-table.ts'
import { textWithLang } from '#domain/listing/text-with-lang.ts'
import type { TextWithLang } from '#domain/listing/listing-entry.ts'

/** What a plan tells of an experience, besides the day. Empty texts where there is nothing to tell. */
export interface PlanEntry {
  slug: string
  name: TextWithLang
  place: string
  price: string
  /** The day and time of an event. */
  when: string
}

export function writePlanEntries(entries: PlanEntry[]): Columns {
  return {
    name: entries.map(({ name }) => name.text),
    nameIn: entries.map(({ name }) => name.language),
    place: entries.map(({ place }) => place),
    price: entries.map(({ price }) => price),
    slug: entries.map(({ slug }) => slug),
    when: entries.map(({ when }) => when)
  }
}

/** By slug. Throws when the file is not one of these. */
export function readPlanEntries(table: Columns): ReadonlyMap<string, PlanEntry> {
  const name = column(table, 'name', isText)
  const nameIn = column(table, 'nameIn', isTextOrNull)
  const place = column(table, 'place', isText)
  const price = column(table, 'price', isText)
  const when = column(table, 'when', isText)
  return new Map(
    column(table, 'slug', isText).map((slug, row) => [
      slug,
      {
        name: textWithLang(name[row], nameIn[row]),
        place: place[row] ?? '',
        price: price[row] ?? '',
        slug,
        when: when[row] ?? ''
      }
    ])
  )
}
