import type { Category } from '#domain/category.ts'
import type { Experience } from '#domain/experience.ts'
import { wholeRegion } from '#domain/province.ts'
import { firstTime, timeOfDay } from '#domain/schedule.ts'
import { isMotif, type Motif, type Scene } from './motif.ts'
import type { PosterSubject } from './poster.ts'

/** What the poster of an experience is drawn from: its category, its province and the hour at which it begins. */
export function subjectOf(experience: Experience, category: Category | undefined): PosterSubject {
  const [province = wholeRegion] = experience.provinces
  return {
    light: timeOfDay(startOf(experience)),
    motif: motifOf(experience, category),
    province,
    seed: experience.id
  }
}

/** Without a motif of its own category an event is a feast, and anything else a white village. */
function motifOf({ isEvent }: Experience, category: Category | undefined): Motif | Scene {
  const named = category?.motif ?? null
  if (named !== null && isMotif(named)) return named
  return isEvent ? 'fiesta' : 'pueblo'
}

/** The clock time is read off the moment itself, which is written with the offset of Andalusia. */
function startOf({ eventDate, schedules }: Experience): string | null {
  return eventDate?.start.slice(11, 16) ?? firstTime(schedules)
}
