import type { StartSpan } from '#domain/catalogue/availability.ts'
import type { Card } from '#domain/catalogue/card.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { Province } from '#domain/place/province.ts'
import type { Language } from '#domain/text/locale.ts'
import type { Day } from '#domain/time/calendar-day.ts'

import type { EmbedSubject } from './embed-routes.ts'

/** Which file of an embed: its address behind the language, and what it shows. Cards that are asked for by id lie in shards. */
export interface EmbedIds {
  cards: string
  language: Language
  subject: Exclude<EmbedSubject, { kind: 'list' }> | { kind: 'list' } | { kind: 'shard'; shard: number }
}

/** Data from which an embed is written. */
export interface EmbedSource {
  category: Category | null
  groups: { cards: { card: Card; starts: StartSpan[] }[]; day: Day | null }[]
  language: Language
  /** The day of its prices. */
  pricesOf: Day
  /** The place that it is about; null for cards that were chosen one by one. */
  province: Province | null
}
