import {
  areNumbers,
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
import type { CardPhoto, CardTexts, EventEntry, ListingEntry, Town } from './listing-entry.ts'
import { accessFacts } from '#domain/listing/listing-state.ts'
import { type Language, languages } from '#domain/text/locale.ts'
import { operatingModes } from '#domain/partner/mode.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import type { Coordinates } from '#domain/place/place.ts'
import { provinceSlugs } from '#domain/place/province.ts'
import type { Schedule } from '#domain/time/schedule.ts'
import { type PackedSchedule, packSchedule, unpackSchedule } from '#domain/time/schedule-file.ts'
import { readMergeOrder } from '#domain/data/shards.ts'

/** Positions are kept in steps of a hundred-thousandth of a degree: about a metre. */
const stepsPerDegree = 100_000

/** The file of a province's listing: each row is an experience, in the initial order. */
export function writeListing(entries: ListingEntry[]): Columns {
  const categories = [...new Set(entries.flatMap(entry => entry.categories))]
  const timetables = new Map<string, number>()
  const timetable = entries.map(({ schedules }) => numberIn(timetables, packed(schedules)))
  return {
    access: entries.map(({ access }) => maskOf(accessFacts, access)),
    carFree: entries.map(({ isCarFree }) => Number(isCarFree)),
    cards: writeCards(entries),
    categories,
    guides: entries.map(({ guides }) => maskOf(languages, guides)),
    hiddenFor: entries.map(({ hiddenFor }) => maskOf(operatingModes, hiddenFor)),
    inCategories: entries.map(entry => entry.categories.map(slug => categories.indexOf(slug))),
    lat: entries.map(({ position }) => position && Math.round(position.lat * stepsPerDegree)),
    lng: entries.map(({ position }) => position && Math.round(position.lng * stepsPerDegree)),
    minutes: entries.map(({ durationMinutes }) => durationMinutes),
    name: entries.map(({ name }) => name.text),
    nameIn: entries.map(({ name }) => name.language),
    price: entries.map(({ price }) => price),
    priceFromText: entries.map(({ priceFromText }) => priceFromText),
    priceText: entries.map(({ priceText }) => priceText),
    rates: entries.map(({ rates }) => rates),
    slug: entries.map(({ slug }) => slug),
    timetable,
    timetables: [...timetables.keys()].map((text): unknown => JSON.parse(text)),
    town: entries.map(({ town }) => town?.slug ?? null),
    townName: entries.map(({ town }) => town?.name ?? null),
    whatsappIn: entries.map(({ whatsappIn }) => maskOf(operatingModes, whatsappIn))
  }
}

/** Memoized, because every language and province has the same schedules. */
const packed = memoizeWeak((schedules: Schedule[]) => JSON.stringify(schedules.map(packSchedule)))

/** Throws when the file is not one of these. */
export function readListing(table: Columns): ListingEntry[] {
  const read = columnsOf(table)
  return read.slug.map((slug, row) => ({
    access: unmasked(accessFacts, read.access[row] ?? 0),
    card: read.cards[row] ?? null,
    categories: (read.inCategories[row] ?? []).flatMap(index => read.categories[index] ?? []),
    durationMinutes: read.minutes[row] ?? null,
    eventDate: null,
    guides: unmasked(languages, read.guides[row] ?? 0),
    hiddenFor: unmasked(operatingModes, read.hiddenFor[row] ?? 0),
    isCarFree: read.carFree[row] === 1,
    name: textWithLang(read.name[row], read.nameIn[row]),
    position: positionOf(read.lat[row] ?? null, read.lng[row] ?? null),
    price: read.price[row] ?? null,
    priceFromText: read.priceFromText[row] ?? '',
    priceText: read.priceText[row] ?? '',
    rates: read.rates[row] ?? '',
    schedules: read.timetables[read.timetable[row] ?? -1] ?? [],
    slug,
    town: townOf(read.town[row] ?? null, read.townName[row] ?? null),
    whatsappIn: unmasked(operatingModes, read.whatsappIn[row] ?? 0)
  }))
}

/** Where it is stands here and not with the other addresses, which every page brings. */
export const eventsRoute = (language: Language): string => `/datos/citas/${language}.json`

/** The file of the events to come, each with its dates and provinces beside it. */
export function writeEvents(entries: EventEntry[]): Columns {
  return {
    ends: entries.map(({ eventDate }) => eventDate?.end ?? null),
    listing: writeListing(entries),
    provinces: entries.map(({ provinces }) => maskOf(provinceSlugs, provinces)),
    starts: entries.map(({ eventDate }) => eventDate?.start ?? '')
  }
}

/** Throws when the file is not one of these. */
export function readEvents(file: Columns): EventEntry[] {
  const ends = column(file, 'ends', isTextOrNull)
  const starts = column(file, 'starts', isText)
  if (!isColumns(file.listing)) throw new TypeError('The file of the events has no list')
  const provinces = column(file, 'provinces', isNumber)
  return readListing(file.listing).map((entry, row) => ({
    ...entry,
    eventDate: { end: ends[row] ?? null, start: starts[row] ?? '' },
    provinces: unmasked(provinceSlugs, provinces[row] ?? 0)
  }))
}

/** A file of a province, or that of the region, which puts its own list and the order of all beside one another. Throws when it is neither. */
export function readListingFile(file: Columns): { entries: ListingEntry[]; mergeOrder: string } {
  const { listing } = file
  return isColumns(listing)
    ? { entries: readListing(listing), mergeOrder: readMergeOrder(file) }
    : { entries: readListing(file), mergeOrder: '' }
}

function columnsOf(table: Columns) {
  return {
    access: column(table, 'access', isNumber),
    carFree: column(table, 'carFree', isNumber),
    cards: readCards(table.cards),
    categories: column(table, 'categories', isText),
    guides: column(table, 'guides', isNumber),
    hiddenFor: column(table, 'hiddenFor', isNumber),
    inCategories: column(table, 'inCategories', areNumbers),
    lat: column(table, 'lat', isNumberOrNull),
    lng: column(table, 'lng', isNumberOrNull),
    minutes: column(table, 'minutes', isNumberOrNull),
    name: column(table, 'name', isText),
    nameIn: column(table, 'nameIn', isTextOrNull),
    price: column(table, 'price', isNumberOrNull),
    priceFromText: column(table, 'priceFromText', isText),
    priceText: column(table, 'priceText', isText),
    rates: column(table, 'rates', isText),
    slug: column(table, 'slug', isText),
    timetable: column(table, 'timetable', isNumber),
    timetables: column(table, 'timetables', areSchedules).map(packed => packed.map(unpackSchedule)),
    town: column(table, 'town', isTextOrNull),
    townName: column(table, 'townName', isTextOrNull),
    whatsappIn: column(table, 'whatsappIn', isNumber)
  }
}

/** The number of a value among those met before; a new one gets the next number. */
function numberIn(known: Map<string, number>, value: string): number {
  const number = known.get(value) ?? known.size
  known.set(value, number)
  return number
}

function positionOf(lat: number | null, lng: number | null): Coordinates | null {
  return lat === null || lng === null ? null : { lat: lat / stepsPerDegree, lng: lng / stepsPerDegree }
}

function townOf(slug: string | null, name: string | null): Town | null {
  return slug === null || name === null ? null : { name, slug }
}

function areSchedules(value: unknown): value is PackedSchedule[] {
  return Array.isArray(value) && value.every(areTexts)
}

/** Writes the texts of the cards, one row per entry; null when no entry has any. */
function writeCards(entries: ListingEntry[]): Columns | null {
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

function readCards(table: unknown): CardTexts[] {
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
