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
  photo: Photo | null
}

const cards = new WeakMap<Experience, Card>()

/** The same card for the same experience, so that lists can be compared cheaply. */
export function cardOf(experience: Experience): Card {
  const known = cards.get(experience)
  if (known) return known
  const card = drawCard(experience)
  cards.set(experience, card)
  return card
}

/** The light in which it usually takes place: that of its date, else of its first time. */
export function lightOf({ eventDate, schedules }: Experience): TimeOfDay {
  return timeOfDay(eventDate ? eventDate.start.slice(11, 16) : firstTime(schedules))
}

function drawCard(experience: Experience): Card {
  return {
    address: experience.address,
    categoryIds: experience.categoryIds,
    durationMinutes: experience.durationMinutes,
    eventDate: experience.eventDate,
    hiddenFor: experience.hiddenFor,
    iconIn: experience.iconIn,
    id: experience.id,
    isEvent: experience.isEvent,
    isVip: experience.isVip,
    light: lightOf(experience),
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
