import type { PartyTotalTexts } from '#domain/booking/party-price.ts'
import type { WhoTexts } from '#domain/visit/visit-sentence.ts'
import type { Texts } from '#texts.ts'

/** The texts about the party and its price. */
export type VisitLabels = WhoTexts & PartyTotalTexts & Pick<Texts['filters'], 'clearVisit' | 'rateOf'>
