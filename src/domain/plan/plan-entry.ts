import {
  areTexts,
  column,
  type Columns,
  isNumberOrNull,
  isText,
  isTextOrNull
} from '#domain/data/columnar-table.ts'
import type { Timetable } from '#domain/catalogue/availability.ts'
import { textWithLang } from '#domain/listing/text-with-lang.ts'
import type { TextWithLang } from '#domain/listing/files/listing-entry.ts'
import type { Coordinates } from '#domain/place/place.ts'
import { packSchedule, unpackSchedule } from '#domain/time/schedule-file.ts'

/** Data that a plan shows of an experience, besides the day. Texts are empty where there is nothing to tell. */
export interface PlanEntry extends Timetable {
  slug: string
  name: TextWithLang
  place: string
  price: string
  /** The rates for single people (`writeRates`): `0` for what is free, empty where none is known. */
  rates: string
  /** The day and time of an event. */
  when: string
  /** The address of its photograph, or of its poster. */
  picture: string
  position: Coordinates | null
  /** Where that is on the map of the region, in its units. */
  spot: [x: number, y: number] | null
  isIndoor: boolean
  /** It gathers others, as a town does. */
  isDestination: boolean
}

export function writePlanEntries(entries: PlanEntry[]): Columns {
  return {
    duration: entries.map(({ durationMinutes }) => durationMinutes),
    end: entries.map(({ eventDate }) => eventDate?.end ?? null),
    indoor: entries.map(({ isIndoor }) => Number(isIndoor)),
    lat: entries.map(({ position }) => position?.lat ?? null),
    lng: entries.map(({ position }) => position?.lng ?? null),
    meta: entries.map(({ isDestination }) => Number(isDestination)),
    name: entries.map(({ name }) => name.text),
    nameIn: entries.map(({ name }) => name.language),
    place: entries.map(({ place }) => place),
    picture: entries.map(({ picture }) => picture),
    price: entries.map(({ price }) => price),
    rates: entries.map(({ rates }) => rates),
    schedules: entries.map(({ schedules }) => schedules.map(packSchedule)),
    slug: entries.map(({ slug }) => slug),
    start: entries.map(({ eventDate }) => eventDate?.start ?? null),
    when: entries.map(({ when }) => when),
    x: entries.map(({ spot }) => spot?.[0] ?? null),
    y: entries.map(({ spot }) => spot?.[1] ?? null)
  }
}

/** By slug. Throws when the file is not one of these. */
export function readPlanEntries(table: Columns): ReadonlyMap<string, PlanEntry> {
  const texts = (name: string) => column(table, name, isText)
  const textsOrNull = (name: string) => column(table, name, isTextOrNull)
  const numbers = (name: string) => column(table, name, isNumberOrNull)
  const [name, nameIn, place, picture] = [
    texts('name'),
    textsOrNull('nameIn'),
    texts('place'),
    texts('picture')
  ]
  const [price, rates, when] = [texts('price'), texts('rates'), texts('when')]
  const [start, end] = [textsOrNull('start'), textsOrNull('end')]
  const duration = numbers('duration')
  const [lat, lng, x, y] = [numbers('lat'), numbers('lng'), numbers('x'), numbers('y')]
  const [indoor, meta] = [numbers('indoor'), numbers('meta')]
  const schedules = column(table, 'schedules', areSchedules)
  return new Map(
    texts('slug').map((slug, row) => [
      slug,
      {
        durationMinutes: duration[row] ?? null,
        eventDate: start[row] ? { end: end[row] ?? null, start: start[row] } : null,
        isIndoor: indoor[row] === 1,
        isDestination: meta[row] === 1,
        name: textWithLang(name[row], nameIn[row]),
        place: place[row] ?? '',
        position: pairOf(lat[row], lng[row], (north, east) => ({ lat: north, lng: east })),
        picture: picture[row] ?? '',
        price: price[row] ?? '',
        rates: rates[row] ?? '',
        schedules: schedules[row]?.map(unpackSchedule) ?? [],
        slug,
        spot: pairOf(x[row], y[row], (across, down) => [across, down]),
        when: when[row] ?? ''
      }
    ])
  )
}

function areSchedules(value: unknown): value is string[][] {
  return Array.isArray(value) && value.every(areTexts)
}

function pairOf<Pair>(
  one: number | null | undefined,
  other: number | null | undefined,
  join: (one: number, other: number) => Pair
): Pair | null {
  return typeof one === 'number' && typeof other === 'number' ? join(one, other) : null
}
