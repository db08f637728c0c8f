import {
  areTexts,
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
import type { CardPhoto, CardTexts, ListingEntry } from './listing-entry.ts'
import { operatingModes } from '#domain/partner/mode.ts'

/** Writes the texts of the cards, one row per entry; null when no entry has any. */
export function writeCards(entries: ListingEntry[]): Columns | null {
  const cards = entries.flatMap(({ card }) => card ?? [])
  if (cards.length < entries.length || cards.length === 0) return null
  return {
    date: cards.map(({ date }) => date),
    dayOff: cards.map(({ dayOff }) => dayOff),
    duration: cards.map(({ duration }) => duration),
    featured: cards.map(({ featured }) => featured),
    freeCancellationHours: cards.map(({ freeCancellationHours }) => freeCancellationHours),
    iconIn: cards.map(({ iconIn }) => maskOf(operatingModes, iconIn)),
    photo: cards.map(({ photo }) => (photo === null ? [] : writePhoto(photo))),
    picture: cards.map(({ picture }) => picture),
    tagline: cards.map(({ tagline }) => tagline?.text ?? null),
    taglineIn: cards.map(({ tagline }) => tagline?.language ?? null)
  }
}

export function readCards(table: unknown): CardTexts[] {
  if (!isColumns(table)) return []
  const textOf = (name: string) => {
    const texts = column(table, name, isText)
    return (row: number) => texts[row] ?? ''
  }
  const [date, dayOff, duration] = [textOf('date'), textOf('dayOff'), textOf('duration')]
  const [featured, picture] = [textOf('featured'), textOf('picture')]
  const freeCancellationHours = column(table, 'freeCancellationHours', isNumberOrNull)
  const photo = column(table, 'photo', areTexts)
  const tagline = column(table, 'tagline', isTextOrNull)
  const taglineIn = column(table, 'taglineIn', isTextOrNull)
  return column(table, 'iconIn', isNumber).map((iconIn, row) => {
    const line = tagline[row] ?? null
    return {
      date: date(row),
      dayOff: dayOff(row),
      duration: duration(row),
      featured: featured(row),
      freeCancellationHours: freeCancellationHours[row] ?? null,
      iconIn: unmasked(operatingModes, iconIn),
      photo: readPhoto(photo[row] ?? []),
      picture: picture(row),
      tagline: line === null ? null : textWithLang(line, taglineIn[row])
    }
  })
}

/** A list without an address says that the card has no photograph. */
function writePhoto({ alt, height, src, srcset, width }: CardPhoto): string[] {
  return [src, String(width), String(height), alt, srcset]
}

function readPhoto([src, width, height, alt = '', srcset = '']: string[]): CardPhoto | null {
  if (src === undefined) return null
  return { alt, height: Number(height), place: 'card', src, srcset, width: Number(width) }
}
