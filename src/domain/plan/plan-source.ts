import type { Card } from '#domain/catalogue/card.ts'
import type { Company } from '#domain/catalogue/company.ts'
import type { Experience } from '#domain/catalogue/experience.ts'

/** What the plan's file of an experience is made of. */
export interface PlanSource extends Pick<Experience, 'isIndoor' | 'schedules' | 'slug'> {
  card: Card
  /** What a child pays, in euros; null where there is no such price. */
  child: number | null
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

/** The lowest price for a child; null where there is none. */
export function childPrice({ prices }: Pick<Experience, 'prices'>): number | null {
  const euros = prices
    .flatMap(({ amounts }) => amounts)
    .filter(({ audience }) => audience === 'nino')
    .map(amount => amount.euros)
  return euros.length > 0 ? Math.min(...euros) : null
}
