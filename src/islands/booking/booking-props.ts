import type { VisitTexts } from '#domain/visit/visit-sentence.ts'
import type { Texts } from '#texts.ts'

/** Who sells the experience, and how they can be reached. */
export interface Seller {
  name: string
  phone: string | null
  email: string | null
  address: string | null
}

type Booking = Texts['booking']
type Panel = Texts['bookingPanel']

/** The texts about the party and its price. */
export type VisitLabels = VisitTexts &
  Pick<
    Texts['filters'],
    | 'adultsField'
    | 'childrenAsAdults'
    | 'childrenField'
    | 'clearVisit'
    | 'partyTotal'
    | 'partyAge'
    | 'partyTotalFrom'
    | 'rateOf'
  >

/** The texts of the booking box, of every way of booking. */
export interface BookingLabels
  extends
    Pick<
      Booking,
      | 'contactUs'
      | 'link'
      | 'notice'
      | 'noticeFree'
      | 'phone'
      | 'qr'
      | 'qrNote'
      | 'ticketShop'
      | 'ticketShopNote'
      | 'whatsapp'
    >,
    Pick<
      Panel,
      | 'asking'
      | 'back'
      | 'closedThatDay'
      | 'day'
      | 'dayPast'
      | 'failed'
      | 'freeNoMore'
      | 'freeUntil'
      | 'hour'
      | 'notThatDay'
      | 'noticeOpen'
      | 'offline'
      | 'openFrom'
      | 'options'
      | 'overThatDay'
      | 'qrOpen'
      | 'qrTitle'
      | 'retry'
      | 'slow'
      | 'soldOutThatDay'
      | 'startsAt'
    >,
    Pick<Texts['detail'], 'gettingThere'> {
  call: string
  close: string
  visit: VisitLabels
  write: string
}
