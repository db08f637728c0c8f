import type { VisitTexts } from '#domain/visit/visit-sentence.ts'
import type { WhenTexts } from '#islands/visit/visit-labels.ts'
import type { Texts } from '#texts.ts'

type Meeting = Texts['meeting']

/** The texts of the card of a meeting point. */
export interface MeetingLabels
  extends
    Meeting,
    Pick<Texts['bookingPanel'], 'retry'>,
    Pick<Texts['plan'], 'browse'>,
    Pick<Texts['schedule'], 'allDay' | 'untilTime'> {
  streets: Texts['map']
  visit: VisitTexts
  walk: string
  when: Omit<WhenTexts, 'day'>
}
