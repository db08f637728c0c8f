import type { Bookings } from './booking.ts'
import type { Composition } from 'posters/compositions'
import { type Language, languages } from '#domain/text/locale.ts'
import type { OperatingMode } from '#domain/partner/mode.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import type { Coordinates } from '#domain/place/place.ts'
import type { Focus } from './photo/focus.ts'
import type { Price, PriceFrom } from './price.ts'
import { type OwnProvince, type ProvinceSlug, wholeRegion } from '#domain/place/province.ts'
import type { Day } from '#domain/time/calendar-day.ts'
import { type DayOff, nextDayOff, stillToCome } from '#domain/time/day-off.ts'
import type { Schedule } from '#domain/time/schedule.ts'
import { isWrittenIn, type LocalizedText } from '#domain/text/text.ts'

/** A picture supplied by the operator. Sizes in pixels, null when the document does not state them. */
export interface Photo {
  url: string
  alt: LocalizedText | null
  width: number | null
  height: number | null
  /** The point that stays in view when the picture is cropped; null means its middle. */
  focus: Focus | null
}

/** Accessibility as the business states it; null where it states nothing. */
export interface Accessibility {
  stepFree: boolean | null
  wheelchair: boolean | null
  pushchair: boolean | null
  dogs: boolean | null
  shade: boolean | null
}

/** When an event takes place. Moments in ISO 8601 with their offset. */
export interface EventDate {
  start: string
  end: string | null
}

/** How a meta experience appears in the municipality menu. */
export interface MetaMenu {
  isInMenu: boolean
  menuName: LocalizedText | null
  logoUrl: string | null
}

/** A leisure experience (specification, section 3, with the additions of `docs/documents.md`). Html texts are sanitised. */
export interface Experience {
  id: string
  slug: string
  name: LocalizedText
  tagline: LocalizedText | null
  descriptionHtml: LocalizedText | null
  gettingThereHtml: LocalizedText | null
  cancellationHtml: LocalizedText | null
  importantHtml: LocalizedText | null
  address: string | null
  municipality: string | null
  meetingPoint: LocalizedText | null
  position: Coordinates | null
  provinces: OwnProvince[]
  categoryIds: string[]
  photos: Photo[]
  /** The poster stands first, its photographs below; else the first photograph does. */
  isPosterFirst: boolean
  prices: Price[]
  priceFrom: PriceFrom
  schedules: Schedule[]
  /** When it is closed or sold out. Its schedules leave these days out. */
  daysOff: DayOff[]
  /** The first one of the coming week: a catalogue finds it. */
  nextDayOff: DayOff | null
  durationMinutes: number | null
  isVip: boolean
  isHidden: boolean
  hiddenFor: OperatingMode[]
  /** Modes in which its icon shows: good by rental car, near the stay. */
  iconIn: OperatingMode[]
  isEvent: boolean
  eventDate: EventDate | null
  keywords: string[]
  bookings: Bookings
  isDestination: boolean
  metaMenu: MetaMenu | null
  /** The meta experiences it belongs to. */
  destinationIds: string[]
  companyId: string | null
  guideLanguages: string[]
  /** From the meeting to the end, in order. */
  steps: LocalizedText[]
  included: LocalizedText[]
  notIncluded: LocalizedText[]
  /** Free of charge until so many hours before the start; null when not stated. */
  freeCancellationHours: number | null
  /** Years; null when not stated. Nobody younger takes part. */
  minimumAge: number | null
  /** Years; null when not stated. Nobody older takes part. */
  maximumAge: number | null
  accessibility: Accessibility
  isIndoor: boolean
  /** One gets there without a car; false also where nothing is said about it. */
  isCarFree: boolean
  /** Composition of the poster as its document says. In a catalogue it is never null. */
  motif: Composition | null
  /** Which colours of its province its poster is printed in: a catalogue chooses them. */
  paletteVariant: number | null
  tourismRegistration: string | null
  /** Place in the editors' own order; null comes after the numbered ones. */
  rank: number | null
  /** Moment of the last change by an editor, ISO 8601. */
  updated: string | null
}

/** The visitor who looks: in which mode, and inside which meta experience, if any. */
export interface Viewer {
  mode: OperatingMode
  metaId: string | null
}

/** Hidden experiences only show inside a meta experience; a mode may exclude others (specification, section 4). */
export function isVisibleTo(viewer: Viewer, experience: Experience): boolean {
  if (experience.isHidden && viewer.metaId === null) return false
  return !experience.hiddenFor.includes(viewer.mode)
}

/** The whole region holds every experience. */
export function isIn(province: ProvinceSlug, experience: Experience): boolean {
  return province === wholeRegion || experience.provinces.includes(province)
}

/** Whether its main text, name and description, can be read in that language (quality check S5). */
export function isTranslatedTo(language: Language, { descriptionHtml, name }: Experience): boolean {
  return isWrittenIn(language, name) && (descriptionHtml === null || isWrittenIn(language, descriptionHtml))
}

/** All that it is translated to. */
export const languagesOf = memoizeWeak((experience: Experience): Language[] =>
  languages.filter(language => isTranslatedTo(language, experience))
)

const seenBefore = new WeakMap<Experience, Experience>()

/** An experience as a day sees it: days off that are over are gone, and the next one is known. One that says the same as before is the same object. */
export function withDaysOffFrom(day: Day, experience: Experience): Experience {
  if (experience.daysOff.length === 0) return experience
  const daysOff = stillToCome(experience.daysOff, day)
  const next = nextDayOff(daysOff, day)
  const known = seenBefore.get(experience)
  if (known?.daysOff.length === daysOff.length && known.nextDayOff === next) return known
  const seen = { ...experience, daysOff, nextDayOff: next }
  seenBefore.set(experience, seen)
  return seen
}
