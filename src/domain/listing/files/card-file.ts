import {
  column,
  type Columns,
  isColumns,
  isNumber,
  isNumberOrNull,
  isText,
  isTextOrNull,
  maskOf,
  unmasked
} from '#domain/data/columnar-table.ts'
import { textWithLang } from '#domain/listing/text-with-lang.ts'
import type { CardTexts, ListingEntry } from './listing-entry.ts'
import { operatingModes } from '#domain/partner/mode.ts'

/** Writes the texts of the cards, one row per entry; null when no entry has any. */
export function writeCards(entries: ListingEntry[]): Columns | null {
  const cards = entries.flatMap(({ card }) => card ?? [])
  if (cards.length < entries.length || cards.length === 0) return null
  const off = cards.flatMap(({ dayOff }, row) => (dayOff === '' ? [] : [{ dayOff, row }]))
  return {
    // Few have one: it is named with the row.
    dayOff: off.map(({ dayOff }) => dayOff),
    dayOffRow: off.map(({ row }) => row),
    facts: cards.map(({ facts }) => facts),
    freeCancellationHours: cards.map(({ freeCancellationHours }) => freeCancellationHours),
    iconIn: cards.map(({ iconIn }) => maskOf(operatingModes, iconIn)),
    picture: cards.map(({ picture }) => picture),
    tagline: cards.map(({ tagline }) => tagline?.text ?? null),
    taglineIn: cards.map(({ tagline }) => tagline?.language ?? null)
  }
}

export function readCards(table: unknown): CardTexts[] {
  if (!isColumns(table)) return []
  const freeCancellationHours = column(table, 'freeCancellationHours', isNumberOrNull)
  const iconIn = column(table, 'iconIn', isNumber)
  const picture = column(table, 'picture', isText)
  const tagline = column(table, 'tagline', isTextOrNull)
  const taglineIn = column(table, 'taglineIn', isTextOrNull)
  const dayOffs = column(table, 'dayOff', isText)
  const dayOffRows = column(table, 'dayOffRow', isNumber)
  return column(table, 'facts', isText).map((facts, row) => {
    const line = tagline[row] ?? null
    return {
      dayOff: dayOffs[dayOffRows.indexOf(row)] ?? '',
      facts,
      freeCancellationHours: freeCancellationHours[row] ?? null,
      iconIn: unmasked(operatingModes, iconIn[row] ?? 0),
      picture: picture[row] ?? '',
      tagline: line === null ? null : textWithLang(line, taglineIn[row])
    }
  })
}
