import type { VisitLabels } from '#islands/visit/visit-labels.ts'
import type { Texts } from '#texts.ts'

type Plan = Texts['plan']

/** The texts of the plan page. */
export interface PlanLabels
  extends
    Plan,
    Pick<Texts['bookingPanel'], 'retry'>,
    Pick<Texts['schedule'], 'allDay' | 'untilTime'>,
    Pick<Texts['share'], 'copied'> {
  copyFailed: string
  priceFrom: string
  /** Name of a meeting point's card. */
  meeting: string
  weather: Texts['weather']
  when: Pick<Texts['bookingPanel'], 'hour' | 'nextMonth' | 'otherDay' | 'previousMonth'>
  whenAndWho: string
  visit: VisitLabels
}
