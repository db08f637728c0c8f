import type { Card } from '#domain/catalogue/card.ts'
import type { Company } from '#domain/catalogue/company.ts'
import type { Experience } from '#domain/catalogue/experience.ts'

/** What the plan's file of an experience is made of. */
export interface PlanSource extends Pick<Experience, 'isIndoor' | 'schedules' | 'slug'> {
  card: Card
  /** Where it is on the map of the region, in its units. */
  spot: [x: number, y: number] | null
}

/** What the file of meeting points is made of. */
export interface MeetingSource extends Pick<
  Experience,
  | 'address'
  | 'freeCancellationHours'
  | 'guideLanguages'
  | 'importantHtml'
  | 'included'
  | 'meetingPoint'
  | 'notIncluded'
  | 'slug'
> {
  company: Pick<Company, 'name' | 'phone'> | null
}
