import type { Card } from '#domain/catalogue/card.ts'
import type { Company } from '#domain/catalogue/company.ts'
import type { Experience } from '#domain/catalogue/experience.ts'

/** Data from which an experience's plan file is written. */
export interface PlanSource extends Pick<Experience, 'isIndoor' | 'schedules' | 'slug'> {
  card: Card
  /** Where it is on the map of the region, in its units. */
  spot: [x: number, y: number] | null
}

/** Data from which the file of meeting points is written. */
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
