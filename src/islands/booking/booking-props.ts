import type { MessageTexts } from '#domain/booking/booking-message.ts'
import type { VisitLabels } from '#islands/visit/visit-labels.ts'
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
      | 'failed'
      | 'freeNoMore'
      | 'freeUntil'
      | 'hour'
      | 'nextMonth'
      | 'notThatDay'
      | 'noticeOpen'
      | 'offline'
      | 'options'
      | 'otherDay'
      | 'overThatDay'
      | 'previousMonth'
      | 'qrOpen'
      | 'qrTitle'
      | 'retry'
      | 'slow'
      | 'soldOutThatDay'
    >,
    Pick<Texts['detail'], 'gettingThere'> {
  call: string
  freeHours_one: string
  freeHours_other: string
  freeUntilStart: string
  close: string
  /** In each language of the message. */
  messages: Omit<MessageTexts, 'intro'>[]
  sample: Texts['bookingSample']
  visit: VisitLabels
  write: string
}
