import type { PartyTotalTexts } from '#domain/booking/party-price.ts'
import type { WhoTexts } from '#domain/visit/visit-sentence.ts'
import type { Texts } from '#texts.ts'

/** The texts about the party and its price. */
export type VisitLabels = WhoTexts & PartyTotalTexts & Pick<Texts['filters'], 'clearVisit' | 'rateOf'>

/** The texts of a strip of days and its month; in a booking box also those of the hours and of its button. */
export type WhenTexts = Pick<Texts['bookingPanel'], 'day' | 'nextMonth' | 'otherDay' | 'previousMonth'> &
  Partial<Pick<Texts['bookingPanel'], 'choose' | 'hour'>>

/** The texts of the counts and ages alone. */
export type CountTexts = Pick<
  WhoTexts,
  'adultsField' | 'ageUnknown' | 'age_one' | 'age_other' | 'childAge' | 'childrenField' | 'fewer' | 'oneMore'
>

/** The texts of the fields for who comes and for whether they have a car. */
export type PartyTexts = CountTexts & Pick<Texts['filters'], 'carFreeField' | 'party'>
