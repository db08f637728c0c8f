import { timeInAndalusia } from './day.ts'
import type { Experience, Photo } from './experience.ts'
import { firstTime, type TimeOfDay, timeOfDay } from './schedule.ts'

/** What a list shows of an experience, and nothing else: a change of its other texts leaves the lists as they are. */
export interface Card extends Pick<
  Experience,
  | 'address'
  | 'categoryIds'
  | 'durationMinutes'
  | 'eventDate'
  | 'hiddenFor'
  | 'iconIn'
  | 'id'
  | 'isEvent'
  | 'isMeta'
  | 'isVip'
  | 'municipality'
  | 'name'
  | 'position'
  | 'priceFrom'
  | 'provinces'
  | 'slug'
  | 'tagline'
> {
  light: TimeOfDay
  /** The poster motif of its first category; null when that has none. */
  motif: string | null
  photo: Photo | null
}

/** The light in which it usually takes place: that of its date, else of its first time. */
export function lightOf({ eventDate, schedules }: Experience): TimeOfDay {
  return timeOfDay(eventDate ? timeInAndalusia(eventDate.start) : firstTime(schedules))
}

export function cardOf(experience: Experience, motif: string | null): Card {
  return {
    address: experience.address,
    categoryIds: experience.categoryIds,
    durationMinutes: experience.durationMinutes,
    eventDate: experience.eventDate,
    hiddenFor: experience.hiddenFor,
    iconIn: experience.iconIn,
    id: experience.id,
    isEvent: experience.isEvent,
    isMeta: experience.isMeta,
    isVip: experience.isVip,
    light: lightOf(experience),
    motif,
    municipality: experience.municipality,
    name: experience.name,
    photo: experience.photos[0] ?? null,
    position: experience.position,
    priceFrom: experience.priceFrom,
    provinces: experience.provinces,
    slug: experience.slug,
    tagline: experience.tagline
  }
}
