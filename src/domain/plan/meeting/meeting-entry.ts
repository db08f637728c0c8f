import {
  areTexts,
  column,
  type Columns,
  isNumberOrNull,
  isText,
  isTextOrNull
} from '#domain/data/columnar-table.ts'
import type { TextWithLang } from '#domain/listing/files/listing-entry.ts'
import { textWithLang } from '#domain/listing/text-with-lang.ts'

/** Data needed to be at the meeting point, besides those of a plan. Texts are empty where there is nothing to tell. */
export interface MeetingEntry {
  slug: string
  /** Where people meet, in words. */
  where: TextWithLang
  address: string
  company: string
  phone: string | null
  /** The names of the languages that the guide speaks. */
  languages: string
  /** Free of charge until so many hours before the start; null when not stated. */
  cancellationHours: number | null
  /** Things that guests bring themselves, and the company's notes. */
  bring: string[]
  included: string[]
}

export function writeMeetings(entries: MeetingEntry[]): Columns {
  return {
    address: entries.map(({ address }) => address),
    bring: entries.map(({ bring }) => bring),
    cancellation: entries.map(({ cancellationHours }) => cancellationHours),
    company: entries.map(({ company }) => company),
    included: entries.map(({ included }) => included),
    languages: entries.map(({ languages }) => languages),
    phone: entries.map(({ phone }) => phone),
    slug: entries.map(({ slug }) => slug),
    where: entries.map(({ where }) => where.text),
    whereIn: entries.map(({ where }) => where.language)
  }
}

/** By slug. Throws when the file is not one of these. */
export function readMeetings(table: Columns): ReadonlyMap<string, MeetingEntry> {
  const texts = (name: string) => column(table, name, isText)
  const lists = (name: string) => column(table, name, areTexts)
  const [address, company, languages, where] = [
    texts('address'),
    texts('company'),
    texts('languages'),
    texts('where')
  ]
  const [phone, whereIn] = [column(table, 'phone', isTextOrNull), column(table, 'whereIn', isTextOrNull)]
  const [bring, included] = [lists('bring'), lists('included')]
  const cancellation = column(table, 'cancellation', isNumberOrNull)
  return new Map(
    texts('slug').map((slug, row) => [
      slug,
      {
        address: address[row] ?? '',
        bring: bring[row] ?? [],
        cancellationHours: cancellation[row] ?? null,
        company: company[row] ?? '',
        included: included[row] ?? [],
        languages: languages[row] ?? '',
        phone: phone[row] ?? null,
        slug,
        where: textWithLang(where[row], whereIn[row])
      }
    ])
  )
}
